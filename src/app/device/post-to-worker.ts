/** What pages ask of the service worker; src/worker/service-worker.ts does it. */
type WorkerMessage =
  | { type: 'keep-files' }
  | { type: 'keep-staff-files' }
  | { type: 'keep-pictures'; addresses: string[]; savesData: boolean }
  | { type: 'keep-pages'; paths: string[]; theme: string }
  | { type: 'reader-choices'; mode: string; textSize: string; barColor: string; language: string }

/** Whether this browser has service workers for us: some windows have none, and some refuse. */
export function supportsServiceWorker(): boolean {
  return 'serviceWorker' in navigator && !import.meta.env.DEV
}

/** Tells the service worker, once there is one; does nothing where there will be none. */
export async function postToWorker(message: WorkerMessage): Promise<void> {
  if (!supportsServiceWorker()) return
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage(message)
}

/** The reader asked the browser to spend little. */
export function isSaveDataOn(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
