import { withTimeout } from '#model/with-timeout.ts'

import type { BuiltFile } from './built-file.ts'
import { writeNote, readNote } from './notes.ts'
import { evictPictures } from './pictures.ts'
import { matchCache, type Later } from './storage.ts'

declare const self: ServiceWorkerGlobalScope

/** The name on all devices since their first visit, whichever build it was. */
const CACHE = `workbox-precache-v2-${self.registration.scope}`

/**
 * The note that all files of a build are cached: reading it is faster than looking up sixty files.
 */
const WHOLE = 'whole'

/** The files of this build on this device. */
export interface Precache {
  /** Whether a URL is one of them. */
  has: (url: URL) => boolean
  respond: (request: Request, later: Later) => Promise<Response>
  /** Fetches the missing files: a first visit starts without any. */
  complete: () => Promise<void>
  /** Whether all of them are cached. */
  isComplete: () => Promise<boolean>
  match: (url: string) => Promise<Response | undefined>
}

/**
 * Caches the files of this build, each only if its fingerprint matches: a captive portal's page in
 * place of a script fails the installation, the older worker stays, and the browser retries at the
 * next page. The first worker of a device has no older one: it serves `first` and the network, and
 * caches its files afterwards.
 */
export function createPrecache(files: BuiltFile[], first: () => Promise<unknown>): Precache {
  const byPath = new Map(files.map((file) => [pathOf(file), file]))
  self.addEventListener('install', (event) =>
    event.waitUntil(self.registration.active ? complete() : first()),
  )
  self.addEventListener('activate', (event) => event.waitUntil(dropOlder()))

  const all = files.map(keyOf).join()
  let completing: Promise<void> | null = null
  return {
    has: ({ origin, pathname }) => origin === location.origin && byPath.has(pathname),
    respond,
    complete,
    isComplete: async () => (await withTimeout(isComplete())) === true,
    match,
  }

  async function match(path: string): Promise<Response | undefined> {
    const file = byPath.get(path)
    return file && matchCache(keyOf(file), CACHE)
  }

  /** Responds before it stores: a device with full storage reads from the network. */
  async function respond(request: Request, later: Later): Promise<Response> {
    const { pathname } = new URL(request.url)
    const cached = await match(pathname)
    if (cached) return cached
    const file = byPath.get(pathname)
    const checked = request.mode === 'no-cors' ? {} : { integrity: file?.integrity ?? '' }
    const response = await fetch(new Request(request, checked))
    if (file && response.ok) later(cacheFile(file, response.clone()).catch(() => undefined))
    return response
  }

  async function complete(): Promise<void> {
    // Each page calls it.
    completing ??= fetchMissing().finally(() => (completing = null))
    await completing
  }

  async function isComplete(): Promise<boolean> {
    if ((await readNote(WHOLE)) === all) return true
    const whole = (await missing()).length === 0
    if (whole) await writeNote(WHOLE, all)
    return whole
  }

  async function fetchMissing(): Promise<void> {
    for (const file of await missing()) await cacheFile(file, await fetchWhole(file))
  }

  async function missing(): Promise<BuiltFile[]> {
    const cache = await caches.open(CACHE)
    const cachedUrls = new Set((await cache.keys()).map(({ url }) => url))
    return files.filter((file) => !cachedUrls.has(keyOf(file)))
  }

  /** Deletes files that are not in this build, after a newer worker has taken over. */
  async function dropOlder(): Promise<void> {
    const keys = new Set(files.map(keyOf))
    const cache = await caches.open(CACHE)
    const older = (await cache.keys()).filter(({ url }) => !keys.has(url))
    await Promise.all(older.map((key) => cache.delete(key)))
  }
}

/** On a full disk pictures are evicted (docs/sync.md, D11). */
async function cacheFile(file: BuiltFile, response: Response): Promise<void> {
  const cache = await caches.open(CACHE)
  const copy = response.clone()
  await cache.put(keyOf(file), response).catch(async () => {
    await evictPictures()
    await cache.put(keyOf(file), copy)
  })
}

async function fetchWhole({ url, revision, integrity = '' }: BuiltFile): Promise<Response> {
  const response = await fetch(url, { integrity, cache: revision ? 'reload' : 'default' }).catch(
    // The HTTP cache may hold a captive portal's response: bypass it.
    () => fetch(url, { integrity, cache: 'reload' }),
  )
  if (!response.ok) throw new Error(`${url} was answered with ${response.status}`)
  return response
}

const pathOf = ({ url }: BuiltFile): string => new URL(url, location.origin).pathname

/** Returns the key under which a file is cached, which differs per content. */
function keyOf({ url, revision }: BuiltFile): string {
  const key = new URL(url, location.origin)
  if (revision) key.searchParams.set('__WB_REVISION__', revision)
  return key.href
}

/** Returns the build's entry for a file. */
export function findPrecacheEntry(
  files: BuiltFile[],
  url: string,
): { revision: string; integrity: string } {
  const { revision, integrity } = files.find((entry) => entry.url === url) ?? {}
  if (!revision || !integrity) throw new Error(`The build does not name ${url}`)
  return { revision, integrity }
}
