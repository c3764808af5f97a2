import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const WORKER = 'service-worker.js'

/** Returns the revision by which the service worker detects a changed file. */
export function createRevision(bytes: string | Uint8Array): string {
  return createHash('md5').update(bytes).digest('hex')
}

/** Returns the integrity hash by which a browser verifies a built file. */
export function createIntegrity(bytes: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`
}

/** Replaces a file of a built site, and its entry in the service worker. */
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
