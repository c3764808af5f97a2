import type { Tab } from './drivers/tab.ts'

/** Waits until the service worker controls this page and has cached all files of the build. */
export async function waitForCompleteWorkerIn(tab: Tab): Promise<void> {
  await tab.until(() => navigator.serviceWorker.controller?.state === 'activated')
  await tab.evaluate(() => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', ({ data }) => Object.assign(window, { isWhole: data }))
    port1.start()
    navigator.serviceWorker.controller?.postMessage({ type: 'cache-files' }, [port2])
  })
  await tab.until(() => 'isWhole' in window && window.isWhole)
}
