import { useEffect, useRef, useState, type ReactNode } from 'react'

import { useDatabase } from '#db/database-context.ts'
import { moveRow } from '#db/edits.ts'
import type { OrderedTable } from '#model/tables.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

import { askToPersist } from '../../shell/persistence.ts'
import type { Notices } from '../../shell/use-notice.ts'
import { moveFailed } from '../../words/common-words.ts'
import { useDrag, type DropTarget } from './use-drag.ts'

interface OrderOptions {
  /** The whole list in its order. */
  ids: readonly string[]
  nameOf: (id: string) => string
  /** While a search or a filter hides neighbours, a move would look wrong. */
  off?: boolean
}

interface ReorderOptions extends OrderOptions {
  table: OrderedTable
  notices: Pick<Notices, 'say'>
  /** The error when the order could not be stored. */
  failed?: string | undefined
}

/** The row that was picked up, and the place it would have if it were dropped now. */
export interface Lifted {
  id: string
  by: 'pointer' | 'keys'
  to: number
}

export type MoveButton = 'grip' | 'up' | 'down'

/** What the rows of a list and their MoveControls need. */
export interface Order {
  off: boolean
  count: number
  placeOf: (id: string) => number
  /** The props of a row's element. */
  row: (id: string) => RowMarks
  lifted: Lifted | null
  lift: (id: string, by: Lifted['by']) => void
  /** Where the lifted row would go if it were dropped now. */
  aim: (to: number) => void
  drop: () => void
  cancel: () => void
  move: (id: string, to: number, button: MoveButton) => void
  /** Announces each step to screen readers; drawn once by the list. */
  live: ReactNode
}

export interface RowMarks {
  'data-row': string
  'data-lifted'?: true
  'data-drop'?: 'before' | 'after'
}

/** The order of the rows of a table, stored with each move. */
export function useReorder(options: ReorderOptions): Order {
  const { table, notices, failed = moveFailed, ...list } = options
  const db = useDatabase()
  return useOrder({
    ...list,
    async place(id, after) {
      askToPersist()
      try {
        await moveRow(db, table, { id, after })
        return true
      } catch (error) {
        reportError(error)
        notices.say({ tone: 'error', text: failed })
        return false
      }
    },
  })
}

interface PlacedBy {
  /** Moves a row behind another, or to the front; false when that failed. */
  place: (id: string, after: string | null) => boolean | Promise<boolean>
}

/** The order of any list, changed by buttons, by dragging, and by the keyboard. */
export function useOrder({ ids, nameOf, off = false, place }: OrderOptions & PlacedBy): Order {
  const [lifted, setLifted] = useState<Lifted | null>(null)
  const [said, setSaid] = useState('')
  const focus = useRef<{ id: string; button: MoveButton; place: number } | null>(null)

  const placeOf = (id: string) => ids.indexOf(id)
  const others = lifted ? ids.filter((id) => id !== lifted.id) : []
  const marked = lifted && lifted.to !== placeOf(lifted.id) ? markOf(others, lifted.to) : null

  async function move(id: string, to: number, button: MoveButton): Promise<void> {
    const rest = ids.filter((other) => other !== id)
    focus.current = { id, button, place: to }
    if (await place(id, rest[to - 1] ?? null)) {
      setSaid(`${nameOf(id)} is now number ${to + 1} of ${ids.length}`)
    } else focus.current = null
  }

  useEffect(() => {
    // A row that moves in the page loses the focus; at the end of the list only the other arrow can take it.
    const wish = focus.current
    if (!wish || ids[wish.place] !== wish.id) return
    focus.current = null
    focusOn(wish.id, wish.button)
  }, [ids])

  function lift(id: string, by: Lifted['by']): void {
    setLifted({ id, by, to: placeOf(id) })
    if (by === 'keys') setSaid(`${nameOf(id)} is taken up. ${HOW}`)
  }

  function aim(to: number): void {
    if (!lifted || to === lifted.to || to < 0 || to > others.length) return
    setLifted({ ...lifted, to })
    if (lifted.by === 'keys') setSaid(`Number ${to + 1} of ${ids.length}`)
  }

  function drop(to = lifted?.to): void {
    if (!lifted || to === undefined) return
    setLifted(null)
    if (to === placeOf(lifted.id)) setSaid(`${nameOf(lifted.id)} stays where it was`)
    else void move(lifted.id, to, 'grip')
  }

  function cancel(): void {
    if (!lifted) return
    setLifted(null)
    setSaid(`${nameOf(lifted.id)} stays where it was`)
  }

  function placeAt({ id, side }: DropTarget): number | undefined {
    const at = others.indexOf(id)
    if (at < 0) return undefined
    return side === 'before' ? at : at + 1
  }

  useDrag(lifted?.by === 'pointer', {
    over(target) {
      const to = placeAt(target)
      if (to !== undefined) aim(to)
    },
    drop: (target) => drop(target ? placeAt(target) : undefined),
    cancel,
  })

  return {
    off,
    count: ids.length,
    placeOf,
    row: (id) => ({
      'data-row': id,
      ...(lifted?.id === id && { 'data-lifted': true }),
      ...(marked?.id === id && { 'data-drop': marked.side }),
    }),
    lifted,
    lift,
    aim,
    drop: () => drop(),
    cancel,
    move: (id, to, button) => void move(id, to, button),
    live: (
      <VisuallyHidden>
        <output>{said}</output>
      </VisuallyHidden>
    ),
  }
}

const HOW = 'The arrow keys move it, Space lets it go, Escape leaves it where it was.'

function markOf(others: readonly string[], to: number): { id: string; side: 'before' | 'after' } {
  const next = others[to]
  return next ? { id: next, side: 'before' } : { id: others.at(-1) ?? '', side: 'after' }
}

function focusOn(id: string, button: MoveButton): void {
  const row = document.querySelector(`[data-row="${id}"]`)
  const find = (name: MoveButton) =>
    row?.querySelector<HTMLButtonElement>(`[data-move="${name}"]:not(:disabled)`)
  const target = find(button) ?? find(button === 'up' ? 'down' : 'up')
  target?.focus({ preventScroll: true })
  row?.scrollIntoView?.({ block: 'nearest' })
}
