import type { FastifyRequest } from 'fastify'

import type { Database } from './database.ts'
import { HttpError } from './errors.ts'
import { runAsCaller, toCaller } from './run-as-caller.ts'

/** A name and a password, or a cursor, have a few hundred bytes. */
const MOST_OF_STRANGERS = 16 * 1024

/**
 * Refuses a caller without a session before a push or another large body is read: parsing a
 * megabyte takes the time of ten pages. The procedure checks the session again.
 */
export async function requireSession(
  db: Database,
  procedure: string,
  request: FastifyRequest,
): Promise<void> {
  const { method, headers } = request
  if (method !== 'POST') return
  // In chunks a body says no length.
  const length = 'transfer-encoding' in headers ? Infinity : Number(headers['content-length'] ?? 0)
  if (procedure !== 'sync_push' && length <= MOST_OF_STRANGERS) return
  if ((headers['x-session-token'] ?? '') !== '') {
    const [caller] = await runAsCaller(db, toCaller(request), true, (tx) =>
      tx.query<{ isStaff: boolean }>('select private.uid() is not null as "isStaff"'),
    )
    if (caller?.isStaff) return
  }
  throw new HttpError(401, 'PT401', 'Sign in again')
}
