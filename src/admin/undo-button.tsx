import { useCallback, useEffect, useRef } from 'react'

import { useDatabase } from '#db/database-context.ts'
import type { ClinicDatabase } from '#db/database.ts'
import { useLive } from '#db/live.ts'
import { canTakeBack, takeBack } from '#db/outbox.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icons.tsx'

import { tooLateToUndo, undone } from './messages.ts'
import type { Notices } from './use-notice.ts'

interface UndoButtonProps {
  /** The id of the edit. */
  edit: string
  notices: Pick<Notices, 'say'>
}

/** Takes a removal back, for as long as that is possible: the next edit ends it [D13]. */
export function UndoButton({ edit, notices }: UndoButtonProps) {
  const db = useDatabase()
  const button = useRef<HTMLButtonElement>(null)
  const possible = useLive(useCallback((from: ClinicDatabase) => canTakeBack(from, edit), [edit]))

  useEffect(() => {
    // The button that was pressed went with its row; without this the focus would be nowhere.
    if (possible && (document.activeElement ?? document.body) === document.body) {
      button.current?.focus()
    }
  }, [possible])

  async function undo(): Promise<void> {
    const done = await takeBack(db, edit)
    notices.say(done ? { tone: 'success', text: undone } : { tone: 'error', text: tooLateToUndo })
  }

  if (!possible) return null
  return (
    <Button ref={button} tone="quiet" onClick={() => void undo()}>
      <Icon name="undo" />
      Undo
    </Button>
  )
}
