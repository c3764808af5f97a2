const holds = new Set<symbol>()

/**
 * Marks input as unsaved, so that the page is not reloaded. Returns a function that clears the
 * mark.
 */
export function blockReload(): () => void {
  const token = Symbol('unsaved')
  holds.add(token)
  return () => {
    holds.delete(token)
  }
}

export function hasUnsavedInput(): boolean {
  return holds.size > 0
}
