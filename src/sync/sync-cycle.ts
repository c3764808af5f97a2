import type { ClinicDatabase } from '#db/database.ts'
import { readMeta } from '#db/meta.ts'
import { markSent, MAX_BATCH, readNextBatch, parkEdit } from '#db/outbox.ts'
import type { OutboxEntry } from '#db/stored-types.ts'
import { hasMorePages } from '#model/cursors.ts'
import type { SyncResponse, MutationResult } from '#model/mutation.ts'
import { RemoteError, type Remote } from '#remote/remote.ts'

import { applySyncResponse } from './apply-response.ts'
import { pull } from './pull.ts'
import { sendAgain, settle } from './settle.ts'
import { uploadPictures } from './upload-pictures.ts'

/**
 * The number of failures of one edit, sent alone, after which it is parked so that it does not
 * block the others.
 */
const MAX_FAILURES = 5

interface SyncCycleOptions {
  now?: () => number
  max?: number
}

/**
 * Runs one sync cycle: pushes unsent edits, if any, and pulls changes in one request [D4]. Returns
 * 'more' when another cycle has work to do at once. Any tab may call it at any time. Throws a
 * RemoteError when the server cannot be reached.
 */
export async function syncOnce(
  db: ClinicDatabase,
  remote: Remote,
  { now = Date.now, max = MAX_BATCH }: SyncCycleOptions = {},
): Promise<'idle' | 'more'> {
  const since = (await readMeta(db, 'cursor')) ?? null
  const waiting = await readNextBatch(db, max, now())
  const batch = await prepareBatch(db, remote, { waiting, since })
  const response =
    batch.length > 0 ? await push(db, remote, { batch, since }) : await pull(db, remote, since)
  if (response === 'one by one') return syncOnce(db, remote, { now, max: 1 })
  const isApplied = await applySyncResponse(
    db,
    { since, response },
    {
      settle: (results) => settle(db, { batch, results, now: now() }),
      sendAgain: () => sendAgain(db),
    },
  )
  if (!isApplied) return 'more'
  if (response.reset || hasMorePages(response.cursor) || batch.length < waiting.length)
    return 'more'
  return batch.length > 0 ? checkRemaining(db, response, now()) : 'idle'
}

/** Selects the edits of this cycle and marks them as sent. */
async function prepareBatch(
  db: ClinicDatabase,
  remote: Remote,
  { waiting, since }: { waiting: readonly OutboxEntry[]; since: string | null },
): Promise<readonly OutboxEntry[]> {
  // An initial sync sends nothing: the results would only come with its last page.
  if (waiting.length === 0 || (since && hasMorePages(since))) return []
  return markSent(db, await uploadPictures(db, remote, waiting))
}

/** After a push. Blocked edits would be held again, so they wait for the next cycle. */
async function checkRemaining(
  db: ClinicDatabase,
  { results }: SyncResponse,
  now: number,
): Promise<'idle' | 'more'> {
  if (results && !results.some(isProgress)) return 'idle'
  return (await readNextBatch(db, 1, now)).length > 0 ? 'more' : 'idle'
}

const isProgress = (result: Pick<MutationResult, 'status'>): boolean =>
  result.status !== 'held' || 'missing' in result

/** Pushes a batch. If an edit cannot be sent it is parked, and the cycle only pulls. */
async function push(
  db: ClinicDatabase,
  remote: Remote,
  { batch, since }: { batch: readonly OutboxEntry[]; since: string | null },
): Promise<SyncResponse | 'one by one'> {
  try {
    return await remote.push(
      batch.map(({ id, ops }) => ({ id, ops })),
      since,
    )
  } catch (error) {
    if ((await handlePushFailure(db, batch, error)) === 'one by one') return 'one by one'
    return remote.pull(since)
  }
}

/**
 * Decides what to do about a failed push. A batch is retried edit by edit, so that the others are
 * acknowledged; a single edit that can never succeed is parked with its reason [D9].
 */
async function handlePushFailure(
  db: ClinicDatabase,
  batch: readonly OutboxEntry[],
  error: unknown,
): Promise<'one by one' | 'set aside'> {
  if (!(error instanceof RemoteError)) throw error
  const [entry] = batch
  if (!entry || !['invalid', 'broken'].includes(error.failure)) throw error
  if (batch.length > 1) return 'one by one'
  if (error.failure === 'broken') {
    if (entry.failures + 1 < MAX_FAILURES) {
      await db.outbox.update(entry.seq, { failures: entry.failures + 1 })
      throw error
    }
    await parkEdit(db, entry.seq, { kind: 'server-error' })
  } else {
    await parkEdit(db, entry.seq, { kind: 'rejected', code: '22023', constraint: null })
  }
  return 'set aside'
}
