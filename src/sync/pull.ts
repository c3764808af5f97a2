import type { ClinicDatabase } from '#db/database.ts'
import { readMeta } from '#db/meta.ts'
import { hasMorePages, FULL_PULL } from '#model/cursors.ts'
import type { SyncResponse } from '#model/mutation.ts'
import type { PullRemote } from '#remote/remote.ts'

import { applySyncResponse } from './apply-response.ts'

/** Runs a visitor's sync cycle, which has nothing to push. */
export async function pullOnce(db: ClinicDatabase, remote: PullRemote): Promise<'idle' | 'more'> {
  const since = (await readMeta(db, 'cursor')) ?? null
  const response = await pull(db, remote, since)
  const applied = await applySyncResponse(db, { since, response })
  const cursor = await readMeta(db, 'cursor')
  return applied && cursor && !hasMorePages(cursor) ? 'idle' : 'more'
}

/**
 * Pulls the changes since the cursor. The initial sync comes in pages. A mirror that was complete
 * once is pulled again as a whole, so that its reader misses no rows in between [R19].
 */
export async function pull(
  db: ClinicDatabase,
  remote: PullRemote,
  since: string | null,
): Promise<SyncResponse> {
  const isFirst = since === null && (await readMeta(db, 'filled')) === undefined
  return remote.pull(isFirst ? null : (since ?? FULL_PULL))
}
