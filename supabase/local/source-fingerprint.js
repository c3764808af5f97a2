import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

// Plain JavaScript: it runs before there is a build, where only what runs is installed.

const SOURCES = [
  'src',
  'supabase/local',
  'tools',
  'public',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
]
/** The fingerprint of a built site's sources; no server sends this file. */
const NOTE = '.server/built-from.txt'
/** Written last: without it the build is unfinished. */
const LAST = 'service-worker.js'

/**
 * Computes the fingerprint of the sources by content, because a file's date says when it was copied
 * or checked out. Null without sources, as in a container with the built site alone.
 *
 * @param {string} root
 * @returns {Promise<string | null>}
 */
export async function fingerprintSources(root) {
  if (!existsSync(join(root, 'src'))) return null
  const hash = createHash('sha256')
  for (const source of SOURCES) {
    for (const file of await filesIn(root, source)) {
      hash.update(`${file}\0`).update(await readFile(join(root, file)))
    }
  }
  return hash.digest('hex')
}

/**
 * Writes the fingerprint of its sources into a built site.
 *
 * @param {string} site
 * @param {string | null} sources
 */
export async function writeSourceFingerprint(site, sources) {
  await writeFile(join(site, NOTE), sources ?? '')
}

/**
 * Returns whether the site was built from other sources.
 *
 * @param {string} root
 * @param {string} site
 */
export async function isOutOfDate(root, site) {
  const sources = await fingerprintSources(root)
  if (sources === null) return false
  if (!existsSync(join(site, LAST))) return true
  return sources !== (await readFile(join(site, NOTE), 'utf8').catch(() => null))
}

/**
 * @param {string} root
 * @param {string} source
 */
async function filesIn(root, source) {
  const entries = await readdir(join(root, source), { recursive: true, withFileTypes: true }).catch(
    () => null,
  )
  if (entries === null) return existsSync(join(root, source)) ? [source] : []
  const files = entries.filter((entry) => entry.isFile())
  return files.map((file) => relative(root, join(file.parentPath, file.name))).toSorted()
}
