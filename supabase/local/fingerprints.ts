import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const WORKER = 'service-worker.js'

/** By this the service worker notices that a file has changed. */
export function createRevision(bytes: string | Uint8Array): string {
  return createHash('md5').update(bytes).digest('hex')
}

/** By this a browser knows that what it was sent is what was built. */
export function createIntegrity(bytes: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`
}

/** Replaces a file of a built site, together with what the service worker knows of it. */
export function rewrite(site: string, name: string, text: string): void {
  const before = readFileSync(join(site, name), 'utf8')
  const worker = readFileSync(join(site, WORKER), 'utf8')
  for (const fingerprint of [createRevision(before), createIntegrity(before)]) {
    if (!worker.includes(fingerprint)) throw new Error(`The service worker does not know ${name}`)
  }
  const revised = worker
    .replaceAll(createRevision(before), createRevision(text))
    .replaceAll(createIntegrity(before), createIntegrity(text))
  writeFileSync(join(site, name), text)
  writeFileSync(join(site, WORKER), revised)
}
