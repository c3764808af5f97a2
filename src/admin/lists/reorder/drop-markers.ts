/** The parts of a row that move it. */
export type MoveButton = 'grip' | 'up' | 'down'

/** The attributes of a row that can be moved. */
export interface MovableRowAttributes {
  'data-row': string
  'data-dragging'?: true
  'data-drop-position'?: 'before' | 'after'
}

/** The drop position: before the row with this index, or after the last. */
export function findDropMarker(
  others: readonly string[],
  to: number,
): { id: string; side: 'before' | 'after' } {
  const next = others[to]
  return next ? { id: next, side: 'before' } : { id: others.at(-1) ?? '', side: 'after' }
}

/** Restores the focus in a moved row: on the control that moved it, or another one. */
export function focusMoveButton(id: string, button: MoveButton): void {
  const row = document.querySelector(`[data-row="${id}"]`)
  const opposite = button === 'up' ? 'down' : 'up'
  // On a narrow screen the arrows are hidden and cannot be focused.
  for (const selector of [mover(button), mover(opposite), mover('grip')]) {
    const target = row?.querySelector<HTMLElement>(selector)
    target?.focus({ preventScroll: true })
    if (target && document.activeElement === target) break
  }
  row?.scrollIntoView?.({ block: 'nearest' })
}

const mover = (button: MoveButton) => `[data-move="${button}"]:not(:disabled)`
