import { useRef } from 'react'

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

/** How far a finger may slip during a press, in pixels. */
const SLIP = 8

/** A grip that drags a row; pressing it asks for the position, which needs no dragging. */
export function MoveControls({ order, id, name }: MoveControlsProps) {
  const from = useRef({ x: 0, y: 0 })
  if (order.off || order.count < 2) return null
  return (
    <Button
      tone="quiet"
      className={styles.grip}
      data-move="grip"
      disabled={order.isWaiting}
      aria-label={`Move ${name} to another place`}
      aria-haspopup="dialog"
      title="Drag, or press to type a place"
      onPointerDown={(event) => {
        if (event.button !== 0) return
        // Otherwise touch events stay with the element where the touch began.
        event.currentTarget.releasePointerCapture?.(event.pointerId)
        from.current = { x: event.clientX, y: event.clientY }
        order.lift(id)
      }}
      onClick={({ detail, clientX, clientY }) => {
        const { x, y } = from.current
        // A drag that ends where it began fires a click, too; a click by keyboard has no
        // coordinates.
        if (detail === 0 || Math.hypot(clientX - x, clientY - y) < SLIP)
          order.openPositionDialog(id)
      }}
    >
      <Icon name="grip" />
    </Button>
  )
}

/** The grip's dialog as an item of the row's menu. */
export function createMoveMenuItems(order: Order, id: string): MenuItem[] {
  if (order.off || order.isWaiting || order.count < 2) return []
  return [{ label: 'Move to place...', icon: 'list', onPress: () => order.openPositionDialog(id) }]
}
