import { useState } from 'react'

import type { SignedInState } from '#session/session-core.ts'
import type { LockReason } from '#session/session-record.ts'
import { useSession } from '#session/use-session.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'

import { explainRefusal } from './explain-refusal.ts'
import { HiddenUsername } from './hidden-username.tsx'
import { LogoutDialog } from './logout-dialog.tsx'
import { PasswordField } from './password-field.tsx'
import { SignInCard } from './sign-in-card.tsx'
import { useLogout } from './use-logout.ts'

import styles from './lock-screen.module.css'

const whys: Record<LockReason, string> = {
  asked: 'This screen was locked. Enter your password to continue.',
  idle: 'Locked after a long time without activity. Enter your password to continue.',
  away: 'This device has not reached the server for 24 hours. Enter your password to continue.',
}

interface LockScreenProps {
  user: SignedInState['user']
  reason: LockReason
}

/** Rendered alone while the screen is locked (S-55): nothing of the panel is behind it. */
export function LockScreen({ user, reason }: LockScreenProps) {
  const { unlock } = useSession()
  const logOut = useLogout()
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [leaving, setLeaving] = useState(false)

  async function open(): Promise<void> {
    setBusy(true)
    setProblem(null)
    const failure = await unlock(password)
    // Stays busy: after unlocking, this screen disappears.
    if (failure === null) return
    setBusy(false)
    setProblem(explainRefusal(failure, password))
    setPassword('')
  }

  async function leave(): Promise<void> {
    if ((await logOut()) === 'unsent') setLeaving(true)
  }

  return (
    <SignInCard mark="lock" heading="Locked">
      <title>Locked - Nadi</title>
      <div className={styles.words}>
        <p>
          <strong translate="no">{user.username}</strong> is signed in here.
        </p>
        <p className={styles.why}>{whys[reason]}</p>
      </div>
      <form
        aria-label="Unlock"
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) void open()
        }}
      >
        {problem && <Banner tone="error">{problem}</Banner>}
        <HiddenUsername username={user.username} />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
        <Button type="submit" tone="primary" busy={busy}>
          {busy ? 'Unlocking...' : 'Unlock'}
        </Button>
      </form>
      <Button tone="quiet" onClick={() => void leave()}>
        Log out and sign in with another account
      </Button>
      {leaving && <LogoutDialog lockedBy={user.username} onStay={() => setLeaving(false)} />}
    </SignInCard>
  )
}
