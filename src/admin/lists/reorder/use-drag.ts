import { useEffect, useEffectEvent } from 'react'

/** The distance from the screen's edge at which scrolling starts, and the step. */
const EDGE = 80
const STEP = 14

/** Another row, and whether the pointer is nearer to its start or its end. */
export interface DropTarget {
  id: string
  side: 'before' | 'after'
}

interface DragEvents {
  /** Called while the pointer is over it. */
  over: (target: DropTarget) => void
  /** Called on drop, with the row last under the pointer, if any. */
  drop: (target: DropTarget | null) => void
  cancel: () => void
}

/** Tracks the pointer while a row is dragged, and scrolls at the edges of the screen. */
export function useDrag(active: boolean, events: DragEvents): void {
  const over = useEffectEvent(events.over)
  const drop = useEffectEvent(events.drop)
  const cancel = useEffectEvent(events.cancel)

  useEffect(() => {
    if (!active) return undefined
    let at = { x: 0, y: 0 }
    let frame = 0
    let last: DropTarget | null = null

    const findTarget = () => {
      const row = document.elementFromPoint(at.x, at.y)?.closest<HTMLElement>('[data-row]')
      if (!row || row.dataset['dragging']) return
      last = { id: row.dataset['row'] ?? '', side: sideOf(row, at) }
      over(last)
    }
    const scroll = () => {
      const distance = at.y < EDGE ? -STEP : at.y > window.innerHeight - EDGE ? STEP : 0
      if (distance !== 0) {
        window.scrollBy({ top: distance, behavior: 'instant' })
        findTarget()
      }
      frame = requestAnimationFrame(scroll)
    }
    const onMove = (event: PointerEvent) => {
      if (at.x === 0 && at.y === 0) frame = requestAnimationFrame(scroll)
      at = { x: event.clientX, y: event.clientY }
      findTarget()
    }
    const onUp = (event: PointerEvent) => {
      at = { x: event.clientX, y: event.clientY }
      findTarget()
      // On a slow tablet the drop comes before the last hovered row is rendered.
      drop(last)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') cancel()
    }
    const stop = new AbortController()
    const { signal } = stop
    window.addEventListener('pointermove', onMove, { signal })
    window.addEventListener('pointerup', onUp, { signal })
    window.addEventListener('pointercancel', () => cancel(), { signal })
    window.addEventListener('keydown', onKey, { signal })
    return () => {
      stop.abort()
      cancelAnimationFrame(frame)
    }
  }, [active])
}

/** Cards side by side are passed from left to right, rows from top to bottom. */
function sideOf(row: HTMLElement, { x, y }: { x: number; y: number }): 'before' | 'after' {
  const box = row.getBoundingClientRect()
  const line = row.parentElement?.clientWidth ?? box.width
  const isInRow = box.width < line * 0.75
  const past = isInRow ? x > box.left + box.width / 2 : y > box.top + box.height / 2
  return past ? 'after' : 'before'
}
