import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'

import { VisuallyHidden } from '#ui/visually-hidden.tsx'

import {
  focusMoveButton,
  findDropMarker,
  type MoveButton,
  type MovableRowAttributes,
} from './drop-markers.ts'
import { PositionDialog } from './position-dialog.tsx'
import { useDrag, type DropTarget } from './use-drag.ts'

/** Must be memoised by the caller, so that unchanged rows are not rendered again. */
export interface OrderOptions {
  /** The whole list in its order. */
  ids: readonly string[]
  nameOf: (id: string) => string
  /** Disables moves while a search or a filter hides neighbours. */
  isDisabled?: boolean
  /** Disables moves until all rows are there. */
  isWaiting?: boolean
}

interface PlacedBy {
  /** Moves a row behind another one, or to the front; returns false on failure. */
  place: (id: string, after: string | null) => boolean | Promise<boolean>
}

/** The dragged row, and its index if it were dropped now. */
interface Lifted {
  id: string
  to: number
}

/** What the rows of a list and their MoveControls need; the same object until it changes. */
export interface Order {
  off: boolean
  /** Whether it has to wait for more rows. */
  isWaiting: boolean
  count: number
  placeOf: (id: string) => number
  /** The props of a row's element. */
  row: (id: string) => MovableRowAttributes
  /** Starts dragging it. */
  lift: (id: string) => void
  move: (id: string, to: number, button: MoveButton) => void
  /** Asks for the new position. */
  openPositionDialog: (id: string) => void
  /** Announces each move to screen readers, and renders the position dialog; rendered once per list. */
  live: ReactNode
}

/** The order of a list, changed by dragging, by position, or by buttons. */
export function useOrder({
  ids,
  nameOf,
  isDisabled = false,
  isWaiting = false,
  place,
}: OrderOptions & PlacedBy): Order {
  const [lifted, setLifted] = useState<Lifted | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const [movingId, setMovingId] = useState<string | null>(null)
  const { wish, focusMoved } = useFocusAfterMove()

  const steps = useMemo(() => {
    const placeOf = (id: string) => ids.indexOf(id)
    const others = lifted ? ids.filter((id) => id !== lifted.id) : []
    const marked =
      lifted && lifted.to !== placeOf(lifted.id) ? findDropMarker(others, lifted.to) : null

    async function move(id: string, to: number, button: MoveButton): Promise<void> {
      const rest = ids.filter((other) => other !== id)
      wish({ id, button, place: to })
      if (await place(id, rest[to - 1] ?? null)) {
        setAnnouncement(`${nameOf(id)} is now number ${to + 1} of ${ids.length}`)
      } else wish(null)
    }

    function stay(id: string): void {
      setAnnouncement(`${nameOf(id)} stays where it was`)
    }

    function aim(to: number): void {
      if (!lifted || to === lifted.to || to < 0 || to > others.length) return
      setLifted({ ...lifted, to })
    }

    function drop(to = lifted?.to): void {
      setLifted(null)
      if (lifted && to !== undefined && to !== placeOf(lifted.id)) void move(lifted.id, to, 'grip')
    }

    return {
      others,
      aim,
      drop,
      count: ids.length,
      placeOf,
      row: (id: string): MovableRowAttributes => ({
        'data-row': id,
        ...(lifted?.id === id && { 'data-dragging': true }),
        ...(marked?.id === id && { 'data-drop-position': marked.side }),
      }),
      lift: (id: string): void => setLifted({ id, to: placeOf(id) }),
      move(id: string, to: number, button: MoveButton): void {
        if (to === placeOf(id)) stay(id)
        else void move(id, to, button)
      },
    }
  }, [ids, lifted, nameOf, place, wish])

  function placeAt({ id, side }: DropTarget): number | undefined {
    const at = steps.others.indexOf(id)
    if (at < 0) return undefined
    return side === 'before' ? at : at + 1
  }

  useDrag(lifted !== null, {
    over(target) {
      const to = placeAt(target)
      if (to !== undefined) steps.aim(to)
    },
    drop: (target) => steps.drop(target ? placeAt(target) : undefined),
    cancel: () => setLifted(null),
  })

  return useMemo(() => {
    const { others: _, aim: __, drop: ___, ...shared } = steps
    return {
      ...shared,
      off: isDisabled,
      isWaiting,
      openPositionDialog: setMovingId,
      live: (
        <>
          <RenderedOrder ids={ids} onRender={focusMoved} />
          <VisuallyHidden>
            <output>{announcement}</output>
          </VisuallyHidden>
          {movingId !== null && (
            <PositionDialog
              name={nameOf(movingId)}
              place={steps.placeOf(movingId)}
              count={steps.count}
              onClose={() => setMovingId(null)}
              onMove={(to) => {
                setMovingId(null)
                steps.move(movingId, to, 'grip')
              }}
            />
          )}
        </>
      ),
    }
  }, [ids, steps, isDisabled, isWaiting, announcement, movingId, nameOf, focusMoved])
}

interface Moved {
  id: string
  button: MoveButton
  place: number
}

/** A row that moves in the DOM loses the focus; `focusMoved` restores it. */
function useFocusAfterMove() {
  const wished = useRef<Moved>(null)
  const wish = useCallback((moved: Moved | null) => {
    wished.current = moved
  }, [])
  const focusMoved = useCallback((rendered: readonly string[]) => {
    const moved = wished.current
    if (!moved || rendered[moved.place] !== moved.id) return
    wished.current = null
    focusMoveButton(moved.id, moved.button)
  }, [])
  return { wish, focusMoved }
}

interface RenderedOrderProps {
  ids: readonly string[]
  onRender: (ids: readonly string[]) => void
}

/** Reports when the list has rendered a new order. */
function RenderedOrder({ ids, onRender }: RenderedOrderProps) {
  useEffect(() => onRender(ids), [ids, onRender])
  return null
}
