import type { Page } from 'playwright-core'

export const WORKER = '/static-worker.js'

/** The least a service worker can do: keeps a page with its pictures, and answers with them. */
export function staticWorker(files: readonly string[]): string {
  return `
const files = ${JSON.stringify(files)}
addEventListener('install', (event) => {
  skipWaiting()
  event.waitUntil(caches.open('static').then((cache) => cache.addAll(files)))
})
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('fetch', (event) => {
  event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request)))
})`
}

/** The files a page of plain HTML is made of, itself included. */
export function filesOf(path: string, html: string): string[] {
  const named = [...html.matchAll(/ (?:src|href)="(\/(?:storage|favicon|icon|apple)[^"]*)"/g)]
  return [...new Set([path, ...named.map(([, file = '']) => file)])]
}

/** Registers it from outside, so that the page stays the plain one. */
export async function registerStaticWorker(page: Page): Promise<void> {
  await page.evaluate((address) => navigator.serviceWorker.register(address), WORKER)
}
