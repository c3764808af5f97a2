import { needsPolyfills } from '#model/needs-polyfills.ts'
import { isStaffPath } from '#model/paths/staff-paths.ts'
import { parseWorkerMessage, type WorkerMessage } from '#model/worker-protocol.ts'

import type { BuiltFile } from './built-file.ts'
import { createFontHandler, isFont, isFontFile } from './fonts.ts'
import { PREFERENCES_NOTE, applyPreferences, toPublicShell } from './html-preferences.ts'
import { createNotHerePage } from './not-here-page.ts'
import { writeNote } from './notes.ts'
import { createPageCache } from './page-cache.ts'
import {
  respondWithPicture,
  evictPictures,
  refillPictureCache,
  isPicture,
  updatePictureCache,
} from './pictures.ts'
import { findPrecacheEntry, createPrecache } from './precache.ts'
import { respondWithStaffFile, isStaffFile, updateStaffFileCache } from './staff-files.ts'
import { redirectToPreferredLanguage } from './start-page.ts'
import type { Later } from './storage.ts'

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: BuiltFile[]
}

/** What only older browsers load, and an older one needs without a network as well. */
const isNeeded = (url: string) => needsPolyfills() || !url.startsWith('assets/polyfills-')

const SHELL = 'shell.html'
const STAFF_LIST = 'staff-files.json'

// The page without content and everything a patient needs. What staff need is kept from their
// first sign-in on, and a font when a page has asked for it; here only their fingerprints are known.
const files = self.__WB_MANIFEST
const publicFiles = files.filter(
  ({ url }) => url !== STAFF_LIST && !isFontFile(url) && isNeeded(url),
)
const built = createPrecache(publicFiles, () => pages.cacheOpen())
const respondWithFont = createFontHandler(files.filter(({ url }) => isFontFile(url)))
const { revision: build } = findPrecacheEntry(files, SHELL)
const pages = createPageCache({
  build,
  shell: async () => {
    const cached = await shell()
    return cached && toPublicShell(cached)
  },
  isComplete: () => built.isComplete(),
})

/**
 * Addresses that the server alone answers: its API, files, and whether it is well
 * (supabase/local/health.ts). A dot without an extension ends a sentence.
 */
const NO_PAGE =
  /^\/(?:(?:rest|storage|auth|realtime|functions|graphql|pg)\/v\d|healthz$|.*\.[\da-z][^/]*$)/i

self.addEventListener('fetch', (event) => {
  const response = respond(event.request, (work) => event.waitUntil(work))
  if (response) event.respondWith(response)
})

/** Returns undefined for a request that the browser makes by itself. */
function respond(request: Request, later: Later): Promise<Response> | undefined {
  const url = new URL(request.url)
  if (request.method !== 'GET') return undefined
  if (request.mode === 'navigate' && !NO_PAGE.test(url.pathname)) return respondWithPage(url, later)
  if (built.has(url)) return built.respond(request, later)
  if (isPicture(url)) return respondWithPicture(request, later)
  if (isFont(url)) return respondWithFont(request, later)
  return isStaffFile(url) ? respondWithStaffFile(request) : undefined
}

async function respondWithPage(url: URL, later: Later): Promise<Response> {
  if (isStaffPath(url.pathname)) {
    const page = (await shell()) ?? fetch(SHELL).catch(() => createNotHerePage(url, null))
    return applyPreferences(await page)
  }
  return (await redirectToPreferredLanguage(url)) ?? pages.respond(url, later)
}

// The first visit is offline-ready without a reload. A newer worker waits: see src/app/device/updates.ts.
self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim())
  event.waitUntil(pages.deleteOlder())
})

self.addEventListener('message', (event) => {
  const [asker] = event.ports
  const reply = (went: boolean) => asker?.postMessage(went)
  event.waitUntil(
    handleMessage(parseWorkerMessage(event.data)).then(
      () => reply(true),
      () => reply(false),
    ),
  )
})

/** What pages ask of the worker. */
function handleMessage(message: WorkerMessage): Promise<void> {
  switch (message.type) {
    case 'SKIP_WAITING':
      return self.skipWaiting()
    case 'claim':
      return self.clients.claim()
    case 'cache-files':
      return pages.cacheEmergency().then(built.complete)
    // A reader asks for these two (src/site/on-this-phone); what staff keep is never touched.
    case 'refresh':
      return built.complete().then(pages.refresh).then(refillPictureCache)
    case 'forget':
      return pages.clear().then(evictPictures)
    case 'cache-staff-files':
      return updateStaffFileCache(findPrecacheEntry(files, STAFF_LIST).integrity)
    case 'cache-pictures':
      // Pages open without them, and not without the files.
      return built
        .complete()
        .catch(() => undefined)
        .then(() => updatePictureCache(message))
    case 'cache-pages':
      return pages.fill(message)
    case 'set-preferences':
      return writeNote(PREFERENCES_NOTE, message)
    default:
      // A page of another build may know of something else.
      return Promise.resolve()
  }
}

/** The page without content. It may not be here yet, or the browser has thrown it away. */
const shell = () => built.match(`/${SHELL}`)
