import { existsSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'

import { acquireLock } from '../directory-lock.ts'
import { fsyncPath, fsyncTree } from '../fsync.ts'
import { openEmbedded } from '../pglite/embedded.ts'
import { createFolderPictureStore, type Installation } from './installation.ts'
import { loadSnapshot } from './load-snapshot.ts'
import type { Manifest } from './manifest.ts'
import { withScratch } from './scratch.ts'

/** The parts of a data directory that belong to the clinic. */
const database = (dataDir: string) => join(dataDir, 'database')
export const getFilesDirectory = (dataDir: string): string => join(dataDir, 'files')

/** Opens the clinic in a data directory for this process alone, without migrating it. */
export async function openDirectory(dataDir: string): Promise<Installation> {
  if (!existsSync(join(database(dataDir), 'PG_VERSION'))) {
    throw new Error(
      `There is no clinic in ${dataDir}: it has no database. DATA_DIR says where it is.`,
    )
  }
  return {
    db: await openEmbedded(database(dataDir)),
    pictures: createFolderPictureStore(getFilesDirectory(dataDir)),
  }
}

interface Place {
  dataDir: string
  /** Whether the clinic's pictures are in this directory already. */
  picturesStay?: boolean
}

/**
 * Creates a clinic from the snapshot that `write` puts into a folder, in a directory without one:
 * it appears there completely and on the disk, or not at all. Other files of the directory, such as
 * backups, stay.
 */
export async function fillDirectory(
  { dataDir, picturesStay = false }: Place,
  write: (folder: string) => Promise<unknown>,
): Promise<Manifest> {
  const parts = picturesStay ? ['database'] : ['database', 'files']
  const existing = parts.filter((part) => existsSync(join(dataDir, part)))
  if (existing.length > 0) {
    throw new Error(
      `${dataDir} holds a clinic already (${existing.join(', ')}). Move that out of it first, or set ` +
        'DATA_DIR to a new directory. Nothing was changed.',
    )
  }
  return withScratch(dataDir, async (scratch) => {
    // Locked, so that no server starts on it in the meantime.
    const release = await acquireLock(`${database(dataDir)}.lock`)
    try {
      const copy = join(scratch, 'copy')
      await write(copy)
      const loaded = join(scratch, 'made')
      const pictures = createFolderPictureStore(getFilesDirectory(picturesStay ? dataDir : loaded))
      const db = await openEmbedded(database(loaded))
      const manifest = await loadSnapshot(copy, { db, pictures }).finally(() => db.close())
      await fsyncTree(loaded)
      // The database comes last: it makes the directory a clinic.
      if (existsSync(getFilesDirectory(loaded)))
        await rename(getFilesDirectory(loaded), getFilesDirectory(dataDir))
      await rename(database(loaded), database(dataDir))
      await fsyncPath(dataDir)
      return manifest
    } finally {
      await release()
    }
  })
}
