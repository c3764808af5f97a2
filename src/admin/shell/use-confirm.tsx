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
export function useConfirm(): { confirm: Confirm; dialog: ReactNode } {
  const [pending, setPending] = useState<
    (ConfirmOptions & { respond: (yes: boolean) => void }) | null
  >(null)

  const confirm: Confirm = (question) =>
    new Promise((resolve) => {
      setPending({
        ...question,
        respond(yes) {
          setPending(null)
          resolve(yes)
        },
      })
    })

  const dialog = pending && (
    <Dialog
      title={pending.title}
      onClose={() => pending.respond(false)}
      actions={
        <>
          <Button onClick={() => pending.respond(false)}>{pending.no ?? 'Cancel'}</Button>
          <Button tone="danger" onClick={() => pending.respond(true)}>
            {pending.yes}
          </Button>
        </>
      }
    >
      <p>{pending.text}</p>
      {pending.more && <p>{pending.more}</p>}
    </Dialog>
  )
  return { confirm, dialog }
}
