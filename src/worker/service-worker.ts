import { clientsClaim } from 'workbox-core'
import { NavigationRoute, registerRoute } from 'workbox-routing'

import { isOlderBrowser } from '#model/needs-polyfills.ts'
import { isForStaff } from '#model/paths/staff-paths.ts'

import type { BuiltFile } from './built-file.ts'
import { fonts, isFont, isFontFile } from './fonts.ts'
import { CHOICES, dress, forPublic } from './html-preferences.ts'
import { note } from './notes.ts'
import { keptPages, type Wanted } from './page-cache.ts'
import {
  answerPicture,
  dropPictures,
  fetchPicturesAgain,
  isPicture,
  keepPictures,
} from './pictures.ts'
import { entryOf, precache } from './precache.ts'
import { answerStaffFile, isStaffFile, keepStaffFiles } from './staff-files.ts'
import { startPage } from './start-page.ts'

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: BuiltFile[]
}

/** What only older browsers load, and an older one needs without a network as well. */
const mayNeed = (url: string) => isOlderBrowser() || !url.startsWith('assets/polyfills-')

const SHELL = 'shell.html'
const STAFF_LIST = 'staff-files.json'

// The page without content and everything a patient needs. What staff need is kept from their
// first sign-in on, and a font when a page has asked for it; here only their fingerprints are known.
const files = self.__WB_MANIFEST
const forEverybody = files.filter(
  ({ url }) => url !== STAFF_LIST && !isFontFile(url) && mayNeed(url),
)
const built = precache(forEverybody, () => pages.keepOpen())
const answerFont = fonts(files.filter(({ url }) => isFontFile(url)))
const { revision: build } = entryOf(files, SHELL)
const pages = keptPages({
  build,
  shell: () => shell().then(forPublic),
  isWhole: () => built.isWhole(),
})

registerRoute(
  new NavigationRoute(
    ({ url, event }) => {
      if (isForStaff(url.pathname)) return shell().then(dress)
      return startPage(url).then(
        (elsewhere) => elsewhere ?? pages.answer(url, (work) => event.waitUntil(work)),
      )
    },
    {
      denylist: [
        /^\/(?:rest|storage|auth|realtime|functions|graphql|pg)\/v\d/,
        /^[^?]*\.[^/?]*(?:\?|$)/,
        // Only the server can say whether it is well (supabase/local/health.ts).
        /^\/healthz(?:\?|$)/,
      ],
    },
  ),
)
registerRoute(
  ({ url }) => built.has(url),
  ({ request, event }) => built.answer(request, (work) => event.waitUntil(work)),
)
registerRoute(
  ({ url }) => isPicture(url),
  ({ request, event }) => answerPicture(request, (work) => event.waitUntil(work)),
)
registerRoute(
  ({ url }) => isFont(url),
  ({ request, event }) => answerFont(request, (work) => event.waitUntil(work)),
)
registerRoute(
  ({ url }) => isStaffFile(url),
  ({ request }) => answerStaffFile(request),
)

// The first visit is offline-ready without a reload. A newer worker waits: see src/app/device/updates.ts.
clientsClaim()
self.addEventListener('activate', (event) => event.waitUntil(pages.dropOlder()))

type Message =
  | { type: 'SKIP_WAITING' }
  | { type: 'claim' }
  | { type: 'keep-files' }
  | { type: 'refresh' }
  | { type: 'forget' }
  | { type: 'keep-staff-files' }
  | { type: 'keep-pictures'; addresses: string[]; savesData: boolean }
  | ({ type: 'keep-pages' } & Wanted)
  | { type: 'reader-choices'; mode: string; textSize: string; barColor: string; language: string }

self.addEventListener('message', (event) => {
  const [asker] = event.ports
  const tell = (went: boolean) => asker?.postMessage(went)
  event.waitUntil(
    done(event.data as Message).then(
      () => tell(true),
      () => tell(false),
    ),
  )
})

/** What pages ask of the worker (src/app/device/post-to-worker.ts). */
function done(message: Message): Promise<void> {
  switch (message.type) {
    case 'SKIP_WAITING':
      return self.skipWaiting()
    case 'claim':
      return self.clients.claim()
    case 'keep-files':
      return built.complete()
    // A reader asks for these two (src/site/on-this-phone); what staff keep is never touched.
    case 'refresh':
      return built.complete().then(pages.renewAll).then(fetchPicturesAgain)
    case 'forget':
      return pages.dropAll().then(dropPictures)
    case 'keep-staff-files':
      return keepStaffFiles(entryOf(files, STAFF_LIST).integrity)
    case 'keep-pictures':
      // Pages open without them, and not without the files.
      return built
        .complete()
        .catch(() => undefined)
        .then(() => keepPictures(message))
    case 'keep-pages':
      return pages.keep(message)
    case 'reader-choices':
      return note(CHOICES, message)
    default:
      // A page of another build may know of something else.
      return Promise.resolve()
  }
}

/** The page without content. It may not be here yet, or the browser has thrown it away; then the server has it. */
async function shell(): Promise<Response> {
  return (await built.match(`/${SHELL}`)) ?? fetch(SHELL)
}
