let asked = false

/**
 * Asks the browser, once, not to throw this device's data away when it runs
 * short of room. Whatever it answers, editing goes on.
 */
export function requestPersistence(): void {
  if (asked) return
  asked = true
  void navigator.storage?.persist?.().catch(() => undefined)
}
