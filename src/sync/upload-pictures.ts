import type { ClinicDatabase } from '#db/database.ts'
import { parkEdit } from '#db/outbox.ts'
import type { OutboxEntry } from '#db/stored-types.ts'
import { RemoteError, type Remote } from '#remote/remote.ts'

/**
 * Sends the pictures a batch names, before the batch itself [D8]. A picture the
 * server will never take sets its edit aside; answers with the edits that may go.
 * A failure of the network is thrown and ends the round.
 */
export async function uploadPictures(
  db: ClinicDatabase,
  remote: Pick<Remote, 'upload'>,
  batch: readonly OutboxEntry[],
): Promise<OutboxEntry[]> {
  const ready: OutboxEntry[] = []
  for (const entry of batch) {
    if (await uploadPicturesOf(db, remote, entry)) ready.push(entry)
    // What follows may be about the same row: it must not overtake.
    else break
  }
  return ready
}

async function uploadPicturesOf(
  db: ClinicDatabase,
  remote: Pick<Remote, 'upload'>,
  entry: OutboxEntry,
): Promise<boolean> {
  for (const name of entry.files) {
    const picture = await db.blobs.get(name)
    // Not here: it was sent before, or the server will say that it misses it.
    if (!picture || picture.uploaded === 1) continue
    try {
      await remote.upload(picture)
    } catch (error) {
      if (!(error instanceof RemoteError) || !isFinal(error)) throw error
      await parkEdit(db, entry.seq, { kind: 'file-refused', message: error.message })
      return false
    }
    await db.blobs.update(name, { uploaded: 1 })
  }
  return true
}

function isFinal(error: RemoteError): boolean {
  return error.failure === 'invalid' || error.failure === 'refused'
}
