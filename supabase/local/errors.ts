/** A request that is answered with a status and PostgREST's error body instead of a result. */
export class Refusal extends Error {
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

/** Says by name what the local Supabase does not do: an empty list would be a lie. */
export function notImplemented(what: string): Refusal {
  return new Refusal(501, 'not_implemented', `The local Supabase does not implement ${what}.`)
}

/** What both database drivers throw when Postgres refuses. */
export interface PostgresError extends Error {
  code: string
  detail?: string
  hint?: string
}

export function isPostgresError(error: unknown): error is PostgresError {
  const code = error instanceof Error && 'code' in error ? error.code : null
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)
}

/** PostgREST's body for an error, and the status that goes with it. */
export function asPostgrest(error: Refusal | PostgresError) {
  const { code, message, hint = null } = error
  const isRefusal = error instanceof Refusal
  const details = isRefusal ? error.details : (error.detail ?? null)
  return {
    status: isRefusal ? error.status : statusOf(code, message),
    body: { code, details, hint, message },
  }
}

/** The most telling part of a SQLSTATE first: a whole code, then its class. As PostgREST does. */
const STATUS: Record<string, number> = {
  '23503': 409,
  '23505': 409,
  '25006': 405,
  '42501': 401, // The role stays anon: to PostgREST nobody has signed in.
  '42883': 404,
  '42P01': 404,
  '42P17': 500,
  '53400': 500,
  '57P01': 503,
  P0001: 400,
  '08': 503,
  '09': 500,
  '0L': 403,
  '0P': 403,
  '25': 500,
  '28': 403,
  '2D': 500,
  '38': 500,
  '39': 500,
  '3B': 500,
  '40': 500,
  '53': 503,
  '54': 500,
  '55': 500,
  '57': 500,
  '58': 500,
  F0: 500,
  HV: 500,
  P0: 500,
  XX: 500,
}

function statusOf(code: string, message: string): number {
  if (code.startsWith('PT')) {
    const status = Number(code.slice(2))
    return status >= 200 && status <= 999 ? status : 500
  }
  if (code === '21000') return message.endsWith('requires a WHERE clause') ? 400 : 500
  return STATUS[code] ?? STATUS[code.slice(0, 2)] ?? 400
}
