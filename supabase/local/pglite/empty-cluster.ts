import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

import { PGlite } from '@electric-sql/pglite'

import { ROOT } from '../root.ts'

const PACKAGES = new URL('node_modules/', ROOT)
const FOLDER = new URL('.cache/nadi/', PACKAGES)

/**
 * Creates an empty database as a tar. That takes five seconds of processor time, so the first is
 * cached beside the installed packages: for restored backups, for nightly verification, and for
 * tests.
 */
export async function createEmptyCluster(): Promise<Blob> {
  const file = fileURLToPath(new URL(`empty-${await versionOfPglite()}.tar`, FOLDER))
  const cached = await readFile(file).catch(() => null)
  if (cached) return new Blob([new Uint8Array(cached)])
  const db = await PGlite.create('memory://')
  const cluster = await db.dumpDataDir('none')
  await db.close()
  // If it cannot be cached, the next one is created from scratch.
  await cacheCluster(file, cluster).catch(() => undefined)
  return cluster
}

async function cacheCluster(file: string, cluster: Blob): Promise<void> {
  await mkdir(FOLDER, { recursive: true })
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, new Uint8Array(await cluster.arrayBuffer()), { flush: true })
  await rename(draft, file)
}

/** Another version may have another file layout. */
async function versionOfPglite(): Promise<string> {
  const text = await readFile(new URL('@electric-sql/pglite/package.json', PACKAGES), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}
