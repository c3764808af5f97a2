import type { ClinicDatabase } from '#db/database.ts'
import { parkEdit } from '#db/outbox.ts'
import type { OutboxEntry } from '#db/stored-types.ts'
import { RemoteError, type Remote } from '#remote/remote.ts'

/**
 * Uploads the pictures of a batch before the batch itself [D8]. A picture that the server refuses
 * parks its edit. Returns the edits that may be pushed. A network failure is thrown and ends the
 * cycle.
 */
export async function uploadPictures(
  db: ClinicDatabase,
  remote: Pick<Remote, 'upload'>,
  batch: readonly OutboxEntry[],
): Promise<OutboxEntry[]> {
  const ready: OutboxEntry[] = []
  for (const entry of batch) {
    if (await uploadPicturesOf(db, remote, entry)) ready.push(entry)
    // Later edits may concern the same row: they must not overtake this one.
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
    // The file is not here: it was uploaded before, or the server will report it missing.
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
