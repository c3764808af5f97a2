/** The messages to the service worker; see src/worker/service-worker.ts. */
type WorkerMessage =
  | { type: 'keep-files' }
  | { type: 'keep-staff-files' }
  | { type: 'keep-pictures'; addresses: string[]; savesData: boolean }
  | { type: 'keep-pages'; paths: string[]; theme: string }
  | { type: 'reader-choices'; mode: string; textSize: string; barColor: string; language: string }

/** Returns whether service workers are available: some windows have none, and some refuse them. */
export function supportsServiceWorker(): boolean {
  return 'serviceWorker' in navigator && !import.meta.env.DEV
}

/**
 * Sends a message to the service worker once there is one; does nothing where there will be none.
 */
export async function postToWorker(message: WorkerMessage): Promise<void> {
  if (!supportsServiceWorker()) return
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage(message)
}

/** Returns whether the reader has data saving on. */
export function isSaveDataOn(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
