import { cacheNames, registerQuotaErrorCallback } from 'workbox-core'
import { PrecacheController, PrecacheRoute, type PrecacheEntry } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'

import { note, noted } from './notes.ts'
import { dropPictures } from './pictures.ts'

declare const self: ServiceWorkerGlobalScope

/** The note with the files that were all here: to read one is quicker than to look for sixty. */
const WHOLE = 'whole'

/** The files of this build on this device. */
export interface Precache {
  /** Fetches what is not here yet: a first visit begins without any of it. */
  complete: (event: ExtendableEvent) => Promise<void>
  /** Whether all of it is here. */
  isWhole: () => Promise<boolean>
  match: (url: string) => Promise<Response | undefined>
}

/**
 * Keeps the files of this build, each only if it is what was built: a page of a hotel's
 * network in the place of a script fails the whole installation, the older worker goes on,
 * and the browser tries again at the next page. The first worker of a device has no older one
 * to go on: it answers with `first` and what the network gives, and fetches its files afterwards.
 */
export function precache(files: PrecacheEntry[], first: () => Promise<unknown>): Precache {
  const controller = new PrecacheController({ plugins: [{ handlerDidError: fetchPastCache }] })
  controller.addToCacheList(files)
  registerQuotaErrorCallback(dropPictures)
  registerRoute(new PrecacheRoute(controller))
  self.addEventListener('install', (event) => {
    if (self.registration.active) void controller.install(event)
    else event.waitUntil(first())
  })
  self.addEventListener('activate', (event) => void controller.activate(event))

  const all = files.map(({ url, revision }) => revision ?? url).join()
  let completing: Promise<void> | null = null
  return { complete, isWhole, match: (url) => controller.matchPrecache(url) }

  async function complete(event: ExtendableEvent): Promise<void> {
    // Each page asks for it.
    completing ??= fetchMissing(event).finally(() => (completing = null))
    await completing
  }

  async function isWhole(): Promise<boolean> {
    if ((await noted(WHOLE)) === all) return true
    const whole = (await missing()).length === 0
    if (whole) await note(WHOLE, all)
    return whole
  }

  async function fetchMissing(event: ExtendableEvent): Promise<void> {
    for (const { url, integrity = '', revision } of await missing()) {
      const request = new Request(url, { integrity, cache: revision ? 'reload' : 'default' })
      const params = { cacheKey: controller.getCacheKeyForURL(url), integrity }
      await Promise.all(controller.strategy.handleAll({ request, params, event }))
    }
  }

  async function missing(): Promise<PrecacheEntry[]> {
    const cache = await caches.open(cacheNames.precache)
    const kept = new Set((await cache.keys()).map(({ url }) => url))
    return files.filter(({ url }) => !kept.has(controller.getCacheKeyForURL(url) ?? url))
  }

  /** The hotel's page may be in the browser's own cache, for as long as it likes. */
  async function fetchPastCache({ request, event }: Failure): Promise<Response | undefined> {
    if (event.type === 'fetch' || request.cache === 'reload') return undefined
    const response = await fetch(new Request(request, { cache: 'reload' }))
    if (!response.ok) return undefined
    const cache = await caches.open(cacheNames.precache)
    await cache.put(controller.getCacheKeyForURL(request.url) ?? request.url, response.clone())
    return response
  }
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
