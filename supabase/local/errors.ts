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
  [/^(08|53)|^57P01$/, 503],
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
