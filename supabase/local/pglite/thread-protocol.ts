/** The data that the database thread gets when it starts. */
export interface DatabaseLocation {
  /** The folder of the database's files. */
  folder: string
  /** Postgres, compiled. */
  program: WebAssembly.Module
}

/** A request from the main thread to the database thread. */
export interface Request {
  id: number
  /** Scripts may contain several statements, and return no rows. */
  kind: 'query' | 'script' | 'close'
  sql: string
  params: readonly unknown[]
}

/** A message of the database thread: the result of the opening, then a reply per request. */
export type Reply = { id: number } & (
  | { rows: unknown[]; forced: number }
  | { error: SerializedError }
)

/** The id of the first reply: the database is open, or could not be opened. */
export const OPENING = 0

/** An error serialized for another thread, which only receives plain values. */
export interface SerializedError {
  message: string
  stack: string | undefined
  /** Postgres's details: code, detail, hint, constraint and the like. */
  fields: Record<string, unknown>
}

export function serializeError(error: unknown): SerializedError {
  if (!(error instanceof Error)) return { message: String(error), stack: undefined, fields: {} }
  const fields = Object.entries(error).filter(([, value]) =>
    ['string', 'number'].includes(typeof value),
  )
  return { message: error.message, stack: error.stack, fields: Object.fromEntries(fields) }
}

export function deserializeError({ message, stack, fields }: SerializedError): Error {
  const error = Object.assign(new Error(message), fields)
  if (stack !== undefined) error.stack = stack
  return error
}
