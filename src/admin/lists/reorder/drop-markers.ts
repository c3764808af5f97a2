/** The parts of a row that move it. */
export type MoveButton = 'grip' | 'up' | 'down'

/** The attributes of a row that can be moved. */
export interface MovableRowAttributes {
  'data-row': string
  'data-dragging'?: true
  'data-drop-position'?: 'before' | 'after'
}

/** Where a row that is dropped would go: before the row that has this place now, or after the last. */
export function findDropMarker(
  others: readonly string[],
  to: number,
): { id: string; side: 'before' | 'after' } {
  const next = others[to]
  return next ? { id: next, side: 'before' } : { id: others.at(-1) ?? '', side: 'after' }
}

/** Puts the focus back into a row that was moved: on what moved it, or else on what can take it. */
export function focusMoveButton(id: string, button: MoveButton): void {
  const row = document.querySelector(`[data-row="${id}"]`)
  const other = button === 'up' ? 'down' : 'up'
  // On a narrow screen there are no arrows, and they cannot have the focus.
  for (const selector of [mover(button), mover(other), mover('grip')]) {
    const target = row?.querySelector<HTMLElement>(selector)
    target?.focus({ preventScroll: true })
    if (target && document.activeElement === target) break
  }
  row?.scrollIntoView?.({ block: 'nearest' })
}

const mover = (button: MoveButton) => `[data-move="${button}"]:not(:disabled)`
