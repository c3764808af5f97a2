import { readSamplePictures } from '../sample-pictures.ts'
import {
  parseApiOrigin,
  runCommand,
  getDataDirectory,
  requireSecretKey,
  parseCommandArgs,
} from './command.ts'
import { getFilesDirectory } from './directory.ts'
import type { PictureStore } from './installation.ts'
import { moveClinic } from './move.ts'
import { requireOwner } from './owner.ts'
import { createStoragePictureStore } from './storage-api.ts'
import { summarizeManifest } from './summary.ts'

// npm run move -- --to postgres://… [--storage https://abc.supabase.co] [--from …]
// npm run move -- --from postgres://… --to <data directory>
// npm run move -- --sample-pictures --storage https://abc.supabase.co
const USAGE =
  'npm run move -- --to <postgres url or data directory> [--from <the same>] ' +
  '[--storage <address of the API>]\n' +
  'or:  npm run move -- --sample-pictures --storage <address of the API>'

await runCommand(async () => {
  const text = { type: 'string' } as const
  const options = {
    from: text,
    to: text,
    storage: text,
    'sample-pictures': { type: 'boolean' },
  } as const
  const { values } = parseCommandArgs(USAGE, options, { positionals: 0 })
  const { from = getDataDirectory(), to, storage: address } = values
  const storage =
    address === undefined
      ? undefined
      : createStoragePictureStore(parseApiOrigin(address), keyFor(to))
  if (values['sample-pictures'] && storage && to === undefined) return sendSamplePictures(storage)
  if (to === undefined || values['sample-pictures']) throw new Error(`Usage: ${USAGE}`)
  for (const dataDir of [from, to, getDataDirectory()]) requireOwner(dataDir, 'move')
  const moved = await moveClinic({
    from,
    to,
    storage,
    filesDir: getFilesDirectory(getDataDirectory()),
  })
  return (
    `Moved: ${summarizeManifest(moved)}.\n` +
    'The old home is as it was. Do not start it again: two homes would go separate ways.'
  )
})

/** Only adding pictures needs the key. */
function keyFor(to: string | undefined): string | undefined {
  return to === undefined || /^postgres(ql)?:/.test(to) ? requireSecretKey() : undefined
}

/** Uploads the pictures of supabase/seed.sql, for a project that was filled with it. */
async function sendSamplePictures(storage: PictureStore): Promise<string> {
  let count = 0
  for await (const picture of readSamplePictures()) {
    await storage.store(picture, picture.file)
    count += 1
  }
  return `${count} pictures of the sample clinic are there now.`
}
