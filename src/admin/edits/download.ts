import type { ClinicDatabase } from '#db/database.ts'
import { entries } from '#db/view.ts'

import { saveFile } from '../shell/save-file.ts'
import { describeEntry } from './describe.ts'
import { readOwners } from './owners.ts'
import { reasonOf } from './reasons.ts'

/** Everything that is only on this device, in a format that another program can read too. */
export async function waitingAsJson(db: ClinicDatabase, username: string): Promise<string> {
  const waiting = await entries(db)
  const owners = await readOwners(db)
  const pictures = await db.blobs.toArray()
  return JSON.stringify(
    {
      format: 1,
      username,
      madeAt: new Date().toISOString(),
      edits: waiting.map((entry) => ({
        what: describeEntry(entry, owners),
        why: entry.refusal ? reasonOf(entry.refusal, entry.ops) : 'Not sent yet',
        madeAt: new Date(entry.at).toISOString(),
        id: entry.id,
        ops: entry.ops,
        before: entry.before,
      })),
      drafts: await db.drafts.toArray(),
      pictures: pictures.map(({ name, bucket, type, bytes }) => ({
        name,
        bucket,
        dataUrl: `data:${type};base64,${base64(bytes)}`,
      })),
    },
    null,
    2,
  )
}

/** Saves what waits on this device as a file for the user. */
export async function downloadWaiting(db: ClinicDatabase, username: string): Promise<void> {
  const json = await waitingAsJson(db, username)
  const time = new Date().toISOString().slice(0, 16).replaceAll(':', '')
  saveFile(`nadi-waiting-${time}.json`, 'application/json', json)
}

/** In pieces: a whole picture would be too many arguments for one call. */
function base64(bytes: ArrayBuffer): string {
  const all = new Uint8Array(bytes)
  let text = ''
  for (let at = 0; at < all.length; at += 8_192) {
    text += String.fromCodePoint(...all.subarray(at, at + 8_192))
  }
  return btoa(text)
}
