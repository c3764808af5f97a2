import { tmpdir } from 'node:os'
import { resolve } from 'node:path'

import { openPostgres } from '../database.ts'
import { filesOf, fillDirectory, openDirectory } from './directory.ts'
import { picturesIn, type Home, type Pictures } from './installation.ts'
import { loadCopy, requireEmpty } from './load-snapshot.ts'
import type { Manifest } from './manifest.ts'
import { withScratch } from './scratch.ts'
import { holdsClinic, takeCopy } from './take-snapshot.ts'

export interface Move {
  /** A data directory, or the address of a Postgres database. */
  from: string
  to: string
  /** The folder of pictures that belongs to a Postgres database without a Storage API. */
  filesDir: string
  /** The Storage API of the Postgres side, when that is a hosted project. */
  storage?: Pictures | undefined
}

const isPostgres = (place: string): boolean => /^postgres(ql)?:\/\//.test(place)

/**
 * Brings a clinic into another home that is empty, with its accounts, sessions, log, sync history
 * and pictures: the same timeline goes on there, so no device notices. The old home stays as it was.
 */
export async function moveClinic(move: Move): Promise<Manifest> {
  const { from, to, filesDir, storage } = move
  const source = await openSource(move)
  try {
    if (!(await holdsClinic(source.db)))
      throw new Error(`There is no clinic in the database of --from.`)
    if (!isPostgres(to)) {
      const picturesStay =
        isPostgres(from) && !storage && resolve(filesDir) === resolve(filesOf(to))
      return await fillDirectory({ dataDir: to, picturesStay }, (copy) =>
        takeCopy(source, copy, 'move'),
      )
    }
    const db = await openPostgres(to)
    try {
      await requireEmpty(db)
      const home = { db, pictures: storage ?? picturesIn(filesDir) }
      const inside = isPostgres(from) ? tmpdir() : from
      return await withScratch(inside, async (scratch) => {
        await takeCopy(source, scratch, 'move')
        return loadCopy(scratch, home)
      })
    } finally {
      await db.close()
    }
  } finally {
    await source.db.close()
  }
}

async function openSource({ from, to, filesDir, storage }: Move): Promise<Home> {
  if (!isPostgres(from)) return openDirectory(from)
  const hosted = isPostgres(to) ? undefined : storage
  return { db: await openPostgres(from), pictures: hosted ?? picturesIn(filesDir) }
}
