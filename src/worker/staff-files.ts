import { matchCache } from './storage.ts'

const CACHE = 'staff-files'
const LIST = '/staff-files.json'

/** The fingerprint of each file, by its address. */
type Fingerprints = Record<string, string>

/** A file of a build that is not in the precache: a patient never asks for one. */
export function isStaffFile(url: URL): boolean {
  return url.origin === location.origin && url.pathname.startsWith('/assets/')
}

/** File names carry a hash of their content: a copy never goes stale, and an older tab may still want an older one. */
export async function respondWithStaffFile(request: Request): Promise<Response> {
  return (await matchCache(request.url, CACHE)) ?? fetch(request)
}

/**
 * Fetches all staff screens of this build, and nothing else in their place: the worker
 * knows the fingerprint of the list, and the list those of the files.
 */
export async function updateStaffFileCache(integrity: string): Promise<void> {
  const answer = await fetch(LIST, { cache: 'no-cache', integrity })
  const files = (await answer.clone().json()) as Fingerprints
  const cache = await caches.open(CACHE)
  for (const [file, fingerprint] of Object.entries(files)) {
    if (await cache.match(file)) continue
    await cache.put(file, await fetchVerified(file, fingerprint))
  }
  await evictOutdated(cache, files)
  await cache.put(LIST, answer)
}

async function fetchVerified(file: string, integrity: string): Promise<Response> {
  const response = await fetch(file, { integrity }).catch(() =>
    // Something else may have got into the browser's own cache under this name.
    fetch(file, { integrity, cache: 'reload' }),
  )
  if (!response.ok) throw new Error(`${file} was answered with ${response.status}`)
  return response
}

/** Drops the files of builds before the last one; of that one a tab may be open still. */
async function evictOutdated(cache: Cache, files: Fingerprints): Promise<void> {
  const last = ((await (await cache.match(LIST))?.json()) ?? {}) as Fingerprints
  const wanted = new Set([LIST, ...Object.keys(files), ...Object.keys(last)])
  const outdated = (await cache.keys()).filter(({ url }) => !wanted.has(new URL(url).pathname))
  await Promise.all(outdated.map((file) => cache.delete(file)))
}
