import { isInstalled } from '#theme/device/device-storage.ts'

/**
 * Requests persistent storage for an installed app, and for a returning reader. Only where the
 * browser decides without a prompt; a browser with a prompt is asked once the site is installed.
 */
export async function requestPersistentStorage(cameBack: boolean): Promise<void> {
  if (!navigator.storage?.persist) return
  window.addEventListener('appinstalled', () => void requestPersistence())
  const decidesByItself = 'onbeforeinstallprompt' in window
  if (isInstalled() || (cameBack && decidesByItself)) await requestPersistence()
}

async function requestPersistence(): Promise<void> {
  if (!(await navigator.storage.persisted())) await navigator.storage.persist()
}
