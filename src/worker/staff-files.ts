import { matchCache } from './storage.ts'

const CACHE = 'staff-files'
const LIST = '/staff-files.json'

/** The fingerprint of each file, by URL. */
type Fingerprints = Record<string, string>

/** Returns whether a URL is a file of the build outside the precache, which only staff need. */
export function isStaffFile(url: URL): boolean {
  return url.origin === location.origin && url.pathname.startsWith('/assets/')
}

/**
 * Serves staff files cache-first: names contain a content hash, and an older tab may need an older
 * file.
 */
export async function respondWithStaffFile(request: Request): Promise<Response> {
  return (await matchCache(request.url, CACHE)) ?? fetch(request)
}

/**
 * Caches all staff screens of this build. The worker has the fingerprint of the list, and the list
 * has those of the files.
 */
export async function updateStaffFileCache(integrity: string): Promise<void> {
  const response = await fetch(LIST, { cache: 'no-cache', integrity })
  const files = (await response.clone().json()) as Fingerprints
  const cache = await caches.open(CACHE)
  for (const [file, fingerprint] of Object.entries(files)) {
    if (await cache.match(file)) continue
    await cache.put(file, await fetchVerified(file, fingerprint))
  }
  await evictOutdated(cache, files)
  await cache.put(LIST, response)
}

async function fetchVerified(file: string, integrity: string): Promise<Response> {
  const response = await fetch(file, { integrity }).catch(() =>
    // The HTTP cache may hold another response under this name: bypass it.
    fetch(file, { integrity, cache: 'reload' }),
  )
  if (!response.ok) throw new Error(`${file} was answered with ${response.status}`)
  return response
}

/** Deletes files of all builds before the last one, which a tab may still use. */
async function evictOutdated(cache: Cache, files: Fingerprints): Promise<void> {
  const last = ((await (await cache.match(LIST))?.json()) ?? {}) as Fingerprints
  const paths = new Set([LIST, ...Object.keys(files), ...Object.keys(last)])
  const outdated = (await cache.keys()).filter(({ url }) => !paths.has(new URL(url).pathname))
  await Promise.all(outdated.map((file) => cache.delete(file)))
}
