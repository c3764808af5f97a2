/** A request that is answered with a status and PostgREST's error body. */
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

/** The database is unavailable: the request is valid and may succeed later. */
export class DatabaseUnavailableError extends Error {
  constructor(cause: unknown) {
    super('The database cannot be reached.', { cause })
  }
}

/** Names a feature that the local Supabase lacks: an empty list would be wrong. */
export function createNotImplementedError(feature: string): HttpError {
  return new HttpError(501, 'not_implemented', `The local Supabase does not implement ${feature}.`)
}

/** The error that both database drivers throw when Postgres refuses. */
export interface PostgresError extends Error {
  code: string
  detail?: string
  hint?: string
}

export function isPostgresError(error: unknown): error is PostgresError {
  // The codes of system errors, such as EPIPE, may look like Postgres's codes.
  if (!(error instanceof Error) || 'syscall' in error) return false
  const code = 'code' in error ? error.code : null
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)
}

/** Returns whether the file system is full, or takes no writes at the moment. */
export function isDiskFull(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException
  return code === 'ENOSPC' || code === 'EDQUOT'
}

/**
 * Returns whether a disk takes no writes, or fails. Postgres has no code for it: "could not open"
 * or extend a file has the code of a missing privilege.
 */
function isDiskStuck(error: unknown): boolean {
  if (isPostgresError(error)) {
    const { code, message } = error
    return code === '58030' || (code === '42501' && message.startsWith('could not '))
  }
  return ['EROFS', 'EIO'].includes((error as NodeJS.ErrnoException).code ?? '')
}

/** What Fastify throws before a handler sees the request, such as of a body that is too large. */
interface FastifyError extends Error {
  code: string
  statusCode: number
}

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('FST_')
}

function toHttpError({ code, statusCode, message }: FastifyError): HttpError {
  const text = code === 'FST_ERR_BAD_URL' ? 'The address is malformed' : message
  return new HttpError(statusCode, String(statusCode), text)
}

/** The response while nothing can be read or written: the device keeps its edits and retries. */
const AWAY = new HttpError(503, 'PGRST000', 'Database connection error. Retrying the connection.')
const FULL = new HttpError(503, '53100', 'There is no room left on the disk.')
const STUCK = new HttpError(503, '58030', 'The disk takes no writes.')
const FAULT = new HttpError(500, 'XX000', 'Internal server error')

/** Converts any error for the client: unexpected errors reveal nothing. */
export function toPublicError(error: unknown): HttpError | PostgresError {
  if (isDiskStuck(error)) return STUCK
  if (error instanceof HttpError || isPostgresError(error)) return error
  if (isFastifyError(error)) return toHttpError(error)
  if (error instanceof DatabaseUnavailableError) return AWAY
  return isDiskFull(error) ? FULL : FAULT
}

/** Returns PostgREST's body for an error, and its status. */
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

/** SQLSTATEs and PostgREST's statuses; the first match counts, all others are 400. */
const STATUSES: readonly [code: RegExp, status: number][] = [
  [/^(23503|23505)$/, 409],
  [/^25006$/, 405],
  // The role stays anon: to PostgREST no user is signed in.
  [/^42501$/, 401],
  [/^(42883|42P01)$/, 404],
  [/^P0001$/, 400],
  [/^(53400|42P17|21000)$/, 500],
  // PostgREST returns 500 for the last two when a procedure raises them; only servers do.
  [/^(08|53)|^57P0[123]$/, 503],
  [/^(0L|0P|28)/, 403],
  [/^(09|25|2D|38|39|3B|40|54|55|57|58|F0|HV|P0|XX)/, 500],
]

function statusOf(code: string): number {
  // A status that our procedures choose: PT401 is 401.
  const [, chosen] = /^PT([2-9]\d\d)$/.exec(code) ?? []
  if (chosen) return Number(chosen)
  if (code.startsWith('PT')) return 500
  return STATUSES.find(([codes]) => codes.test(code))?.[1] ?? 400
}
