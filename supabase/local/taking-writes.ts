import { rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Database } from './database.ts'

const MB = 1024 * 1024
/** Postgres makes its next file of the log in one piece of this size. */
const NEEDED_MB = 16
/** How long one statement of the trial may take; a commit has a limit of its own. */
const LIMIT_MS = 5_000

/**
 * Tries whether something can be written just now, and throws what stands against it: a file in the
 * data directory first, since an embedded database on a disk that takes no writes can hang. In the
 * database a row is set to what it is, in a table that no device ever hears of.
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
  // Some file systems do not tell how large they are.
  if (blocks > 0 && free < NEEDED_MB) {
    throw Object.assign(new Error(`only ${free} MB are free`), { code: 'ENOSPC' })
  }
  const file = join(dataDir, '.nadi-writes')
  await writeFile(file, 'Nadi tries whether it can write here.\n')
  await rm(file)
}
