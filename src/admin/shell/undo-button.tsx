import { useCallback, useEffect, useRef } from 'react'

import type { ClinicDatabase } from '#db/database.ts'
import { useDatabase } from '#db/hooks/database-context.ts'
import { useQuery } from '#db/hooks/use-query.ts'
import { undoEdits } from '#db/outbox.ts'
import { restoreDeletion, canRestoreDeletion } from '#db/restore-deletion.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/pictures/icons.tsx'

import { restoreQueued, tooLateToUndo, deletionUndone } from '../content-types/common-messages.ts'
import type { ScreenNotices } from './use-notice.ts'

/** About half a second. */
const FRAMES_TO_WAIT = 30

interface UndoButtonProps {
  /** The id of the edit. */
  edit: string
  /** The message after the undo. */
  done?: string | undefined
  notices: Pick<ScreenNotices, 'show'>
}

/**
 * Undoes a deletion: removes the unsent edit while that is possible [D13], and restores the rows
 * once it may have been sent [D18].
 */
export function UndoButton({ edit, done: message = deletionUndone, notices }: UndoButtonProps) {
  const db = useDatabase()
  const button = useRef<HTMLButtonElement>(null)
  const possible = useQuery(
    useCallback((from: ClinicDatabase) => canRestoreDeletion(from, edit), [edit]),
  )

  useEffect(() => {
    if (!possible) return undefined
    // The pressed button disappears with its row: move the focus.
    let frames = FRAMES_TO_WAIT
    const take = () => {
      if (document.activeElement === document.body) button.current?.focus()
      else if (frames-- > 0) frame = requestAnimationFrame(take)
    }
    let frame = requestAnimationFrame(take)
    return () => cancelAnimationFrame(frame)
  }, [possible])

  async function undo(): Promise<void> {
    // The button disappears with its notice: focus the heading of the screen.
    button.current?.closest('section')?.querySelector('h1')?.focus()
    if (await undoEdits(db, edit)) notices.show({ tone: 'success', text: message })
    else if (await restoreDeletion(db, edit)) notices.show({ tone: 'info', text: restoreQueued })
    else notices.show({ tone: 'error', text: tooLateToUndo })
  }

  if (!possible) return null
  return (
    <Button ref={button} tone="quiet" onClick={() => void undo()}>
      <Icon name="undo" />
      Undo
    </Button>
  )
}
