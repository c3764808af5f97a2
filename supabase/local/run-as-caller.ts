import type { IncomingHttpHeaders } from 'node:http'

import type { FastifyRequest } from 'fastify'

import { ADDRESS_HEADER, getClientAddress } from './client-address.ts'
import type { Queryable, Transactions } from './database.ts'
import { getPath } from './request.ts'

/** The timeout of one statement, the same as for signed-in users of hosted Supabase. */
const STATEMENT_LIMIT_MS = 8000

/** What the database knows of a request. */
export interface Caller {
  method: string
  path: string
  headers: IncomingHttpHeaders
  /** The database role; without it `anon`, as for everyone from outside. */
  role?: 'anon' | 'service_role'
}

/** The same request, saying where it comes from. */
export function toCaller(request: FastifyRequest): Caller {
  const { method, headers } = request
  const address = { [ADDRESS_HEADER]: getClientAddress(request) }
  return { method, path: getPath(request), headers: { ...headers, ...address } }
}

/**
 * Runs `work` in one transaction as the visitor, with the request where our procedures expect it.
 */
export function runAsCaller<T>(
  db: Transactions,
  caller: Caller,
  isReadOnly: boolean,
  work: (tx: Queryable) => Promise<T>,
): Promise<T> {
  // Behind the hosted gateway the services get only their own part of the path.
  const path = caller.path.replace(/^\/\w+\/v1/, '')
  const begin = async (tx: Queryable) => {
    await tx.query(
      `select set_config('transaction_read_only', $1, true), set_config('role', $6, true),
        set_config('search_path', 'public, extensions', true),
        set_config('statement_timeout', $5, true), set_config('request.headers', $2, true),
        set_config('request.method', $3, true), set_config('request.path', $4, true)`,
      [
        isReadOnly ? 'on' : 'off',
        JSON.stringify(caller.headers),
        caller.method,
        path,
        `${STATEMENT_LIMIT_MS}ms`,
        caller.role ?? 'anon',
      ],
    )
    return work(tx)
  }
  return db.transaction(begin, { limitMs: STATEMENT_LIMIT_MS })
}
