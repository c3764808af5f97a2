import { withTimeout, matchCache } from './storage.ts'

const CACHE = 'notes'
const known = new Map<string, unknown>()

/** Remembers what a page told the worker, also across restarts of the worker. */
export async function writeNote(name: string, value: unknown): Promise<void> {
  known.set(name, value)
  // On a full disk it holds until the browser stops the worker, and the next page tells it again.
  await withTimeout(
    caches
      .open(CACHE)
      .then((cache) => cache.put(addressOf(name), new Response(JSON.stringify(value)))),
  )
}

/** What was noted last under a name, as it was told: undefined if nothing was. */
export async function readNote(name: string): Promise<unknown> {
  if (known.has(name)) return known.get(name)
  const answer = await matchCache(addressOf(name), CACHE)
  const value: unknown = await answer?.json()
  // Somebody may have noted something newer meanwhile.
  if (!known.has(name)) known.set(name, value)
  return known.get(name)
}

/** As if nothing had ever been noted under a name. */
export async function deleteNote(name: string): Promise<void> {
  known.delete(name)
  await (await caches.open(CACHE)).delete(addressOf(name))
}

const addressOf = (name: string) => `/notes/${name}`
