import type { ClinicDatabase } from './database.ts'
import { keysOf } from './overlay.ts'
import type { Entry, Refusal } from './stored.ts'
import { entries } from './view.ts'

/** A stored entry has its place in the queue. */
export type StoredEntry = Entry & { seq: number }

export const MAX_BATCH = 50
/** Bytes of one request, well under what the server takes (1 MB). */
export const MAX_BATCH_BYTES = 512 * 1024

/** The next edits to send: in order, skipping whatever stands behind a parked edit of the same row [D4]. */
export async function nextBatch(db: ClinicDatabase, max = MAX_BATCH): Promise<StoredEntry[]> {
  const blocked = new Set<string>()
  const batch: StoredEntry[] = []
  let bytes = 0
  for (const entry of await entries(db)) {
    const keys = keysOf(entry)
    if (entry.state === 'parked' || keys.some((key) => blocked.has(key))) {
      for (const key of keys) blocked.add(key)
      continue
    }
    bytes += new Blob([JSON.stringify(entry.ops)]).size
    if (batch.length >= max || (batch.length > 0 && bytes > MAX_BATCH_BYTES)) break
    batch.push(entry as StoredEntry)
  }
  return batch
}

/**
 * Marks edits as sent, before the request leaves: whatever happens then, they
 * may have arrived [D4]. Answers with those still waiting to be.
 */
export async function markSent(
  db: ClinicDatabase,
  batch: readonly StoredEntry[],
): Promise<StoredEntry[]> {
  return db.transaction('rw', db.outbox, async () => {
    const sent: StoredEntry[] = []
    for (const { seq, id } of batch) {
      const entry = await db.outbox.get(seq)
      // A person may have settled it meanwhile, which gives it a new id.
      if (!entry || entry.id !== id || entry.state === 'parked') continue
      if (entry.state !== 'sent') await db.outbox.update(seq, { state: 'sent' })
      sent.push(entry as StoredEntry)
    }
    return sent
  })
}

/** Sets an edit aside for a person to decide. */
export async function park(db: ClinicDatabase, seq: number, refusal: Refusal): Promise<void> {
  await db.outbox.update(seq, { state: 'parked', refusal })
}

/** Takes the pictures of an edit off this device once no edit that waits needs them. */
export async function forgetFiles(db: ClinicDatabase, names: readonly string[]): Promise<void> {
  const needed = new Set((await entries(db)).flatMap((entry) => entry.files))
  await db.blobs.bulkDelete(names.filter((name) => !needed.has(name)))
}
