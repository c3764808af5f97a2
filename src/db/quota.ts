/** Whether the device had no room left. Dexie wraps the browser's refusal, sometimes twice. */
export function isQuota(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = (at as { inner?: unknown }).inner) {
    if (at.name === 'QuotaExceededError') return true
  }
  return false
}

/**
 * Does work that writes to this device. Where it has no room, the pictures of the public site go
 * first, which the service worker keeps (src/worker/pictures.ts), and it is done once more [D11].
 */
export async function makingRoom<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!isQuota(error) || !('caches' in globalThis)) throw error
    await caches.delete('pictures')
    return work()
  }
}
