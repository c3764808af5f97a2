import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

import type { FastifyReply, FastifyRequest } from 'fastify'

import type * as Renderer from '../../src/app/render.tsx'
import { normalizePath } from '../../src/model/paths/public-paths.ts'
import { createETag, sendCached, type CachedResponse } from './cached-response.ts'
import { getClientAddress } from './client-address.ts'
import { getPath, getQuery } from './request.ts'
import { createSecurityHeaders } from './security-headers.ts'
import { createTurns, toNetwork } from './turns.ts'
import type { VisitorResponseCache } from './visitor-response-cache.ts'

const RENDERER = '.server/render.js'
/** Enough for frequent requests; each page has some 50 kB. */
const MOST_RARE = 50
/**
 * Who may wait for a rare page. A search takes 0.1 s, and each second has five: behind one address
 * of a mobile network a reader waits four seconds at most, and nobody waits longer than a browser.
 */
const WAITING = { ofCaller: 20, inAll: 100 }
/** When a reader without script asks again. */
const RETRY_SECONDS = 5
const TYPES: Record<string, string> = {
  '': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml; charset=utf-8',
}

type Content = Renderer.Content

/** A built site with its renderer. */
export interface RenderableSite {
  renderer: typeof Renderer
  shell: Renderer.Shell
  /** The page without content. */
  html: string
  /** The text of the built manifest. */
  manifest: string
}

/**
 * Loads the renderer of a built site; null if the folder has none. Files with another text here are
 * used with that.
 */
export async function loadSite(
  folder: string,
  texts: ReadonlyMap<string, string> = new Map(),
): Promise<RenderableSite | null> {
  if (!existsSync(join(folder, RENDERER))) return null
  const read = (path: string) => readFile(join(folder, path), 'utf8')
  const renderer = (await import(pathToFileURL(join(folder, RENDERER)).href)) as typeof Renderer
  const html = texts.get('shell.html') ?? (await read('shell.html'))
  const build = createHash('md5').update(html).digest('hex')
  const shell = renderer.parseShell(html, build, (address) =>
    readFileSync(join(folder, address), 'utf8'),
  )
  return { renderer, shell, html, manifest: await read('manifest.webmanifest') }
}

interface Options {
  site: RenderableSite
  visitors: VisitorResponseCache
  /** The public origin of the site, without a trailing slash. */
  origin: string
  /**
   * Called with the reason whenever the content could not be updated and a page is rendered from
   * the last known content.
   */
  onStale?: (error: unknown) => void
}

type Answer = CachedResponse | { redirectTo: string } | null | 'rare'

/**
 * Serves public pages rendered from the current content, and the files derived from it: every
 * change by staff is in the next response. Each is cached in memory until the content or the date
 * changes. Returns null for other paths.
 */
export function createPageHandler({
  site,
  visitors,
  origin,
  onStale,
}: Options): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | null> {
  const current = currentContent(site.renderer, visitors, onStale)
  const rendered = new Map<string, CachedResponse>()
  const rare = new Map<string, CachedResponse>()
  const renewFor = forgetting([rendered, rare])
  const findUsual = listingUsual(site)
  const turns = createTurns(WAITING)
  const busy = createBusyResponse(site)

  return async (request, reply) => {
    // Undecoded, because the browser compares it with its own, encoded path.
    const path = getPath(request)
    if (!isRendered(site, request.method, path)) return null
    const at = toRenderedPath(site, path)
    const search = site.renderer.toSearchQuery(at, getQuery(request))
    const address = at + search
    const respond = async (mayRender: (content: Content) => boolean): Promise<Answer> => {
      const content = await current()
      // Notices begin and end with a day.
      renewFor(content, site.renderer.getClinicDay())
      const cached = rendered.get(address) ?? rare.get(address)
      if (cached) return cached
      if (!mayRender(content)) return 'rare'
      const page = render(site, origin, { path: at, search }, content)
      if (page === null || 'redirectTo' in page) return page
      const isUsual = page.status === 200 && path === encodeURI(decodeURIComponent(path))
      if (isUsual && search === '') rendered.set(address, page)
      else cacheRare(rare, address, page)
      return page
    }
    let page = await respond((content) => search === '' && findUsual(content).has(at))
    if (page === 'rare') {
      const end = await turns.take(toNetwork(getClientAddress(request)))
      try {
        // A client that has gone needs no page.
        page = end === null || request.socket.destroyed ? 'rare' : await respond(() => true)
      } finally {
        end?.()
      }
    }
    if (page === 'rare') return sendCached(reply, busy)
    if (page === null) return null
    if ('redirectTo' in page) {
      const query = request.url.slice(getPath(request).length)
      return reply.header('cache-control', 'no-store').redirect(page.redirectTo + query)
    }
    return sendCached(reply, page)
  }
}

/** Lists what everybody asks for: each is rendered once. Searches and missing pages are endless. */
function listingUsual({ renderer }: RenderableSite): (content: Content) => Set<string> {
  const usual = new WeakMap<Content, Set<string>>()
  return (content) => {
    const paths =
      usual.get(content) ??
      new Set([...renderer.listPublicPaths(content), ...Object.keys(renderer.contentFiles)])
    usual.set(content, paths)
    return paths
  }
}

/**
 * The page without content, while too many ask for rare pages: a device finds there by itself what
 * the server has no time for, and without script it asks again.
 */
function createBusyResponse({ html }: RenderableSite): CachedResponse {
  const retry = `<noscript><meta http-equiv="refresh" content="${RETRY_SECONDS}"></noscript>`
  const page = createCachedResponse(503, '', html.replace('<head>', `<head>${retry}`))
  const about = { 'x-robots-tag': 'noindex', 'retry-after': String(RETRY_SECONDS) }
  return { ...page, headers: { ...page.headers, ...about, 'cache-control': 'no-store' } }
}

/** Clears the pages that were rendered from other content, or on another day. */
function forgetting(pages: readonly Map<string, CachedResponse>[]) {
  let renderedContent: Content | null = null
  let renderedDay = ''
  return (content: Content, day: string) => {
    if (content !== renderedContent || day !== renderedDay) for (const old of pages) old.clear()
    renderedContent = content
    renderedDay = day
  }
}

/** Paths with and without a trailing slash are the same page; a file has none. */
function toRenderedPath({ renderer }: RenderableSite, path: string): string {
  const bare = normalizePath(path)
  return Object.hasOwn(renderer.contentFiles, bare) ? path : bare
}

/**
 * Caches only the last few missing pages, odd spellings and searches, as their number is unlimited.
 */
function cacheRare(rare: Map<string, CachedResponse>, address: string, page: CachedResponse): void {
  page.isRare = true
  rare.set(address, page)
  const [oldest = ''] = rare.keys()
  if (rare.size > MOST_RARE) rare.delete(oldest)
}

/** Other files have a dot and an extension in their last segment. */
function isRendered({ renderer }: RenderableSite, method: string, path: string): boolean {
  const isPage = !/\.[\da-z][^/]*$/i.test(path)
  return /^(GET|HEAD)$/.test(method) && (isPage || Object.hasOwn(renderer.contentFiles, path))
}

function render(
  { renderer, shell, manifest }: RenderableSite,
  origin: string,
  { path, search }: { path: string; search: string },
  content: Content,
): CachedResponse | { redirectTo: string } | null {
  const file = renderer.contentFiles[path]
  if (file) return createCachedResponse(200, path, file({ content, site: { origin }, manifest }))
  const page = renderer.renderPage({ path, search, content, origin, api: '', shell })
  if (page?.kind === 'redirect') return { redirectTo: page.to }
  return (
    page &&
    createCachedResponse(page.status, '', page.html, createSecurityHeaders({ css: [page.css] }))
  )
}

function createCachedResponse(
  status: number,
  name: string,
  text: string,
  headers: Record<string, string> = {},
): CachedResponse {
  const bytes = Buffer.from(text)
  const type = TYPES[extname(name)] ?? 'text/plain'
  const about = { 'content-type': type, 'cache-control': 'no-cache', etag: createETag(bytes) }
  return { status, bytes, headers: { ...headers, ...about } }
}

/**
 * Returns the current content, updated with the latest changes. With a write listener it is updated
 * after each write, and no page waits for the database. While the database is unavailable it is the
 * last known content: yesterday's hours are better than none.
 */
function currentContent(
  { emptyContent, applyResponseToContent }: typeof Renderer,
  visitors: VisitorResponseCache,
  onStale: Options['onStale'],
): () => Promise<Content> {
  let content = emptyContent
  let cursor: string | null = null

  const renew = async () => {
    for (;;) {
      const requested = cursor
      const response = await visitors.getResponse(requested)
      // Another request has updated it in the meantime.
      if (requested !== cursor) continue
      if (response.cursor !== cursor) content = applyResponseToContent(content, response.changes())
      cursor = response.cursor
      return
    }
  }
  visitors.onChange(() => {
    // If that fails, the next page retries and reports the error.
    if (cursor !== null) void renew().catch(() => undefined)
  })
  return async () => {
    await renew().catch((error: unknown) => {
      if (cursor === null) throw error
      onStale?.(error)
    })
    return content
  }
}
