import type { KeyboardEvent } from 'react'

import { Button } from '#ui/button.tsx'
import type { MenuItem } from '#ui/menu.tsx'
import { Icon } from '#ui/pictures/icons.tsx'

import type { Order } from './use-order.tsx'

import styles from './move-controls.module.css'

interface MoveControlsProps {
  order: Order
  id: string
  name: string
}

/** Moves a row within its list: a grip to drag, and buttons for one place up or down; see moveItems. */
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
          // Otherwise touch events would go on to the element where the touch began.
          event.currentTarget.releasePointerCapture?.(event.pointerId)
          order.lift(id, 'pointer')
        }}
        onClick={(event) => {
          // A drag with mouse or finger ends with a click too; the keyboard's begins with one.
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
        data-extra
        aria-label={`Move ${name} up`}
        disabled={place <= 0}
        onClick={() => order.move(id, place - 1, 'up')}
      >
        <Icon name="arrow-up" />
      </Button>
      <Button
        tone="quiet"
        data-move="down"
        data-extra
        aria-label={`Move ${name} down`}
        disabled={place < 0 || place === order.count - 1}
        onClick={() => order.move(id, place + 1, 'down')}
      >
        <Icon name="arrow-down" />
      </Button>
    </div>
  )
}

/** The same in the menu of a row, which has room for words: there is no dragging with one button. */
export function moveItems(order: Order, id: string): MenuItem[] {
  if (order.off || order.count < 2) return []
  const place = order.placeOf(id)
  return [
    {
      label: 'Move up',
      icon: 'arrow-up',
      disabled: place <= 0,
      onPress: () => order.move(id, place - 1, 'up'),
    },
    {
      label: 'Move down',
      icon: 'arrow-down',
      disabled: place === order.count - 1,
      onPress: () => order.move(id, place + 1, 'down'),
    },
    { label: 'Move to place...', icon: 'list', onPress: () => order.askPlace(id) },
  ]
}

interface PlaceButtonProps {
  order: Order
  id: string
  name: string
  /** What is shown of its place: the number that staff gave it. */
  number: number
}

/** The number of a row in its list; pressed, it asks for the place it should have. */
export function PlaceButton({ order, id, name, number }: PlaceButtonProps) {
  if (order.off || order.count < 2) return <span data-extra>{number}</span>
  return (
    <Button
      tone="quiet"
      className={styles.place}
      data-move="place"
      data-extra
      aria-label={`${number}: move ${name} to another place`}
      title="Move to place..."
      onClick={() => order.askPlace(id)}
    >
      {number}
    </Button>
  )
}

/** Where a key moves the lifted row to, or null for a key that does nothing here. */
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
