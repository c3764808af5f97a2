import { serializeWorkerMessage, type WorkerMessage } from '#model/worker-protocol.ts'

/** Returns whether service workers are available: some windows have none, and some refuse them. */
export function supportsServiceWorker(): boolean {
  return Boolean(navigator.serviceWorker) && !import.meta.env.DEV
}

/**
 * Sends a message to the service worker once there is one; does nothing where there will be none.
 */
export async function postToWorker(message: WorkerMessage): Promise<void> {
  if (!supportsServiceWorker()) return
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage(serializeWorkerMessage(message))
}

/** Returns whether the reader has data saving on. */
export function isSaveDataOn(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
