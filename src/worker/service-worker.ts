import { clientsClaim } from 'workbox-core'
import { createHandlerBoundToURL, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

import { answerPicture, isPicture, keepPictures } from './pictures.ts'
import { answerStaffFile, isStaffFile, keepStaffFiles } from './staff-files.ts'

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: (string | PrecacheEntry)[]
}

// The shell and everything a patient needs. What staff need is kept from their first sign-in on.
precacheAndRoute(self.__WB_MANIFEST)
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), {
    denylist: [/^\/(?:rest|storage)\//, /\.[a-z0-9]+$/i],
  }),
)
registerRoute(
  ({ url }) => isPicture(url),
  ({ request }) => answerPicture(request),
)
registerRoute(
  ({ url }) => isStaffFile(url),
  ({ request }) => answerStaffFile(request),
)

// The first visit is offline-ready without a reload. A newer worker waits: see src/app/updates.ts.
clientsClaim()

self.addEventListener('message', (event) => {
  const message = event.data as
    | { type: 'SKIP_WAITING' }
    | { type: 'claim' }
    | { type: 'keep-staff-files' }
    | { type: 'keep-pictures'; addresses: string[]; savesData: boolean }
  if (message.type === 'SKIP_WAITING') void self.skipWaiting()
  if (message.type === 'claim') event.waitUntil(self.clients.claim())
  if (message.type === 'keep-staff-files') event.waitUntil(keepStaffFiles())
  if (message.type === 'keep-pictures') event.waitUntil(keepPictures(message))
})
