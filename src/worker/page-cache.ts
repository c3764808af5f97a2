import { isStaffPath } from '#model/paths/staff-paths.ts'

import {
  PREFERENCES_NOTE,
  applyPreferences,
  isHtml,
  stripEncodingHeaders,
} from './html-preferences.ts'
import { deleteNote, writeNote, readNote } from './notes.ts'
import { isPageOfBuild, normalizePagePath, readThemeHash } from './page-html.ts'
import { evictPictures } from './pictures.ts'
import { matchCache as keptIn, type Later } from './storage.ts'

declare const self: ServiceWorkerGlobalScope

/** The note with the theme of the content on this device; none while there is no content. */
const THEME = 'theme'
const MOST_PAGES = 60
/** Pages that never make room for others. */
const EMERGENCY = /\/emergency(\/|$)/
/** On slow 4G a page takes one to two seconds; whoever waits longer is better off with the page the app draws. */
const NETWORK_PATIENCE_MS = 3_000

interface Options {
  /** Names the build: the fingerprint of its page without content. */
  build: string
  /** The page without content, from this device. */
  shell: () => Promise<Response>
  /** Whether all files of the build are on this device. */
  isComplete: () => Promise<boolean>
}

/** What a page asks to be kept: the addresses every reader needs, and the theme they are drawn in now. */
export interface PageCacheRequest {
  paths: readonly string[]
  theme: string
}

/** The pages a server drew, kept on this device for this build. All of them are in one and the same theme. */
export function createPageCache({ build, shell, isComplete }: Options) {
  const name = `pages-${build}`
  return { respond, fill, cacheOpen, refresh, clear, deleteOlder }

  /**
   * Answers at once with what is on this device, and has the page fetched for the next time. An
   * address that was never opened gets the page without content, which fills itself from the mirror:
   * with no network, and with one that only pretends, that is right away. Only a device without
   * content waits for the network, because there the server's page comes a round trip sooner; and one
   * that was cut off before it had all files, because the server may have moved on to another build.
   */
  async function respond(url: URL, later: Later): Promise<Response> {
    const path = normalizePagePath(url.pathname)
    // All at once, those of `applyPreferences` too: each takes a while in a worker that has just been started.
    const [kept, whole, theme] = await Promise.all([
      keptIn(path, name),
      isComplete(),
      readNote(THEME),
      readNote(PREFERENCES_NOTE),
    ])
    if (!whole || (!kept && theme === undefined)) {
      return respondFromNetwork(url, later, kept)
    }
    later(revalidate(path))
    return applyPreferences(kept ?? (await shell()))
  }

  async function respondFromNetwork(
    { pathname, search }: URL,
    later: Later,
    kept: Response | undefined,
  ): Promise<Response> {
    // The browser follows a redirect itself, so that it shows the right address.
    const asked = request(pathname + search, 'manual')
    const response = await Promise.race([asked.catch(() => null), timeout()])
    if (!response || response.status >= 500) return applyPreferences(kept ?? (await shell()))
    // What was drawn for a question is not the page.
    if (response.status === 200 && !search)
      later(storeResponse(normalizePagePath(pathname), response.clone()))
    return applyPreferences(response)
  }

  /** Fetches what is wanted and not there yet; in another theme than before, everything again. */
  async function fill({ paths, theme }: PageCacheRequest): Promise<void> {
    const before = await readNote(THEME)
    await writeNote(THEME, theme)
    const cache = await caches.open(name)
    // The old look would flash up; what cannot be fetched now comes as the page without content.
    const outdated = before === theme ? [] : await evictOtherThemes(cache, theme)
    const wanted = new Set([...paths.map(normalizePagePath), ...outdated])
    for (const path of wanted) {
      if (!(await cache.match(path))) await revalidate(path)
    }
  }

  /** Keeps what is being read on a device that has nothing yet, as it came a moment ago. */
  async function cacheOpen(): Promise<void> {
    const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    const paths = open.map(({ url }) => new URL(url).pathname).filter((path) => !isStaffPath(path))
    for (const path of new Set(paths.map(normalizePagePath))) await revalidate(path, 'force-cache')
  }

  async function refresh(): Promise<void> {
    const cache = await caches.open(name)
    for (const { url } of await cache.keys()) await revalidate(new URL(url).pathname)
  }

  /** From now on this is a device without content. */
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

  /** Keeps a page, or forgets the one that is gone. A server in trouble changes nothing. */
  async function storeResponse(path: string, response: Response): Promise<void> {
    const cache = await caches.open(name)
    const elsewhere =
      response.redirected && normalizePagePath(new URL(response.url).pathname) !== path
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
    const others = pages.filter(({ url }) => !EMERGENCY.test(url))
    const tooMany = others.slice(0, Math.max(0, pages.length - MOST_PAGES))
    await Promise.all(tooMany.map((page) => cache.delete(page)))
  }

  /** Pages of another build name files that are no longer on this device. */
  async function deleteOlder(): Promise<void> {
    const older = (await caches.keys()).filter((key) => key.startsWith('pages-') && key !== name)
    await Promise.all(older.map((key) => caches.delete(key)))
  }
}

/** Drops the pages of other themes, and answers with their addresses. */
async function evictOtherThemes(cache: Cache, theme: string): Promise<string[]> {
  const dropped: string[] = []
  for (const { url } of await cache.keys()) {
    // What a first visit began with is in the right one, and all there is until more can be fetched.
    if (readThemeHash((await (await cache.match(url))?.text()) ?? '') === theme) continue
    await cache.delete(url)
    dropped.push(new URL(url).pathname)
  }
  return dropped
}

/** Asks the server every time; it answers in a few bytes where nothing has changed. */
function request(
  path: string,
  redirect: RequestRedirect,
  cache: RequestCache = 'no-cache',
): Promise<Response> {
  return fetch(path, { redirect, cache, headers: { accept: 'text/html' } })
}

function timeout(): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), NETWORK_PATIENCE_MS)
  })
}

async function putOrEvict(cache: Cache, path: string, page: () => Response): Promise<void> {
  await cache.put(path, page()).catch(async () => {
    await evictPictures()
    await cache.put(path, page()).catch(() => undefined)
  })
}
