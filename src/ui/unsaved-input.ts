const holds = new Set<symbol>()

/** Says that something typed here is not saved yet, so that the page is not reloaded. Returns a function that withdraws it. */
export function blockReload(): () => void {
  const hold = Symbol('unsaved')
  holds.add(hold)
  return () => {
    holds.delete(hold)
  }
}

export function hasUnsavedInput(): boolean {
  return holds.size > 0
}
