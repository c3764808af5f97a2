import type { Queryable, Transactions } from './database.ts'
import type { HttpRequest } from './http.ts'

/** The timeout of one statement, the same as for signed-in users of hosted Supabase. */
const STATEMENT_LIMIT_MS = 8000

/**
 * Runs `work` in one transaction as the visitor, with the request where our procedures expect it.
 */
export function runAsCaller<T>(
  db: Transactions,
  call: Pick<HttpRequest, 'method' | 'path' | 'headers' | 'role'>,
  isReadOnly: boolean,
  work: (tx: Queryable) => Promise<T>,
): Promise<T> {
  // Behind the hosted gateway the services get only their own part of the path.
  const path = call.path.replace(/^\/\w+\/v1/, '')
  const begin = async (tx: Queryable) => {
    await tx.query(
      `select set_config('transaction_read_only', $1, true), set_config('role', $6, true),
        set_config('search_path', 'public, extensions', true),
        set_config('statement_timeout', $5, true), set_config('request.headers', $2, true),
        set_config('request.method', $3, true), set_config('request.path', $4, true)`,
      [
        isReadOnly ? 'on' : 'off',
        JSON.stringify(call.headers),
        call.method,
        path,
        `${STATEMENT_LIMIT_MS}ms`,
        call.role ?? 'anon',
      ],
    )
    return work(tx)
  }
  return db.transaction(begin, { limitMs: STATEMENT_LIMIT_MS })
}
