const CACHE = 'pictures'
const AT_ONCE = 3

export function isPicture(url: URL): boolean {
  return url.pathname.startsWith('/storage/v1/object/public/')
}

/** A picture's name is never used twice, so the copy on this device is as good as the server's. */
export async function answerPicture(request: Request): Promise<Response> {
  const cached = await caches.match(request.url, { cacheName: CACHE })
  return cached ?? fetchAndKeep(request.url)
}

/**
 * Fetches the pictures that are missing and drops those that are no longer
 * public. The list is the mirror's own, so the cache is bounded by the content.
 */
export async function keepPictures(wanted: {
  addresses: readonly string[]
  savesData: boolean
}): Promise<void> {
  const cache = await caches.open(CACHE)
  const kept = new Set((await cache.keys()).map(({ url }) => url))
  const named = new Set(wanted.addresses)
  await Promise.all([...kept].filter((url) => !named.has(url)).map((url) => cache.delete(url)))
  const missing = wanted.savesData ? [] : wanted.addresses.filter((url) => !kept.has(url))
  const next = missing.values()
  await Promise.all(Array.from({ length: AT_ONCE }, () => fetchAll(next)))
}

async function fetchAll(addresses: Iterator<string>): Promise<void> {
  for (let next = addresses.next(); !next.done; next = addresses.next()) {
    // Best effort: a picture that cannot be had now is fetched when it is looked at.
    await fetchAndKeep(next.value).catch(() => undefined)
  }
}

/** Asks openly (CORS): an answer one may not look into would be kept unseen, and counts as megabytes. */
async function fetchAndKeep(url: string): Promise<Response> {
  const response = await fetch(url, { mode: 'cors', credentials: 'omit' })
  const isOurs = response.ok && (response.headers.get('content-type') ?? '').startsWith('image/')
  if (isOurs) {
    const cache = await caches.open(CACHE)
    // A full disk loses pictures first: text and edits are elsewhere (docs/sync.md, D11).
    await cache.put(url, response.clone()).catch(() => caches.delete(CACHE))
  }
  return response
}
