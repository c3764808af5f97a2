/** A request that is answered with a status and PostgREST's error body instead of a result. */
export class HttpError extends Error {
  readonly status: number
  readonly code: string
  readonly details: string | null
  readonly hint: string | null

  constructor(status: number, code: string, message: string, details: string | null = null) {
    super(message)
    this.status = status
    this.code = code
    this.details = details
    this.hint = null
  }
}

/** The database cannot be reached just now: nothing is wrong with the request, and later it may succeed. */
export class DatabaseUnavailableError extends Error {
  constructor(cause: unknown) {
    super('The database cannot be reached.', { cause })
  }
}

/** Says by name what the local Supabase does not do: an empty list would be a lie. */
export function createNotImplementedError(what: string): HttpError {
  return new HttpError(501, 'not_implemented', `The local Supabase does not implement ${what}.`)
}

/** What both database drivers throw when Postgres refuses. */
export interface PostgresError extends Error {
  code: string
  detail?: string
  hint?: string
}

export function isPostgresError(error: unknown): error is PostgresError {
  // The names of the system's own errors, such as EPIPE, may look like Postgres's codes.
  if (!(error instanceof Error) || 'syscall' in error) return false
  const code = 'code' in error ? error.code : null
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)
}

/** Whether the file system has no room left, or lets nothing be written just now. */
export function isDiskFull(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException
  return code === 'ENOSPC' || code === 'EDQUOT'
}

/**
 * Whether a disk takes no writes, or fails. Postgres has no code of its own for the first: a file
 * that it "could not" open or extend has the code of a right that is missing.
 */
function isDiskStuck(error: unknown): boolean {
  if (isPostgresError(error)) {
    const { code, message } = error
    return code === '58030' || (code === '42501' && message.startsWith('could not '))
  }
  return ['EROFS', 'EIO'].includes((error as NodeJS.ErrnoException).code ?? '')
}

/** What a device hears while nothing can be read or written: it keeps its edits and asks again. */
const AWAY = new HttpError(503, 'PGRST000', 'Database connection error. Retrying the connection.')
const FULL = new HttpError(503, '53100', 'There is no room left on the disk.')
const STUCK = new HttpError(503, '58030', 'The disk takes no writes.')
const FAULT = new HttpError(500, 'XX000', 'Internal server error')

/** What any error looks like to the client: nothing is told of errors we did not expect. */
export function toPublicError(error: unknown): HttpError | PostgresError {
  if (isDiskStuck(error)) return STUCK
  if (error instanceof HttpError || isPostgresError(error)) return error
  if (error instanceof URIError) return new HttpError(400, '400', 'The address is malformed')
  if (error instanceof DatabaseUnavailableError) return AWAY
  return isDiskFull(error) ? FULL : FAULT
}

/** PostgREST's body for an error, and the status that goes with it. */
export function toPostgrestError(thrown: unknown) {
  const error = toPublicError(thrown)
  const { code, message, hint = null } = error
  const isRefusal = error instanceof HttpError
  const details = isRefusal ? error.details : (error.detail ?? null)
  return {
    status: isRefusal ? error.status : statusOf(code),
    body: { code, details, hint, message },
  }
}

/** SQLSTATEs and the statuses PostgREST gives them; the first that fits counts, all others are 400. */
const STATUSES: readonly [code: RegExp, status: number][] = [
  [/^(23503|23505)$/, 409],
  [/^25006$/, 405],
  // The role stays anon: to PostgREST nobody has signed in.
  [/^42501$/, 401],
  [/^(42883|42P01)$/, 404],
  [/^P0001$/, 400],
  [/^(53400|42P17|21000)$/, 500],
  // PostgREST answers the last two with 500 when a procedure raises them; nobody's does, servers do.
  [/^(08|53)|^57P0[123]$/, 503],
  [/^(0L|0P|28)/, 403],
  [/^(09|25|2D|38|39|3B|40|54|55|57|58|F0|HV|P0|XX)/, 500],
]

function statusOf(code: string): number {
  // A status of our procedures' own choice: PT401 is 401.
  const [, chosen] = /^PT([2-9]\d\d)$/.exec(code) ?? []
  if (chosen) return Number(chosen)
  if (code.startsWith('PT')) return 500
  return STATUSES.find(([codes]) => codes.test(code))?.[1] ?? 400
}
