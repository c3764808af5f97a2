import { Button } from '#ui/button.tsx'
import type { MenuItem } from '#ui/menu.tsx'
import { Icon } from '#ui/pictures/icons.tsx'

import type { Order } from '../lists/reorder/use-order.tsx'

import styles from './platform-table.module.css'

interface Arrow {
  way: 'up' | 'down'
  /** The target position; null at the end of the list. */
  to: number | null
}

function arrowsOf(order: Order, id: string): Arrow[] {
  if (order.off || order.count < 2) return []
  const place = order.placeOf(id)
  return [
    { way: 'up', to: place > 0 ? place - 1 : null },
    { way: 'down', to: place >= 0 && place < order.count - 1 ? place + 1 : null },
  ]
}

interface MoveArrowsProps {
  order: Order
  id: string
  name: string
}

/** Moves one position up or down (AC-198). */
export function MoveArrows({ order, id, name }: MoveArrowsProps) {
  return arrowsOf(order, id).map(({ way, to }) => (
    <Button
      key={way}
      tone="quiet"
      className={styles.arrow}
      data-move={way}
      data-secondary-action
      aria-label={`Move ${name} ${way}`}
      disabled={to === null}
      onClick={() => to !== null && order.move(id, to, way)}
    >
      <Icon name={`arrow-${way}`} />
    </Button>
  ))
}

/** The same in the menu of a narrow row. */
export function createMoveItems(order: Order, id: string): MenuItem[] {
  return arrowsOf(order, id).map(({ way, to }) => ({
    label: `Move ${way}`,
    icon: `arrow-${way}`,
    disabled: to === null,
    onPress: () => to !== null && order.move(id, to, way),
  }))
}
