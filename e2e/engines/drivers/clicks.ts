interface Watching {
  clickHasMet?: () => boolean
}

/** Runs in the page: waits until the target is in view and does not move. */
export async function waitUntilStable(element: Element): Promise<void> {
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  let before = -1
  const place = () => element.getBoundingClientRect().top + element.getBoundingClientRect().left
  while (place() !== before) {
    before = place()
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/**
 * Runs in the page: drivers click at a position, where something else may have moved in the
 * meantime. Such a click is not counted.
 */
export function guardClick(element: Element): void {
  const watching = window as Watching
  watching.clickHasMet?.()
  const kinds = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']
  let met = false
  const judge = (event: Event) => {
    if (event.composedPath().includes(element)) met ||= event.type === 'click'
    else {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
  }
  for (const kind of kinds) window.addEventListener(kind, judge, true)
  watching.clickHasMet = () => {
    for (const kind of kinds) window.removeEventListener(kind, judge, true)
    delete watching.clickHasMet
    return met
  }
}

/** Runs in the page: stops watching. A page left by the click no longer knows the watch. */
export const hasClickHitTarget = (): boolean => (window as Watching).clickHasMet?.() ?? true
