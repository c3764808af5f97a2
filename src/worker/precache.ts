import { cacheNames, registerQuotaErrorCallback } from 'workbox-core'
import {
  addPlugins,
  getCacheKeyForURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching'

import { dropPictures } from './pictures.ts'

/**
 * Keeps the files of this build, each only if it is what was built: a page of a hotel's
 * network in the place of a script fails the whole installation, the older worker goes on,
 * and the browser tries again at the next page.
 */
export function precache(files: PrecacheEntry[]): void {
  registerQuotaErrorCallback(dropPictures)
  addPlugins([{ handlerDidError: fetchPastCache }])
  precacheAndRoute(files)
}

/** What the build wrote down about one of its files. */
export function entryOf(
  files: PrecacheEntry[],
  url: string,
): { revision: string; integrity: string } {
  const { revision, integrity } = files.find((entry) => entry.url === url) ?? {}
  if (!revision || !integrity) throw new Error(`The build does not name ${url}`)
  return { revision, integrity }
}

interface Failure {
  request: Request
  event: ExtendableEvent
}

/** The hotel's page may be in the browser's own cache, for as long as it likes. */
async function fetchPastCache({ request, event }: Failure): Promise<Response | undefined> {
  if (event.type !== 'install' || request.cache === 'reload') return undefined
  const response = await fetch(new Request(request, { cache: 'reload' }))
  if (!response.ok) return undefined
  const cache = await caches.open(cacheNames.precache)
  await cache.put(getCacheKeyForURL(request.url) ?? request.url, response.clone())
  return response
}
