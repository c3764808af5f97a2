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

/** Gives an archive away while it is made; the copy under it is gone when the last byte is out. */
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

/** Refuses a name that is taken, before anybody makes a backup for it. */
export function requireNewFile(file: string): void {
  if (existsSync(resolve(file))) throw new Error(`${file} exists already. Nothing was overwritten.`)
}

/**
 * Keeps an archive under this name once it was opened: unpacked, loaded into a database of its own
 * and counted. Until then it has no name, and an existing file is never overwritten.
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

/** Makes a verified backup of a home that this process has open. */
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

/** A backup that was never opened is a hope. The counts are compared as it is loaded. */
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
