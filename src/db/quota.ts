/** Returns whether the quota was exceeded. Dexie wraps the browser's error, sometimes twice. */
export function isQuotaExceeded(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = (at as { inner?: unknown }).inner) {
    if (at.name === 'QuotaExceededError') return true
  }
  return false
}

/**
 * Runs work that writes to this device. If the quota is exceeded, evicts the service worker's
 * cached pictures (src/worker/pictures.ts) and retries once [D11].
 */
export async function withCacheEviction<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!isQuotaExceeded(error) || !('caches' in globalThis)) throw error
    const pictures = await caches.open('pictures')
    // One by one: deleting a whole cache frees its space only after every tab has closed it.
    for (const picture of await pictures.keys()) await pictures.delete(picture)
    return work()
  }
}
