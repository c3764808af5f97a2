import { dropPictures } from './pictures.ts'

const CACHE = 'fonts'
const SHEETS = 'https://fonts.googleapis.com'
const FILES = 'https://fonts.gstatic.com'
/** Several themes with all the scripts a clinic writes in; what came first goes first. */
const MOST = 40

/** Our own, or those a theme asks for: of one host, whose sheets and files have an origin each. */
export function isFont({ origin, pathname }: URL): boolean {
  if (origin === location.origin) return pathname.endsWith('.woff2')
  return origin === SHEETS || origin === FILES
}

/**
 * Fonts are as they were without a network too. A file never changes under its address; a sheet
 * may, so its copy is shown at once and a newer one kept for the next time.
 */
export async function answerFont({ url }: Request): Promise<Response> {
  const kept = await caches.match(url, { cacheName: CACHE })
  if (kept && !url.startsWith(SHEETS)) return kept
  const fresh = fetchAndKeep(url)
  if (!kept) return fresh
  fresh.catch(() => undefined)
  return kept
}

/** Asks openly (CORS), as for pictures: an answer one may not look into counts as megabytes. */
async function fetchAndKeep(url: string): Promise<Response> {
  const response = await fetch(url, { mode: 'cors', credentials: 'omit' })
  if (response.ok) {
    const cache = await caches.open(CACHE)
    await cache.put(url, response.clone()).catch(dropPictures)
    const surplus = (await cache.keys()).slice(0, -MOST)
    await Promise.all(surplus.map((old) => cache.delete(old)))
  }
  return response
}
