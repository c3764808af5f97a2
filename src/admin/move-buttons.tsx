import { useEffect, useRef, useState } from 'react'

import { useDatabase } from '#db/database-context.ts'
import { moveRow } from '#db/edits.ts'
import type { OrderedTable } from '#model/tables.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icons.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

import { moveFailed } from './messages.ts'
import { askToPersist } from './persistence.ts'
import type { Notices } from './use-notice.ts'

import styles from './move-buttons.module.css'

interface MoveButtonsProps {
  table: OrderedTable
  /** The whole list in its order. */
  ids: readonly string[]
  id: string
  name: string
  notices: Notices
}

/** Moves a row one place up or down its list. */
export function MoveButtons({ table, ids, id, name, notices }: MoveButtonsProps) {
  const db = useDatabase()
  const group = useRef<HTMLDivElement>(null)
  const [moved, setMoved] = useState<'up' | 'down' | null>(null)
  const place = ids.indexOf(id)

  useEffect(() => {
    if (!moved || place < 0) return
    // The card has moved in the page and lost the focus; at the end of the list only the other button can have it.
    const [up, down] = group.current?.querySelectorAll('button') ?? []
    const pressed = moved === 'up' ? up : down
    const target = pressed?.disabled ? (moved === 'up' ? down : up) : pressed
    target?.focus()
  }, [moved, place])

  async function move(direction: 'up' | 'down'): Promise<void> {
    const others = ids.filter((other) => other !== id)
    const next = direction === 'up' ? place - 1 : place + 1
    setMoved(direction)
    askToPersist()
    try {
      await moveRow(db, table, { id, after: others[next - 1] ?? null })
    } catch (error) {
      reportError(error)
      notices.say({ tone: 'error', text: moveFailed })
    }
  }

  return (
    <div ref={group} className={styles.buttons} onBlur={() => setMoved(null)}>
      <Button
        tone="quiet"
        aria-label={`Move ${name} up`}
        disabled={place <= 0}
        onClick={() => void move('up')}
      >
        <Icon name="arrow-up" />
      </Button>
      <Button
        tone="quiet"
        aria-label={`Move ${name} down`}
        disabled={place < 0 || place === ids.length - 1}
        onClick={() => void move('down')}
      >
        <Icon name="arrow-down" />
      </Button>
      <VisuallyHidden>
        <output>{moved && `${name} is now number ${place + 1} of ${ids.length}`}</output>
      </VisuallyHidden>
    </div>
  )
}
