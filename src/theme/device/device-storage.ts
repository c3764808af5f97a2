// Small things a device keeps between visits. Private windows and full disks
// refuse to store; then values last until the page is closed, without a message.

const unstored = new Map<string, string>()

/** The value this device keeps under a name, or null. */
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

/** Whether the site was opened from its own icon. */
export function isInstalled(): boolean {
  const { standalone } = navigator as { standalone?: boolean }
  return standalone === true || window.matchMedia('(display-mode: standalone)').matches
}

/** Safari on iPhones and iPads, where a page cannot offer to install itself; only Safari says whether it is, also on a Mac. */
export function isIosSafari(): boolean {
  return 'standalone' in navigator && navigator.maxTouchPoints > 1
}
