import type { ClinicDatabase } from '#db/database.ts'
import { readMeta } from '#db/meta.ts'
import { hasMorePages, FULL_PULL } from '#model/cursors.ts'
import type { SyncResponse } from '#model/mutation.ts'
import type { PullRemote } from '#remote/remote.ts'

import { applySyncResponse } from './apply-response.ts'

/** A visitor's round: there is never anything to send. */
export async function pullOnce(
  db: ClinicDatabase,
  remote: PullRemote,
  now: () => number = Date.now,
): Promise<'idle' | 'more'> {
  const since = (await readMeta(db, 'cursor')) ?? null
  const response = await pull(db, remote, since)
  const applied = await applySyncResponse(db, { asked: since, response, now: now() })
  const cursor = await readMeta(db, 'cursor')
  return applied && cursor && !hasMorePages(cursor) ? 'idle' : 'more'
}

/**
 * Asks what changed. A device that never had anything takes it in portions; one whose mirror is to be
 * fetched again takes the new one as a whole, so that its reader misses nothing meanwhile [R19].
 */
export async function pull(
  db: ClinicDatabase,
  remote: PullRemote,
  since: string | null,
): Promise<SyncResponse> {
  const isFirst = since === null && (await readMeta(db, 'filled')) === undefined
  return remote.pull(isFirst ? null : (since ?? FULL_PULL))
}
