// For the day when a service worker is so broken that devices show nothing any more: see
// docs/operations.md. Put in the place of dist/service-worker.js, it takes the broken worker's
// place at the next page a device opens, throws away all the worker kept, and is gone itself.
// What people have written is elsewhere (IndexedDB), and stays.

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(retire()))

async function retire() {
  const kept = await caches.keys()
  await Promise.all(kept.map((name) => caches.delete(name)))
  // Only the worker of a page may have it opened anew.
  await self.clients.claim()
  await self.registration.unregister()
  // Pages go on registering it. Where nothing was kept nothing is wrong, and opening them anew
  // would have no end.
  if (kept.length === 0) return
  const pages = await self.clients.matchAll({ type: 'window' })
  await Promise.all(pages.map((page) => page.navigate(page.url).catch(() => undefined)))
}
