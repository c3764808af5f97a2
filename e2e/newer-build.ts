import { copyFile, cp, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Page } from 'playwright-core'

import { revise, rewrite } from '../supabase/local/fingerprints.ts'
import { requireSite } from './site-fixture.ts'

/** A script that the newer build has under another name; the build manifest still names it. */
export const NEW_FILE = '/assets/newer-0a1b2c3d.js'

/**
 * The site like the next build: another page shell, a renamed script, and a service worker to
 * match. The caller deletes the folder.
 */
export async function createNewerBuild(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'nadi-newer-'))
  await cp(requireSite(), folder, { recursive: true })
  const shell = await readFile(join(folder, 'shell.html'), 'utf8')
  const newer = shell.replace('<head>', '<head><meta name="newer" content="yes" />')
  rewrite(folder, revise(folder, 'shell.html', newer))
  const worker = join(folder, 'service-worker.js')
  const list = await readFile(worker, 'utf8')
  const named = [...list.matchAll(/assets\/[\w-]+\.js/g)].map(([name]) => name)
  const [renamed] = named.filter((name) => !shell.includes(name))
  if (!renamed) throw new Error('The service worker has no list of files')
  await copyFile(join(folder, renamed), join(folder, NEW_FILE))
  await writeFile(worker, list.replace(renamed, NEW_FILE.slice(1)))
  return folder
}

/** Which of the two builds a page has; runs in the page. */
export const BUILD = `document.querySelector('meta[name="newer"]') ? 'second' : 'first'`

/** Which of the two builds a page has. */
export function readBuild(page: Page): Promise<'first' | 'second'> {
  return page.evaluate(BUILD)
}
