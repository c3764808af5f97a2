import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Page } from 'playwright-core'

import { integrityOf, rewrite } from '../tools/fingerprints.ts'
import { requireSite } from './prepared.ts'

/** A file that only the newer build has. */
export const NEW_FILE = '/assets/newer-0a1b2c3d.js'

/**
 * The site as the next build would be: another page without content, one more file, and a service
 * worker that says so. Whoever asks for it deletes the folder.
 */
export async function newerBuild(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'nadi-newer-'))
  await cp(requireSite(), folder, { recursive: true })
  const shell = await readFile(join(folder, 'shell.html'), 'utf8')
  rewrite(
    folder,
    'shell.html',
    shell.replace('<head>', '<head><meta name="newer" content="yes" />'),
  )
  const script = 'export const newer = true\n'
  await writeFile(join(folder, NEW_FILE), script)
  const worker = join(folder, 'service-worker.js')
  const list = await readFile(worker, 'utf8')
  const entry = `{url:"${NEW_FILE.slice(1)}",revision:null,integrity:"${integrityOf(script)}"},`
  const longer = list.replace(/\[(?=\{[^{}]*integrity"?:)/, `[${entry}`)
  if (longer === list) throw new Error('The service worker has no list of files')
  await writeFile(worker, longer)
  return folder
}

/** Which of the two builds a page is of. */
export function buildOf(page: Page): Promise<'first' | 'second'> {
  return page.evaluate(() => (document.querySelector('meta[name="newer"]') ? 'second' : 'first'))
}
