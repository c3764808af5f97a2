import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

const SOURCES = [
  'src',
  'supabase/local',
  'public',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
]
/** Where a built site says what it was built from; no server sends this file. */
const NOTE = '.server/built-from.txt'
/** Written last of all: without it a build was not finished. */
const LAST = 'service-worker.js'

/**
 * Names what the site is built from, by content: the time of a file says when it was copied or
 * checked out. Null where there are no sources, as in a container with the built site alone.
 */
export async function fingerprintSources(root: string): Promise<string | null> {
  if (!existsSync(join(root, 'src'))) return null
  const hash = createHash('sha256')
  for (const source of SOURCES) {
    for (const file of await filesIn(root, source)) {
      hash.update(`${file}\0`).update(await readFile(join(root, file)))
    }
  }
  return hash.digest('hex')
}

/** Writes into a built site what it was built from. */
export async function writeSourceFingerprint(site: string, sources: string | null): Promise<void> {
  await writeFile(join(site, NOTE), sources ?? '')
}

/** Whether the sources are not those that the site was built from. */
export async function isOutOfDate(root: string, site: string): Promise<boolean> {
  const sources = await fingerprintSources(root)
  if (sources === null) return false
  if (!existsSync(join(site, LAST))) return true
  return sources !== (await readFile(join(site, NOTE), 'utf8').catch(() => null))
}

async function filesIn(root: string, source: string): Promise<string[]> {
  const entries = await readdir(join(root, source), { recursive: true, withFileTypes: true }).catch(
    () => null,
  )
  if (entries === null) return existsSync(join(root, source)) ? [source] : []
  const files = entries.filter((entry) => entry.isFile())
  return files.map((file) => relative(root, join(file.parentPath, file.name))).toSorted()
}
