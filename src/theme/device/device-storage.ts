// Small values that a device stores between visits. In private windows and on full disks writing
// fails; then they last until the page is closed, without a message.

const unstored = new Map<string, string>()

/** Returns the value that this device stores under a name, or null. */
export function readSetting(name: string): string | null {
  try {
    return unstored.get(name) ?? localStorage.getItem(name)
  } catch {
    return null
  }
}

export function writeSetting(name: string, value: string): void {
  try {
    localStorage.setItem(name, value)
    unstored.delete(name)
  } catch {
    unstored.set(name, value)
  }
}

/** Returns whether the site was opened as an installed app. */
export function isInstalled(): boolean {
  const { standalone } = navigator as { standalone?: boolean }
  return standalone === true || window.matchMedia('(display-mode: standalone)').matches
}

/**
 * Detects Safari on iPhones and iPads, where a page cannot offer to install itself; only Safari
 * reports whether it is installed, also on a Mac.
 */
export function isIosSafari(): boolean {
  return 'standalone' in navigator && navigator.maxTouchPoints > 1
}
