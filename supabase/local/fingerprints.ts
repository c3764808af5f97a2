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

/**
 * Returns the files of a built site that change when one of them gets another text: itself and the
 * service worker, which lists it.
 */
export function revise(site: string, name: string, text: string): Map<string, string> {
  const before = readFileSync(join(site, name), 'utf8')
  const worker = readFileSync(join(site, WORKER), 'utf8')
  for (const fingerprint of [createRevision(before), createIntegrity(before)]) {
    if (!worker.includes(fingerprint)) throw new Error(`The service worker does not know ${name}`)
  }
  const revised = worker
    .replaceAll(createRevision(before), createRevision(text))
    .replaceAll(createIntegrity(before), createIntegrity(text))
  return new Map([
    [name, text],
    [WORKER, revised],
  ])
}

/** Replaces files of a built site. */
export function rewrite(site: string, files: ReadonlyMap<string, string>): void {
  for (const [name, text] of files) writeFileSync(join(site, name), text)
}
