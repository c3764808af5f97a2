/** Whether the device had no room left. Dexie wraps the browser's refusal, sometimes twice. */
export function isQuotaExceeded(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = (at as { inner?: unknown }).inner) {
    if (at.name === 'QuotaExceededError') return true
  }
  return false
}

/**
 * Does work that writes to this device. Where it has no room, the pictures of the public site go
 * first, which the service worker keeps (src/worker/pictures.ts), and it is done once more [D11].
 */
export async function withCacheEviction<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!isQuotaExceeded(error) || !('caches' in globalThis)) throw error
    const pictures = await caches.open('pictures')
    // One by one: a cache that is deleted as a whole holds its room until nobody has it open.
    for (const picture of await pictures.keys()) await pictures.delete(picture)
    return work()
  }
}
