import type { KeyboardEvent } from 'react'

import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/pictures/icons.tsx'

import type { Order } from './use-reorder.tsx'

import styles from './move-controls.module.css'

interface MoveControlsProps {
  order: Order
  id: string
  name: string
}

/** Takes a row elsewhere in its list: a grip to drag, and a button for one place up or down. */
export function MoveControls({ order, id, name }: MoveControlsProps) {
  if (order.off || order.count < 2) return null
  const place = order.placeOf(id)
  const isLifted = order.lifted?.id === id && order.lifted.by === 'keys'

  function onKey(event: KeyboardEvent): void {
    if (!isLifted || !order.lifted) return
    const to = aimed(event.key, order.lifted.to, order.count)
    if (to === null && event.key !== 'Escape') return
    event.preventDefault()
    if (to === null) order.cancel()
    else order.aim(to)
  }

  return (
    <div className={styles.controls}>
      <Button
        tone="quiet"
        className={styles.grip}
        data-move="grip"
        aria-label={`Take up ${name} to move it`}
        aria-pressed={isLifted}
        onPointerDown={(event) => {
          if (event.button !== 0) return
          // Or a finger would keep the pointer to where it began.
          event.currentTarget.releasePointerCapture?.(event.pointerId)
          order.lift(id, 'pointer')
        }}
        onClick={(event) => {
          // A mouse or a finger ends its drag with a click, too; the keyboard begins with one.
          if (event.detail > 0) return
          if (isLifted) order.drop()
          else order.lift(id, 'keys')
        }}
        onKeyDown={onKey}
        onBlur={() => isLifted && order.cancel()}
      >
        <Icon name="grip" />
      </Button>
      <Button
        tone="quiet"
        data-move="up"
        aria-label={`Move ${name} up`}
        disabled={place <= 0}
        onClick={() => order.move(id, place - 1, 'up')}
      >
        <Icon name="arrow-up" />
      </Button>
      <Button
        tone="quiet"
        data-move="down"
        aria-label={`Move ${name} down`}
        disabled={place < 0 || place === order.count - 1}
        onClick={() => order.move(id, place + 1, 'down')}
      >
        <Icon name="arrow-down" />
      </Button>
    </div>
  )
}

/** Where a key would put the lifted row, or null for a key that means nothing here. */
function aimed(key: string, to: number, count: number): number | null {
  switch (key) {
    case 'ArrowUp':
    case 'ArrowLeft':
      return to - 1
    case 'ArrowDown':
    case 'ArrowRight':
      return to + 1
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
