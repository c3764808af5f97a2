import { tmpdir } from 'node:os'
import { resolve } from 'node:path'

import { openPostgres } from '../database.ts'
import { getFilesDirectory, fillDirectory, openDirectory } from './directory.ts'
import { createFolderPictureStore, type Installation, type PictureStore } from './installation.ts'
import { loadSnapshot, requireEmptyDatabase } from './load-snapshot.ts'
import type { Manifest } from './manifest.ts'
import { withScratch } from './scratch.ts'
import { containsClinic, takeSnapshot } from './take-snapshot.ts'

export interface Move {
  /** A data directory, or the URL of a Postgres database. */
  from: string
  to: string
  /** The folder of pictures for a Postgres database without a Storage API. */
  filesDir: string
  /** The Storage API of the Postgres side, if it is a hosted project. */
  storage?: PictureStore | undefined
}

const isPostgres = (place: string): boolean => /^postgres(ql)?:\/\//.test(place)

/**
 * Moves a clinic into another empty installation, with its accounts, sessions, log, sync history
 * and pictures: the timeline continues, so no device notices. The old installation stays unchanged.
 */
export async function moveClinic(move: Move): Promise<Manifest> {
  const { from, to, filesDir, storage } = move
  const source = await openSource(move)
  try {
    if (!(await containsClinic(source.db)))
      throw new Error(`There is no clinic in the database of --from.`)
    if (!isPostgres(to)) {
      const picturesStay =
        isPostgres(from) && !storage && resolve(filesDir) === resolve(getFilesDirectory(to))
      return await fillDirectory({ dataDir: to, picturesStay }, (copy) =>
        takeSnapshot(source, copy, 'move'),
      )
    }
    const db = await openPostgres(to)
    try {
      await requireEmptyDatabase(db)
      const home = { db, pictures: storage ?? createFolderPictureStore(filesDir) }
      const inside = isPostgres(from) ? tmpdir() : from
      return await withScratch(inside, async (scratch) => {
        await takeSnapshot(source, scratch, 'move')
        return loadSnapshot(scratch, home)
      })
    } finally {
      await db.close()
    }
  } finally {
    await source.db.close()
  }
}

async function openSource({ from, to, filesDir, storage }: Move): Promise<Installation> {
  if (!isPostgres(from)) return openDirectory(from)
  const hosted = isPostgres(to) ? undefined : storage
  return { db: await openPostgres(from), pictures: hosted ?? createFolderPictureStore(filesDir) }
}
