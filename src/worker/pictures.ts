import { isStaffPath } from '#model/paths/staff-paths.ts'
import type { CachePicturesRequest } from '#model/worker-protocol.ts'

import { deleteNote, writeNote, readNote } from './notes.ts'
import { matchCache, type Later } from './storage.ts'

const CACHE = 'pictures'
/** The note with the URLs of all public pictures. */
const URLS_NOTE = 'pictures'
const MAX_CONCURRENT = 3
/** The note with the number of cached pictures. */
const COUNT_NOTE = 'kept-pictures'
/** The note that the quota was exceeded, and when. */
const FULL_NOTE = 'full'
const QUIET_AFTER_FULL_MS = 7 * 24 * 60 * 60 * 1000

export function isPicture(url: URL): boolean {
  return url.pathname.startsWith('/storage/v1/object/public/')
}

/** Serves pictures cache-first: a picture's name is never used twice. */
export async function respondWithPicture(request: Request, later: Later): Promise<Response> {
  const cached = await matchCache(request.url, CACHE)
  if (cached) return cached
  const { response, caching } = await fetchAndCache(request.url, isFromStaff(request))
  later(caching)
  return response
}

/**
 * Fetches missing pictures and deletes those that are no longer public. The list comes from the
 * mirror, so the content bounds the cache.
 */
export async function updatePictureCache(request: CachePicturesRequest): Promise<void> {
  const cache = await caches.open(CACHE)
  const cachedUrls = new Set((await cache.keys()).map(({ url }) => url))
  // A page that exceeded the quota has evicted them itself (src/db/quota.ts), and some may have
  // been viewed since. If only a few are missing, another tab may have deleted pictures that are no
  // longer public.
  const before = await readNote(COUNT_NOTE)
  if (typeof before === 'number' && cachedUrls.size < before / 2)
    await writeNote(FULL_NOTE, Date.now())
  await writeNote(URLS_NOTE, request.addresses)
  const named = new Set(request.addresses)
  await Promise.all(
    [...cachedUrls].filter((url) => !named.has(url)).map((url) => cache.delete(url)),
  )
  const missing = request.savesData ? [] : request.addresses.filter((url) => !cachedUrls.has(url))
  const next = missing.values()
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, () => fetchAll(next)))
  await writeNote(COUNT_NOTE, (await cache.keys()).length)
}

/**
 * Evicts pictures, which go first on a full disk (docs/sync.md, D11). They are cached again when
 * viewed, and all of them only after a while, or each visit would fill the disk again.
 */
export async function evictPictures(): Promise<void> {
  const cache = await caches.open(CACHE)
  // One by one: deleting a whole cache frees its space only after every tab has closed it.
  for (const picture of await cache.keys()) await cache.delete(picture)
  await writeNote(FULL_NOTE, Date.now())
}

/** Fetches missing pictures at a reader's request, also after the quota was exceeded. */
export async function refillPictureCache(): Promise<void> {
  const addresses = (await readNote(URLS_NOTE)) as string[] | undefined
  if (!addresses) return
  await Promise.all([FULL_NOTE, COUNT_NOTE].map(deleteNote))
  await updatePictureCache({ addresses, savesData: false })
}

async function fetchAll(addresses: Iterator<string>): Promise<void> {
  for (let next = addresses.next(); !next.done; next = addresses.next()) {
    if (await wasStorageFull()) return
    // Best effort: a picture that cannot be fetched now is fetched when it is viewed.
    await fetchAndCache(next.value).then(
      ({ caching }) => caching,
      () => undefined,
    )
  }
}

/**
 * Uses CORS: an opaque response cannot be checked, and browsers count it as megabytes. Pictures for
 * staff only must not stay on the device, not even in the HTTP cache.
 */
async function fetchAndCache(
  url: string,
  forStaff = false,
): Promise<{ response: Response; caching: Promise<void> }> {
  const named = await readNote(URLS_NOTE)
  const isNamed = Array.isArray(named) && named.includes(url)
  const isStaffOnly = !isNamed && (forStaff || named !== undefined)
  const cache = isStaffOnly ? 'no-store' : 'default'
  const response = await fetch(url, { mode: 'cors', credentials: 'omit', cache })
  const isImage = response.ok && (response.headers.get('content-type') ?? '').startsWith('image/')
  const caching = isImage && isNamed ? cachePicture(url, response.clone()) : Promise.resolve()
  return { response, caching: caching.catch(() => undefined) }
}

async function cachePicture(url: string, picture: Response): Promise<void> {
  const cache = await caches.open(CACHE)
  await cache.put(url, picture).catch(evictPictures)
}

/**
 * Until a page has sent the public pictures, the referrer decides: pictures of the panel are for
 * staff.
 */
function isFromStaff({ referrer }: Request): boolean {
  return isStaffPath(new URL(referrer, location.origin).pathname)
}

async function wasStorageFull(): Promise<boolean> {
  const at = await readNote(FULL_NOTE)
  return typeof at === 'number' && Date.now() - at < QUIET_AFTER_FULL_MS
}
