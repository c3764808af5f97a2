import { createWriteStream, existsSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import { openPglite } from '../database.ts'
import { forceToDisk } from '../fsync.ts'
import { packed, unpack } from './archive.ts'
import type { Home, Pictures } from './installation.ts'
import { loadCopy } from './load-snapshot.ts'
import type { Manifest } from './manifest.ts'
import { withScratch } from './scratch.ts'
import { takeCopy, type OnFaults } from './take-snapshot.ts'

/** Gives an archive away while it is made; the copy under it is gone when the last byte is out. */
export async function sendBackup(
  home: Home,
  inside: string,
  send: (archive: Readable) => Promise<void>,
  onFaults?: OnFaults,
): Promise<void> {
  await withScratch(inside, async (scratch) => {
    await takeCopy(home, scratch, 'backup', onFaults)
    await send(packed(scratch))
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
export async function keepBackup(
  file: string,
  write: (draft: string, inside: string) => Promise<void>,
): Promise<Manifest> {
  const target = resolve(file)
  requireNewFile(file)
  return withScratch(dirname(target), async (scratch) => {
    const draft = join(scratch, 'archive')
    await write(draft, scratch)
    const manifest = await verify(draft, scratch)
    await forceToDisk(draft)
    await rename(draft, target)
    await forceToDisk(dirname(target))
    return manifest
  })
}

/** Makes a verified backup of a home that this process has open. */
export function backUp(home: Home, file: string, onFaults?: OnFaults): Promise<Manifest> {
  return keepBackup(file, (draft, inside) =>
    sendBackup(home, inside, (archive) => writeDraft(archive, draft), onFaults),
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
    await unpack(draft, folder)
    return await loadCopy(folder, { db, pictures: nowhere })
  } finally {
    await db.close()
  }
}

const nowhere: Pictures = {
  rowsAreOurs: true,
  where: 'nowhere',
  fetch: () => Promise.resolve(false),
  store: () => Promise.resolve(),
}
