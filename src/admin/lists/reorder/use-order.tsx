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

/** Memoised by whoever gives them: with the same ones, the same rows need not be drawn again. */
export interface OrderOptions {
  /** The whole list in its order. */
  ids: readonly string[]
  nameOf: (id: string) => string
  /** While a search or a filter hides neighbours, a move would look wrong. */
  isDisabled?: boolean
}

interface PlacedBy {
  /** Moves a row behind another, or to the front; false when that failed. */
  place: (id: string, after: string | null) => boolean | Promise<boolean>
}

/** The row that is dragged, and the place it would have if it were dropped now. */
interface Lifted {
  id: string
  to: number
}

/** What the rows of a list and their MoveControls need; the same object until something of it changes. */
export interface Order {
  off: boolean
  count: number
  placeOf: (id: string) => number
  /** The props of a row's element. */
  row: (id: string) => MovableRowAttributes
  /** Begins to drag it. */
  lift: (id: string) => void
  move: (id: string, to: number, button: MoveButton) => void
  /** Asks for the number of the place it should have. */
  askPlace: (id: string) => void
  /** Announces each step to screen readers, and asks for a place; drawn once by the list. */
  live: ReactNode
}

/** The order of any list, changed by dragging, by the number of a place, and by buttons. */
export function useOrder({
  ids,
  nameOf,
  isDisabled = false,
  place,
}: OrderOptions & PlacedBy): Order {
  const [lifted, setLifted] = useState<Lifted | null>(null)
  const [said, setSaid] = useState('')
  const [asked, setAsked] = useState<string | null>(null)
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
        setSaid(`${nameOf(id)} is now number ${to + 1} of ${ids.length}`)
      } else wish(null)
    }

    function stay(id: string): void {
      setSaid(`${nameOf(id)} stays where it was`)
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
      askPlace: setAsked,
      live: (
        <>
          <DrawnOrder ids={ids} onDrawn={focusMoved} />
          <VisuallyHidden>
            <output>{said}</output>
          </VisuallyHidden>
          {asked !== null && (
            <PositionDialog
              name={nameOf(asked)}
              place={steps.placeOf(asked)}
              count={steps.count}
              onClose={() => setAsked(null)}
              onMove={(to) => {
                setAsked(null)
                steps.move(asked, to, 'grip')
              }}
            />
          )}
        </>
      ),
    }
  }, [ids, steps, isDisabled, said, asked, nameOf, focusMoved])
}

interface Moved {
  id: string
  button: MoveButton
  place: number
}

/** A row that moves in the page loses the focus; `focusMoved` gives it back at the new place. */
function useFocusAfterMove() {
  const wished = useRef<Moved>(null)
  const wish = useCallback((moved: Moved | null) => {
    wished.current = moved
  }, [])
  const focusMoved = useCallback((drawn: readonly string[]) => {
    const moved = wished.current
    if (!moved || drawn[moved.place] !== moved.id) return
    wished.current = null
    focusMoveButton(moved.id, moved.button)
  }, [])
  return { wish, focusMoved }
}

interface DrawnOrderProps {
  ids: readonly string[]
  onDrawn: (ids: readonly string[]) => void
}

/** Tells in which order the list is drawn, which may be later than it has that order. */
function DrawnOrder({ ids, onDrawn }: DrawnOrderProps) {
  useEffect(() => onDrawn(ids), [ids, onDrawn])
  return null
}
