import { useState } from 'react'

import { useSession, useSessionState, useUser } from '#session/use-session.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

import { sessionEnded } from '../content-types/common-messages.ts'
import { ButtonRow, DialogForm } from '../shell/dialog-form.tsx'
import { useSyncSummary } from '../shell/use-sync-summary.ts'
import { explainRefusal } from '../sign-in/explain-refusal.ts'
import { PasswordField } from '../sign-in/password-field.tsx'

/** Says that the server rejects this session, and offers to sign in again. */
export function SessionEndedNotice() {
  const state = useSessionState()
  const user = useUser()
  const summary = useSyncSummary()
  const [isOpen, setOpen] = useState(false)
  const ended = (state.status === 'signed-in' && state.ended) || summary?.problem === 'signed-out'
  if (!ended) return null
  return (
    <>
      <Banner tone="warning">
        <p>{sessionEnded}</p>
        <ButtonRow>
          <Button tone="primary" onClick={() => setOpen(true)}>
            Sign in again
          </Button>
        </ButtonRow>
      </Banner>
      {isOpen && <SignInAgain username={user.username} onClose={() => setOpen(false)} />}
    </>
  )
}

function SignInAgain({ username, onClose }: { username: string; onClose: () => void }) {
  const { signInAgain } = useSession()
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  async function submit(): Promise<void> {
    setBusy(true)
    const failure = await signInAgain(password)
    setBusy(false)
    setProblem(failure && explainRefusal(failure, password))
    if (!failure) onClose()
  }

  return (
    <Dialog title="Sign in again" onClose={onClose}>
      <DialogForm
        onSubmit={() => {
          if (!busy) void submit()
        }}
      >
        <p>
          You are <strong translate="no">{username}</strong>. Unsent changes on this device are sent
          after you sign in.
        </p>
        {problem && <Banner tone="error">{problem}</Banner>}
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
        <ButtonRow>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" tone="primary" busy={busy}>
            {busy ? 'Logging in...' : 'Sign in'}
          </Button>
        </ButtonRow>
      </DialogForm>
    </Dialog>
  )
}
