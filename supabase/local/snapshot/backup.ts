import { createWriteStream, existsSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import { openPglite } from '../database.ts'
import { fsyncPath } from '../fsync.ts'
import { packArchive, unpackArchive } from './archive.ts'
import type { Installation, PictureStore } from './installation.ts'
import { loadSnapshot } from './load-snapshot.ts'
import type { Manifest } from './manifest.ts'
import { withScratch } from './scratch.ts'
import { takeSnapshot, type OnFaults } from './take-snapshot.ts'

/** Streams an archive; the snapshot in its folder is deleted after the last byte. */
export async function streamBackup(
  home: Installation,
  inside: string,
  send: (archive: Readable) => Promise<void>,
  onFaults?: OnFaults,
): Promise<void> {
  await withScratch(inside, async (scratch) => {
    await takeSnapshot(home, scratch, 'backup', onFaults)
    await send(packArchive(scratch))
  })
}

/** Refuses an existing file before a backup is made for it. */
export function requireNewFile(file: string): void {
  if (existsSync(resolve(file))) throw new Error(`${file} exists already. Nothing was overwritten.`)
}

/**
 * Stores an archive under its name after verifying it: unpacked, loaded into a temporary database
 * and counted. Never overwrites an existing file.
 */
export async function storeVerifiedBackup(
  file: string,
  write: (draft: string, inside: string) => Promise<void>,
): Promise<Manifest> {
  const target = resolve(file)
  requireNewFile(file)
  return withScratch(dirname(target), async (scratch) => {
    const draft = join(scratch, 'archive')
    await write(draft, scratch)
    const manifest = await verify(draft, scratch)
    await fsyncPath(draft)
    await rename(draft, target)
    await fsyncPath(dirname(target))
    return manifest
  })
}

/** Makes a verified backup of an installation that this process has open. */
export function createBackup(
  home: Installation,
  file: string,
  onFaults?: OnFaults,
): Promise<Manifest> {
  return storeVerifiedBackup(file, (draft, inside) =>
    streamBackup(home, inside, (archive) => writeDraft(archive, draft), onFaults),
  )
}

export function writeDraft(archive: Readable, draft: string) {
  return pipeline(archive, createWriteStream(draft, { flags: 'wx', mode: 0o600 }))
}

/** Proves that a backup can be restored. Loading it compares the counts. */
async function verify(draft: string, scratch: string): Promise<Manifest> {
  const folder = join(scratch, 'opened')
  const db = await openPglite()
  try {
    await unpackArchive(draft, folder)
    return await loadSnapshot(folder, { db, pictures: nowhere })
  } finally {
    await db.close()
  }
}

const nowhere: PictureStore = {
  rowsAreOurs: true,
  where: 'nowhere',
  fetch: () => Promise.resolve(false),
  store: () => Promise.resolve(),
}
