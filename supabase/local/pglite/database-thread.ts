import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parentPort, workerData } from 'node:worker_threads'

import { PGlite } from '@electric-sql/pglite'
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto'
import { extract } from 'tar'

import { fsyncPath, fsyncTree } from '../fsync.ts'
import { DurableFileSystem } from './durable-file-system.ts'
import { createEmptyCluster } from './empty-cluster.ts'
import {
  serializeError,
  OPENING,
  type DatabaseLocation,
  type Reply,
  type Request,
} from './thread-protocol.ts'

// Runs the embedded database in a thread of its own: the main thread keeps responding during
// queries and disk waits, and an endless statement can be ended with the thread.

/**
 * PGlite's own Postgres options, but with an fsync at every commit. A clinic needs less than
 * Postgres's default of 128 MB of shared buffers besides the system's file cache; memory once taken
 * is never released.
 */
const START = [
  ...PGlite.defaultStartParams.filter((name) => name !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'shared_buffers=32MB',
]

const { folder, program } = workerData as DatabaseLocation
const post = (reply: Reply) => parentPort?.postMessage(reply)

try {
  if (!existsSync(folder)) await create()
  // Writes of an older build or a copying program may still be in the system's cache.
  await fsyncTree(folder)
  const files = new DurableFileSystem(folder)
  const db = await openIn(files)
  parentPort?.on('message', (request: Request) => void handleRequest(db, files, request))
  post({ id: OPENING, rows: [], forced: 0 })
} catch (error) {
  post({ id: OPENING, error: serializeError(error) })
}

function openIn(files: DurableFileSystem): Promise<PGlite> {
  return PGlite.create({
    fs: files,
    extensions: { pgcrypto },
    startParams: START,
    pgliteWasmModule: program,
  })
}

/** Creates a new database beside its place and moves it there when all of it is on the disk. */
async function create(): Promise<void> {
  const draft = `${folder}.new`
  // Left by an interrupted first start.
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true })
  const empty = Buffer.from(await (await createEmptyCluster()).arrayBuffer())
  await pipeline(Readable.from([empty]), extract({ cwd: draft }))
  await fsyncTree(draft)
  await rename(draft, folder)
  await fsyncPath(dirname(folder))
  await fsyncPath(dirname(dirname(folder)))
}

async function handleRequest(
  db: PGlite,
  files: DurableFileSystem,
  request: Request,
): Promise<void> {
  const { id, kind, sql, params } = request
  try {
    if (kind === 'query') {
      const { rows } = await db.query(sql, [...params])
      return post({ id, rows, forced: files.forced })
    }
    if (kind === 'close') await db.close()
    else await db.exec(sql)
    post({ id, rows: [], forced: files.forced })
  } catch (error) {
    post({ id, error: serializeError(error) })
  }
}
