import { useState, type ReactNode } from 'react'

import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

export interface ConfirmOptions {
  title: string
  text: string
  /** Further information, in a line of its own. */
  more?: string | undefined
  /** The label of the red confirm button. */
  yes: string
  no?: string
}

export type Confirm = (question: ConfirmOptions) => Promise<boolean>

/** Asks before an action that cannot be undone. The screen renders `dialog`. */
export function useConfirm(): { ask: Confirm; dialog: ReactNode } {
  const [asked, setAsked] = useState<(ConfirmOptions & { answer: (yes: boolean) => void }) | null>(
    null,
  )

  const ask: Confirm = (question) =>
    new Promise((resolve) => {
      setAsked({
        ...question,
        answer(yes) {
          setAsked(null)
          resolve(yes)
        },
      })
    })

  const dialog = asked && (
    <Dialog
      title={asked.title}
      onClose={() => asked.answer(false)}
      actions={
        <>
          <Button onClick={() => asked.answer(false)}>{asked.no ?? 'Cancel'}</Button>
          <Button tone="danger" onClick={() => asked.answer(true)}>
            {asked.yes}
          </Button>
        </>
      }
    >
      <p>{asked.text}</p>
      {asked.more && <p>{asked.more}</p>}
    </Dialog>
  )
  return { ask, dialog }
}
