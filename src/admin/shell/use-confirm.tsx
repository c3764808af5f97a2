import { useState, type ReactNode } from 'react'

import { Button, type ButtonTone } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

interface Question {
  title: string
  text: string
  /** Further information, in a line of its own. */
  more?: string | undefined
}

export interface ConfirmOptions extends Question {
  /** The label of the red confirm button. */
  yes: string
  no?: string
}

export type Confirm = (question: ConfirmOptions) => Promise<boolean>

interface Choice {
  label: string
  tone?: ButtonTone
}

interface ChoiceOptions<C extends string> extends Question {
  /** The buttons, by what they choose, in their order; null for one that cannot be chosen now. */
  choices: Readonly<Record<C, Choice | null>>
  /** What Esc, Back and the close button choose. */
  dismissed: NoInfer<C>
}

/** Asks a question with more than two answers. */
export type Choose = <C extends string>(question: ChoiceOptions<C>) => Promise<C>

interface PendingQuestion extends Question {
  buttons: readonly (Choice & { respond: () => void })[]
  dismiss: () => void
}

/** Asks before an action that cannot be undone. The screen renders `dialog`. */
export function useConfirm(): { confirm: Confirm; choose: Choose; dialog: ReactNode } {
  const [pending, setPending] = useState<PendingQuestion | null>(null)

  const choose: Choose = ({ choices, dismissed, ...question }) =>
    new Promise((resolve) => {
      const respond = (choice: typeof dismissed) => () => {
        setPending(null)
        resolve(choice)
      }
      const names = Object.keys(choices) as (typeof dismissed)[]
      const buttons = names.flatMap((name) => {
        const choice = choices[name]
        return choice ? [{ ...choice, respond: respond(name) }] : []
      })
      setPending({ ...question, buttons, dismiss: respond(dismissed) })
    })

  const confirm: Confirm = async ({ yes, no = 'Cancel', ...question }) => {
    const choices = { no: { label: no }, yes: { label: yes, tone: 'danger' as const } }
    return (await choose({ ...question, choices, dismissed: 'no' })) === 'yes'
  }

  const dialog = pending && (
    <Dialog
      title={pending.title}
      onClose={pending.dismiss}
      actions={pending.buttons.map(({ label, tone, respond }) => (
        <Button key={label} onClick={respond} {...(tone && { tone })}>
          {label}
        </Button>
      ))}
    >
      <p>{pending.text}</p>
      {pending.more && <p>{pending.more}</p>}
    </Dialog>
  )
  return { confirm, choose, dialog }
}
