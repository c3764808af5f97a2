import type { Tab } from './tab.ts'

/** Waits until the service worker answers for this page. */
export async function workerInCharge(tab: Tab): Promise<void> {
  await tab.until(() => navigator.serviceWorker.controller?.state === 'activated')
}
