let isRequested = false

/** Asks the browser once for persistent storage. Editing works whatever it answers. */
export function requestPersistence(): void {
  if (isRequested) return
  isRequested = true
  void navigator.storage?.persist?.().catch(() => undefined)
}
