const holds = new Set<symbol>()

/** Says that something typed here is not saved yet, so that the page is not reloaded. Returns a function that withdraws it. */
export function holdUnsaved(): () => void {
  const hold = Symbol('unsaved')
  holds.add(hold)
  return () => {
    holds.delete(hold)
  }
}

export function hasUnsaved(): boolean {
  return holds.size > 0
}
