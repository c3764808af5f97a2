/**
 * Asks the browser not to throw this site's storage away when the device runs full: of an
 * installed app, and of a site the reader came back to. Only where the browser decides that by
 * itself; one that would open a window about it is asked once the site is installed.
 */
export async function requestPersistentStorage(cameBack: boolean): Promise<void> {
  if (!('storage' in navigator) || !('persist' in navigator.storage)) return
  window.addEventListener('appinstalled', () => void ask())
  const isInstalled = window.matchMedia('(display-mode: standalone)').matches
  const decidesByItself = 'onbeforeinstallprompt' in window
  if (isInstalled || (cameBack && decidesByItself)) await ask()
}

async function ask(): Promise<void> {
  if (!(await navigator.storage.persisted())) await navigator.storage.persist()
}
