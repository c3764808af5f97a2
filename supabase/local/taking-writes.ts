import { rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Database } from './database.ts'

const MB = 1024 * 1024
/** Postgres creates its next log file as a whole with this size. */
const NEEDED_MB = 16
/** The timeout of one statement of the trial; a commit has its own. */
const LIMIT_MS = 5_000

/**
 * Tries whether data can be written now, and throws the reason if not: first a file in the data
 * directory, since an embedded database on a read-only disk can hang. In the database it updates a
 * row without a change, in a table that no device reads.
 */
export async function tryWrite(db: Database, dataDir: string | null): Promise<void> {
  if (dataDir !== null) await tryFile(dataDir)
  await db.transaction(
    async (tx) => {
      await tx.query('update private.gateway set address_header = address_header')
    },
    { limitMs: LIMIT_MS },
  )
}

async function tryFile(dataDir: string): Promise<void> {
  const { bavail, blocks, bsize } = await statfs(dataDir)
  const free = Math.floor((bavail * bsize) / MB)
  // Some file systems do not report their size.
  if (blocks > 0 && free < NEEDED_MB) {
    throw Object.assign(new Error(`only ${free} MB are free`), { code: 'ENOSPC' })
  }
  const file = join(dataDir, '.nadi-writes')
  await writeFile(file, 'Nadi tries whether it can write here.\n')
  await rm(file)
}
