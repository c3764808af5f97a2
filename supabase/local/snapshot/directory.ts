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

/** The parts of a data directory that are the clinic. */
const database = (dataDir: string) => join(dataDir, 'database')
export const getFilesDirectory = (dataDir: string): string => join(dataDir, 'files')

/** Opens the clinic in a data directory for this process alone, as it is: nothing is migrated. */
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
  /** Whether the pictures of the clinic lie in this directory's folder already. */
  picturesStay?: boolean
}

/**
 * Makes a clinic, from the copy that `write` puts into a folder, in a directory that holds none: it
 * appears there whole and forced to the disk, or nothing is left. What else is in the directory,
 * such as backups, stays as it is.
 */
export async function fillDirectory(
  { dataDir, picturesStay = false }: Place,
  write: (folder: string) => Promise<unknown>,
): Promise<Manifest> {
  const parts = picturesStay ? ['database'] : ['database', 'files']
  const taken = parts.filter((part) => existsSync(join(dataDir, part)))
  if (taken.length > 0) {
    throw new Error(
      `${dataDir} holds a clinic already (${taken.join(', ')}). Move that out of it first, or set ` +
        'DATA_DIR to a new directory. Nothing was changed.',
    )
  }
  return withScratch(dataDir, async (scratch) => {
    // So that nobody starts a server on it meanwhile.
    const release = await acquireLock(`${database(dataDir)}.lock`)
    try {
      const copy = join(scratch, 'copy')
      await write(copy)
      const made = join(scratch, 'made')
      const pictures = createFolderPictureStore(getFilesDirectory(picturesStay ? dataDir : made))
      const db = await openEmbedded(database(made))
      const manifest = await loadSnapshot(copy, { db, pictures }).finally(() => db.close())
      await fsyncTree(made)
      // The database last: with it, the clinic is there.
      if (existsSync(getFilesDirectory(made)))
        await rename(getFilesDirectory(made), getFilesDirectory(dataDir))
      await rename(database(made), database(dataDir))
      await fsyncPath(dataDir)
      return manifest
    } finally {
      await release()
    }
  })
}
