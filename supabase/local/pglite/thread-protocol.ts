/** What the main thread gives the thread that holds the database when it starts. */
export interface DatabaseLocation {
  /** Where the files of the database are. */
  folder: string
  /** Postgres, compiled. */
  program: WebAssembly.Module
}

/** What the main thread asks the thread that holds the database. */
export interface Request {
  id: number
  /** Scripts may hold several statements, and answer with no rows. */
  kind: 'query' | 'script' | 'close'
  sql: string
  params: readonly unknown[]
}

/** What the thread says: once that it is open or why not, then an answer for each request. */
export type Reply = { id: number } & (
  | { rows: unknown[]; forced: number }
  | { error: SerializedError }
)

/** The id of the first reply: the database is open, or could not be opened. */
export const OPENING = 0

/** An error as it travels between threads, where only its plain values arrive. */
export interface SerializedError {
  message: string
  stack: string | undefined
  /** What Postgres says of it: code, detail, hint, constraint and the like. */
  fields: Record<string, unknown>
}

export function serializeError(error: unknown): SerializedError {
  if (!(error instanceof Error)) return { message: String(error), stack: undefined, fields: {} }
  const told = Object.entries(error).filter(([, value]) =>
    ['string', 'number'].includes(typeof value),
  )
  return { message: error.message, stack: error.stack, fields: Object.fromEntries(told) }
}

export function deserializeError({ message, stack, fields }: SerializedError): Error {
  const error = Object.assign(new Error(message), fields)
  if (stack !== undefined) error.stack = stack
  return error
}
