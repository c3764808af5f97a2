import { useState } from 'react'

import { validatePassword } from '#session/lock/password.ts'
import { useSession, useUser } from '#session/use-session.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'

import type { ScreenNotices } from '../shell/use-notice.ts'
import { useServerReachable } from '../shell/use-server-reachable.ts'
import { explainRefusal } from '../sign-in/explain-refusal.ts'
import { HiddenUsername } from '../sign-in/hidden-username.tsx'
import { NewPasswordFields } from '../sign-in/new-password-fields.tsx'
import { PasswordField } from '../sign-in/password-field.tsx'

import styles from './account-screen.module.css'

const blank = { current: '', next: '', repeated: '' }

/** Changes the user's own password, which signs their other devices out. */
export function OwnPassword({ notices }: { notices: ScreenNotices }) {
  const { username } = useUser()
  const { changePassword } = useSession()
  const online = useServerReachable()
  const [values, setValues] = useState(blank)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  async function save(): Promise<void> {
    const wrong = validatePassword(values.next, values.repeated)
    setProblem(wrong)
    if (wrong) return
    setBusy(true)
    try {
      const failure = await changePassword(values.current, values.next)
      setProblem(failure && explainRefusal(failure, values.current))
      if (failure !== null) return
      setValues(blank)
      notices.show({ tone: 'success', text: 'Your password is changed.' })
    } finally {
      setBusy(false)
    }
  }

  const label = online ? 'Save password' : 'Save password (needs a connection)'
  return (
    <section className={styles.part}>
      <h2>Change password</h2>
      <form
        className={styles.form}
        aria-label="Change password"
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) void save()
        }}
      >
        <p className={styles.hint}>Your other devices are signed out when it changes.</p>
        {problem && <Banner tone="error">{problem}</Banner>}
        <HiddenUsername username={username} />
        <PasswordField
          label="Current password"
          name="current-password"
          autoComplete="current-password"
          value={values.current}
          onChange={(current) => setValues({ ...values, current })}
        />
        <NewPasswordFields
          username={username}
          label="New password"
          repeatLabel="Repeat new password"
          required
          value={values.next}
          repeated={values.repeated}
          onChange={(next) => setValues({ ...values, next })}
          onRepeat={(repeated) => setValues({ ...values, repeated })}
        />
        <Button type="submit" tone="primary" busy={busy} disabled={!online}>
          {busy ? 'Saving...' : label}
        </Button>
      </form>
    </section>
  )
}
