import { useState } from 'react'

import { validatePassword } from '#session/lock/password.ts'
import { useSession } from '#session/use-session.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

import { ButtonRow, DialogForm } from '../shell/dialog-form.tsx'
import { explainRefusal } from './explain-refusal.ts'
import { PasswordField } from './password-field.tsx'
import { useLogout } from './use-logout.ts'

/** Blocks the panel until the user replaces the initial password (S-04). */
export function NewPasswordDialog() {
  const { changePassword } = useSession()
  const logOut = useLogout()
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const [repeated, setRepeated] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  async function save(): Promise<void> {
    const wrong = validatePassword(next, repeated)
    setProblem(wrong)
    if (wrong) return
    setBusy(true)
    try {
      const failure = await changePassword(current, next)
      setProblem(failure && explainRefusal(failure, current))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog title="Choose a new password">
      <DialogForm
        onSubmit={() => {
          if (!busy) void save()
        }}
      >
        <p>Another user set your current password. Please choose your own.</p>
        {problem && <Banner tone="error">{problem}</Banner>}
        <PasswordField
          label="Current password"
          name="current-password"
          autoComplete="current-password"
          value={current}
          onChange={setCurrent}
        />
        <PasswordField
          label="New password"
          name="new-password"
          autoComplete="new-password"
          value={next}
          onChange={setNext}
        />
        <PasswordField
          label="Repeat new password"
          name="repeat-password"
          autoComplete="new-password"
          value={repeated}
          onChange={setRepeated}
        />
        <ButtonRow>
          <Button onClick={() => void logOut()}>Logout</Button>
          <Button type="submit" tone="primary" busy={busy}>
            {busy ? 'Saving...' : 'Save password'}
          </Button>
        </ButtonRow>
      </DialogForm>
    </Dialog>
  )
}
