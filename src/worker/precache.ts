import type { BuiltFile } from './built-file.ts'
import { writeNote, readNote } from './notes.ts'
import { evictPictures } from './pictures.ts'
import { withTimeout, matchCache, type Later } from './storage.ts'

declare const self: ServiceWorkerGlobalScope

/** The name that devices know since their first visit, whichever build it was. */
const CACHE = `workbox-precache-v2-${self.registration.scope}`

/** The note with the files that were all here: to read one is quicker than to look for sixty. */
const WHOLE = 'whole'

/** The files of this build on this device. */
export interface Precache {
  /** Whether a request is for one of them. */
  has: (url: URL) => boolean
  answer: (request: Request, later: Later) => Promise<Response>
  /** Fetches what is not here yet: a first visit begins without any of it. */
  complete: () => Promise<void>
  /** Whether all of it is here. */
  isComplete: () => Promise<boolean>
  match: (url: string) => Promise<Response | undefined>
}

/**
 * Keeps the files of this build, each only if it is what was built: a page of a hotel's
 * network in the place of a script fails the whole installation, the older worker goes on,
 * and the browser tries again at the next page. The first worker of a device has no older one
 * to go on: it answers with `first` and what the network gives, and fetches its files afterwards.
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
    answer,
    complete,
    isComplete: async () => (await withTimeout(isComplete())) === true,
    match,
  }

  async function match(path: string): Promise<Response | undefined> {
    const file = byPath.get(path)
    return file && matchCache(keyOf(file), CACHE)
  }

  /** Answers first and keeps afterwards: a device without room reads from the network. */
  async function answer(request: Request, later: Later): Promise<Response> {
    const { pathname } = new URL(request.url)
    const here = await match(pathname)
    if (here) return here
    const file = byPath.get(pathname)
    const checked = request.mode === 'no-cors' ? {} : { integrity: file?.integrity ?? '' }
    const response = await fetch(new Request(request, checked))
    if (file && response.ok) later(keep(file, response.clone()).catch(() => undefined))
    return response
  }

  async function complete(): Promise<void> {
    // Each page asks for it.
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
    for (const file of await missing()) await keep(file, await fetchWhole(file))
  }

  async function missing(): Promise<BuiltFile[]> {
    const cache = await caches.open(CACHE)
    const here = new Set((await cache.keys()).map(({ url }) => url))
    return files.filter((file) => !here.has(keyOf(file)))
  }

  /** What no file of this build is called: a newer worker has taken over from the one that kept it. */
  async function dropOlder(): Promise<void> {
    const wanted = new Set(files.map(keyOf))
    const cache = await caches.open(CACHE)
    const older = (await cache.keys()).filter(({ url }) => !wanted.has(url))
    await Promise.all(older.map((key) => cache.delete(key)))
  }
}

/** Where there is no room, pictures make some (docs/sync.md, D11). */
async function keep(file: BuiltFile, response: Response): Promise<void> {
  const cache = await caches.open(CACHE)
  const copy = response.clone()
  await cache.put(keyOf(file), response).catch(async () => {
    await evictPictures()
    await cache.put(keyOf(file), copy)
  })
}

async function fetchWhole({ url, revision, integrity = '' }: BuiltFile): Promise<Response> {
  const response = await fetch(url, { integrity, cache: revision ? 'reload' : 'default' }).catch(
    // The hotel's page may be in the browser's own cache, for as long as it likes.
    () => fetch(url, { integrity, cache: 'reload' }),
  )
  if (!response.ok) throw new Error(`${url} was answered with ${response.status}`)
  return response
}

const pathOf = ({ url }: BuiltFile): string => new URL(url, location.origin).pathname

/** The address under which a file is kept: another one for each content. */
function keyOf({ url, revision }: BuiltFile): string {
  const key = new URL(url, location.origin)
  if (revision) key.searchParams.set('__WB_REVISION__', revision)
  return key.href
}

/** What the build wrote down about one of its files. */
export function findPrecacheEntry(
  files: BuiltFile[],
  url: string,
): { revision: string; integrity: string } {
  const { revision, integrity } = files.find((entry) => entry.url === url) ?? {}
  if (!revision || !integrity) throw new Error(`The build does not name ${url}`)
  return { revision, integrity }
}
