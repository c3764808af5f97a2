import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

import type * as Renderer from '../../src/app/render.tsx'
import type { Answer as Changes } from '../../src/model/mutation.ts'
import { answerKept, eTagOf, securityHeaders, type Answer, type Call, type Kept } from './http.ts'

const RENDERER = '.server/render.js'
const TYPES: Record<string, string> = {
  '': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml; charset=utf-8',
}

type Content = Renderer.Content

/** A built site that can draw its pages: how, and what they are made from. */
export interface Site {
  renderer: typeof Renderer
  shell: Renderer.Shell
  /** The text of the manifest as it was built. */
  manifest: string
}

/** Loads what draws the pages of a built site; null where the folder has nothing that does. */
export async function openSite(folder: string): Promise<Site | null> {
  if (!existsSync(join(folder, RENDERER))) return null
  const read = (path: string) => readFile(join(folder, path), 'utf8')
  const renderer = (await import(pathToFileURL(join(folder, RENDERER)).href)) as typeof Renderer
  const html = await read('shell.html')
  const styles = new Map<string, string>()
  for (const [, address = ''] of html.matchAll(/href="(\/assets\/[^"]+\.css)"/g)) {
    styles.set(address, await read(address))
  }
  const build = createHash('md5').update(html).digest('hex')
  const shell = renderer.shellOf(html, build, (address) => styles.get(address) ?? '')
  return { renderer, shell, manifest: await read('manifest.webmanifest') }
}

interface Options {
  site: Site
  /** The public's changes since a cursor, as sync_pull answers them. */
  pull: (since: string | null) => Promise<Changes>
  /** The address of the site as the public knows it, without a slash at the end. */
  origin: string
}

/**
 * Answers the addresses of the public site with pages drawn from the current
 * content, and the files that follow from it: whatever staff have changed is in
 * the next answer. Each is kept in memory until the content changes. Null at
 * any other address.
 */
export function publicPages({
  site,
  pull,
  origin,
}: Options): (call: Call) => Promise<Answer | null> {
  const current = currentContent(site.renderer, pull)
  let drawnFrom: Content | null = null
  const drawn = new Map<string, Kept>()

  return async (call) => {
    // As it came: the browser compares it with its own, which is encoded, too.
    const { path } = call
    const plain = decodeURIComponent(path)
    if (!isDrawn(site, call.method, path)) return null
    const content = await current()
    if (content !== drawnFrom) drawn.clear()
    drawnFrom = content
    const known = drawn.get(path)
    if (known) return answerKept(call, known)
    const answer = draw(site, origin, path, content)
    if (answer === null || 'body' in answer) return answer
    // No page, or one of the many ways to write a page's address: keeping those would fill the memory.
    const isUsual = path === '/' || (path === encodeURI(plain) && !path.endsWith('/'))
    if (answer.status === 200 && isUsual) drawn.set(path, answer)
    return answerKept(call, answer)
  }
}

/** Other files have a dot in their last part. */
function isDrawn({ renderer }: Site, method: string, path: string): boolean {
  const isPage = !/\.[^/]*$/.test(path)
  return /^(GET|HEAD)$/.test(method) && (isPage || Object.hasOwn(renderer.contentFiles, path))
}

function draw(
  { renderer, shell, manifest }: Site,
  origin: string,
  path: string,
  content: Content,
): Kept | Answer | null {
  const file = renderer.contentFiles[path]
  if (file) return kept(200, path, file({ content, site: { origin }, manifest }))
  const page = renderer.renderPage({ path, content, origin, api: '', shell })
  if (page?.kind === 'redirect') {
    return { status: 302, headers: { location: page.to, 'cache-control': 'no-store' }, body: null }
  }
  return page && kept(page.status, '', page.html, securityHeaders({ css: [page.css] }))
}

function kept(
  status: number,
  name: string,
  text: string,
  headers: Record<string, string> = {},
): Kept {
  const bytes = Buffer.from(text)
  const type = TYPES[extname(name)] ?? 'text/plain'
  const about = { 'content-type': type, 'cache-control': 'no-cache', etag: eTagOf(bytes) }
  return { status, bytes, headers: { ...headers, ...about }, compressed: {} }
}

/** The content as it is now. Whoever asks while an answer is under way waits for the one after it. */
function currentContent(
  { emptyContent, withAnswer }: typeof Renderer,
  pull: Options['pull'],
): () => Promise<Content> {
  let content = emptyContent
  let cursor: string | null = null
  let running: Promise<unknown> = Promise.resolve()
  let next: Promise<Content> | null = null

  const ask = async () => {
    await running.catch(() => undefined)
    next = null
    const asked = pull(cursor)
    running = asked
    const changes = await asked
    cursor = changes.cursor
    if (changes.reset || changes.put || changes.del) content = withAnswer(content, changes)
    return content
  }
  return () => (next ??= ask())
}

/** Asks sync_pull as any visitor would, without going out and in again. */
export function pullThrough(rest: (call: Call) => Promise<Answer>): Options['pull'] {
  return async (since) => {
    const { status, body } = await rest({
      method: 'GET',
      path: '/rest/v1/rpc/sync_pull',
      query: new URLSearchParams(since === null ? {} : { since }),
      headers: {},
      readBody: () => Promise.resolve(Buffer.alloc(0)),
    })
    if (status !== 200) throw new Error(`sync_pull answered ${status}`)
    return JSON.parse(String(body)) as Changes
  }
}
