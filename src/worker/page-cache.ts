import { localizePath, parseLocalizedPath } from '#model/languages.ts'
import { correctPath } from '#model/paths/correct-path.ts'
import { getEmergencyPath, normalizePath, paths as publicPaths } from '#model/paths/public-paths.ts'
import { isStaffPath } from '#model/paths/staff-paths.ts'
import { withTimeout } from '#model/with-timeout.ts'
import type { CachePagesRequest } from '#model/worker-protocol.ts'

import {
  PREFERENCES_NOTE,
  applyPreferences,
  isHtml,
  isLibrarySearch,
  markUnansweredSearch,
  stripEncodingHeaders,
} from './html-preferences.ts'
import { createNotHerePage } from './not-here-page.ts'
import { deleteNote, writeNote, readNote } from './notes.ts'
import { isPageOfBuild, readCardSlugs, readClinicNumber, readThemeHash } from './page-html.ts'
import { evictPictures } from './pictures.ts'
import { matchCache, type Later } from './storage.ts'

declare const self: ServiceWorkerGlobalScope

/** The note with the theme of this device's content; absent without content. */
const THEME = 'theme'
const MOST_PAGES = 60
/** Pages that are never evicted. */
const EMERGENCY = /\/emergency(\/|$)/
/**
 * A page takes one to two seconds on slow 4G. After this time the app's own rendering is faster.
 */
const NETWORK_PATIENCE_MS = 3_000
/** The same on a device that cannot render it: the open page stays as long as this one is awaited. */
const BARE_PATIENCE_MS = 20_000
/** A cheap phone takes longer to search by itself; offline, a request fails at once. */
const RESULTS_PATIENCE_MS = 800

interface Options {
  /** Identifies the build: the fingerprint of its shell. */
  build: string
  /** Returns the cached shell; undefined if it is not here yet, or no longer. */
  shell: () => Promise<Response | undefined>
  /** Whether all files of the build are cached. */
  isComplete: () => Promise<boolean>
}

/**
 * The server-rendered pages of this build, cached on this device. All of them have the same theme.
 */
export function createPageCache({ build, shell, isComplete }: Options) {
  const name = `pages-${build}`
  return { respond, fill, cacheOpen, cacheEmergency, refresh, clear, deleteOlder }

  /**
   * Serves cached pages at once and revalidates them. A page that was never opened gets the shell,
   * which renders from the mirror at once, whatever the network does. Only a device without content
   * waits for the network, where the server's page comes a round trip sooner; so does one that
   * lacks files of this build, because the server may have a newer one.
   */
  async function respond(url: URL, later: Later): Promise<Response> {
    const path = normalizePath(url.pathname)
    // In parallel, as `applyPreferences` does: each read is slow in a worker that has just started.
    const [cached, whole, theme] = await Promise.all([
      matchCache(path, name),
      isComplete(),
      readNote(THEME),
      readNote(PREFERENCES_NOTE),
    ])
    const meant = correctPath(path)
    if (!cached && meant !== path) {
      return Response.redirect(new URL(meant + url.search, url.origin))
    }
    if (!whole || (!cached && theme === undefined)) {
      return respondFromNetwork(url, later, cached)
    }
    const isSearch = cached !== undefined && isLibrarySearch(url)
    const results = isSearch && (await withTimeout(fetchResults(url), RESULTS_PATIENCE_MS))
    later(revalidate(path))
    if (results) return applyPreferences(results)
    // Only here, where the app is sure to start and to end the search.
    if (isSearch) return applyPreferences(await markUnansweredSearch(cached))
    return applyPreferences(cached ?? (await shell()) ?? (await createBarePage(url)))
  }

  /** Returns the page with the results of a search, or null if it is not of this build. */
  async function fetchResults({ pathname, search }: URL): Promise<Response | null> {
    const response = await request(pathname + search, 'manual')
    const html = await response.text()
    return isPageOfBuild(html, normalizePath(pathname), build)
      ? new Response(html, { headers: stripEncodingHeaders(response.headers) })
      : null
  }

  async function respondFromNetwork(
    url: URL,
    later: Later,
    cached: Response | undefined,
  ): Promise<Response> {
    const { pathname, search } = url
    // The browser follows a redirect itself, so that it shows the right URL.
    const coming = request(pathname + search, 'manual')
    const first = await withTimeout(coming, NETWORK_PATIENCE_MS)
    const stored = first && first.status < 500 ? undefined : (cached ?? (await shell()))
    if (stored) return applyPreferences(stored)
    // A page that takes long is still better than none.
    const response = first ?? (await withTimeout(coming, BARE_PATIENCE_MS))
    if (!response) return applyPreferences(await createBarePage(url))
    // A page with search params is not the page of the path.
    if (response.status === 200 && !search)
      later(storeResponse(normalizePath(pathname), response.clone()))
    return applyPreferences(response)
  }

  /** Fetches what is wanted and not there yet; in another theme than before, everything again. */
  async function fill({ paths, theme }: CachePagesRequest): Promise<void> {
    const before = await readNote(THEME)
    await writeNote(THEME, theme)
    const cache = await caches.open(name)
    // A page in the old theme would flash. A page that cannot be fetched now opens as the shell.
    const outdated = before === theme ? [] : await evictOtherThemes(cache, theme)
    const pathsToCache = new Set([...paths.map(normalizePath), ...outdated])
    for (const path of pathsToCache) {
      if (!(await cache.match(path))) await revalidate(path)
    }
  }

  /** Caches the open page on a new device, as it came a moment ago. */
  async function cacheOpen(): Promise<void> {
    const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    const paths = open.map(({ url }) => new URL(url).pathname).filter((path) => !isStaffPath(path))
    for (const path of new Set(paths.map(normalizePath))) await revalidate(path, 'force-cache')
  }

  /**
   * Caches the emergency cards in the languages of the open pages, which come before anything else
   * (S-83).
   */
  async function cacheEmergency(): Promise<void> {
    const open = await self.clients.matchAll({ type: 'window' })
    const languages = open.map(({ url }) => parseLocalizedPath(new URL(url).pathname).language)
    for (const language of new Set(languages)) {
      const list = localizePath(language, publicPaths.emergency)
      await cacheOnce(list)
      const slugs = readCardSlugs((await (await matchCache(list, name))?.text()) ?? '')
      for (const slug of slugs) await cacheOnce(localizePath(language, getEmergencyPath(slug)))
    }
  }

  async function cacheOnce(path: string): Promise<void> {
    if (!(await matchCache(path, name))) await revalidate(path)
  }

  /** Creates the page for an address of which nothing is here, with the number of a cached page. */
  async function createBarePage(url: URL): Promise<Response> {
    const [key] = (await withTimeout(caches.open(name).then((cache) => cache.keys()))) ?? []
    const html = key && (await (await matchCache(key.url, name))?.text())
    return createNotHerePage(url, html ? readClinicNumber(html) : null)
  }

  async function refresh(): Promise<void> {
    const cache = await caches.open(name)
    for (const { url } of await cache.keys()) await revalidate(new URL(url).pathname)
  }

  /** Treats this device as one without content from now on. */
  async function clear(): Promise<void> {
    await caches.delete(name)
    await deleteNote(THEME)
  }

  async function revalidate(path: string, cache?: RequestCache): Promise<void> {
    // Best effort: without a network the page stays as it is.
    await request(path, 'follow', cache).then(
      (response) => storeResponse(path, response),
      () => undefined,
    )
  }

  /** Stores a page, or deletes one that is gone. Ignores server errors. */
  async function storeResponse(path: string, response: Response): Promise<void> {
    const cache = await caches.open(name)
    const elsewhere = response.redirected && normalizePath(new URL(response.url).pathname) !== path
    if (elsewhere || response.status === 404 || response.status === 410) {
      await cache.delete(path)
      return
    }
    if (response.status !== 200 || !isHtml(response)) return
    const html = await response.text()
    const theme = await readNote(THEME)
    if (!isPageOfBuild(html, path, build) || (theme !== undefined && theme !== readThemeHash(html)))
      return
    await putOrEvict(
      cache,
      path,
      () => new Response(html, { headers: stripEncodingHeaders(response.headers) }),
    )
    const pages = await cache.keys()
    const evictable = pages.filter(({ url }) => !EMERGENCY.test(url))
    const tooMany = evictable.slice(0, Math.max(0, pages.length - MOST_PAGES))
    await Promise.all(tooMany.map((page) => cache.delete(page)))
  }

  /** Deletes pages of other builds: their files are no longer on this device. */
  async function deleteOlder(): Promise<void> {
    const older = (await caches.keys()).filter((key) => key.startsWith('pages-') && key !== name)
    await Promise.all(older.map((key) => caches.delete(key)))
  }
}

/** Evicts the pages of other themes and returns their URLs. */
async function evictOtherThemes(cache: Cache, theme: string): Promise<string[]> {
  const dropped: string[] = []
  for (const { url } of await cache.keys()) {
    // The page of a first visit has the current theme, and there may be no other until more are
    // fetched.
    if (readThemeHash((await (await cache.match(url))?.text()) ?? '') === theme) continue
    await cache.delete(url)
    dropped.push(new URL(url).pathname)
  }
  return dropped
}

/** Always revalidates: the response is a few bytes if nothing has changed. */
function request(
  path: string,
  redirect: RequestRedirect,
  cache: RequestCache = 'no-cache',
): Promise<Response> {
  return fetch(path, { redirect, cache, headers: { accept: 'text/html' } })
}

async function putOrEvict(cache: Cache, path: string, page: () => Response): Promise<void> {
  await cache.put(path, page()).catch(async () => {
    await evictPictures()
    await cache.put(path, page()).catch(() => undefined)
  })
}
