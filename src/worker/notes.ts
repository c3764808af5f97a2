import { withTimeout } from '#model/with-timeout.ts'

import { matchCache } from './storage.ts'

const CACHE = 'notes'
const notes = new Map<string, unknown>()

/** Stores a value that a page sent to the worker, across restarts of the worker. */
export async function writeNote(name: string, value: unknown): Promise<void> {
  notes.set(name, value)
  // On a full disk it lasts until the browser stops the worker, and the next page sends it again.
  await withTimeout(
    caches
      .open(CACHE)
      .then((cache) => cache.put(addressOf(name), new Response(JSON.stringify(value)))),
  )
}

/** Returns the last value stored under a name; undefined if there is none. */
export async function readNote(name: string): Promise<unknown> {
  if (notes.has(name)) return notes.get(name)
  const response = await matchCache(addressOf(name), CACHE)
  const value: unknown = await response?.json()
  // A newer value may have been stored in the meantime.
  if (!notes.has(name)) notes.set(name, value)
  return notes.get(name)
}

/** Deletes the value under a name. */
export async function deleteNote(name: string): Promise<void> {
  notes.delete(name)
  await (await caches.open(CACHE)).delete(addressOf(name))
}

const addressOf = (name: string) => `/notes/${name}`
