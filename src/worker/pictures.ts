import { isStaffPath } from '#model/paths/staff-paths.ts'

import { deleteNote, writeNote, readNote } from './notes.ts'
import { matchCache, type Later } from './storage.ts'

const CACHE = 'pictures'
/** The note with the addresses of all public pictures. */
const NAMED = 'pictures'
const AT_ONCE = 3
/** The note of how many were kept. */
const KEPT = 'kept-pictures'
/** The note that the device ran full, and when. */
const FULL = 'full'
const QUIET_AFTER_FULL_MS = 7 * 24 * 60 * 60 * 1000

export function isPicture(url: URL): boolean {
  return url.pathname.startsWith('/storage/v1/object/public/')
}

/** A picture's name is never used twice, so the copy on this device is as good as the server's. */
export async function respondWithPicture(request: Request, later: Later): Promise<Response> {
  const cached = await matchCache(request.url, CACHE)
  if (cached) return cached
  const { response, keeping } = await fetchAndCache(request.url, isFromStaff(request))
  later(keeping)
  return response
}

/**
 * Fetches the pictures that are missing and drops those that are no longer
 * public. The list is the mirror's own, so the cache is bounded by the content.
 */
export async function updatePictureCache(wanted: {
  addresses: readonly string[]
  savesData: boolean
}): Promise<void> {
  const cache = await caches.open(CACHE)
  const here = new Set((await cache.keys()).map(({ url }) => url))
  // A page that needed the room has dropped them itself (src/db/quota.ts); a few may have been looked
  // at since. Where fewer are gone, another tab may just have dropped what is no longer public.
  const before = await readNote(KEPT)
  if (typeof before === 'number' && here.size < before / 2) await writeNote(FULL, Date.now())
  await writeNote(NAMED, wanted.addresses)
  const named = new Set(wanted.addresses)
  await Promise.all([...here].filter((url) => !named.has(url)).map((url) => cache.delete(url)))
  const missing = wanted.savesData ? [] : wanted.addresses.filter((url) => !here.has(url))
  const next = missing.values()
  await Promise.all(Array.from({ length: AT_ONCE }, () => fetchAll(next)))
  await writeNote(KEPT, (await cache.keys()).length)
}

/**
 * On a full disk pictures go first (docs/sync.md, D11). They come again when they are looked at;
 * all of them are fetched ahead only after a while, or each visit would fill the disk again.
 */
export async function evictPictures(): Promise<void> {
  const cache = await caches.open(CACHE)
  // One by one: a cache that is deleted as a whole holds its room until nobody has it open.
  for (const picture of await cache.keys()) await cache.delete(picture)
  await writeNote(FULL, Date.now())
}

/** Fetches what is missing because a reader asks for it, also on a device that ran full. */
export async function refillPictureCache(): Promise<void> {
  const addresses = (await readNote(NAMED)) as string[] | undefined
  if (!addresses) return
  await Promise.all([FULL, KEPT].map(deleteNote))
  await updatePictureCache({ addresses, savesData: false })
}

async function fetchAll(addresses: Iterator<string>): Promise<void> {
  for (let next = addresses.next(); !next.done; next = addresses.next()) {
    if (await wasStorageFull()) return
    // Best effort: a picture that cannot be fetched now is fetched when it is looked at.
    await fetchAndCache(next.value).then(
      ({ keeping }) => keeping,
      () => undefined,
    )
  }
}

/**
 * Asks with CORS: an opaque response would be kept unchecked, and browsers count it as megabytes.
 * What only staff may see must not stay on the device behind them, in the browser's own cache either.
 */
async function fetchAndCache(
  url: string,
  forStaff = false,
): Promise<{ response: Response; keeping: Promise<void> }> {
  const named = await readNote(NAMED)
  const isNamed = Array.isArray(named) && named.includes(url)
  const isStaffOnly = !isNamed && (forStaff || named !== undefined)
  const cache = isStaffOnly ? 'no-store' : 'default'
  const response = await fetch(url, { mode: 'cors', credentials: 'omit', cache })
  const isImage = response.ok && (response.headers.get('content-type') ?? '').startsWith('image/')
  const keeping = isImage && isNamed ? keep(url, response.clone()) : Promise.resolve()
  return { response, keeping: keeping.catch(() => undefined) }
}

async function keep(url: string, picture: Response): Promise<void> {
  const cache = await caches.open(CACHE)
  await cache.put(url, picture).catch(evictPictures)
}

/** Until a page has told which pictures are public, the page that asks decides: the panel's are for staff. */
function isFromStaff({ referrer }: Request): boolean {
  return isStaffPath(new URL(referrer, location.origin).pathname)
}

async function wasStorageFull(): Promise<boolean> {
  const at = await readNote(FULL)
  return typeof at === 'number' && Date.now() - at < QUIET_AFTER_FULL_MS
}
