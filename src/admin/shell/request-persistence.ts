let asked = false

/** Asks the browser once for persistent storage. Editing works whatever it answers. */
export function requestPersistence(): void {
  if (asked) return
  asked = true
  void navigator.storage?.persist?.().catch(() => undefined)
}
