import { useEffect, useState } from 'react'
import { Navigate } from 'react-router-dom'

import { useContent, useContentState } from '#db/content.ts'
import { clinicProfile } from '#db/queries.ts'
import { isStorageAvailable } from '#session/storage-available.ts'
import { useStaffApi, useSession, useSessionState } from '#session/use-session.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields/fields.tsx'

import { explainRefusal } from './explain-refusal.ts'
import { PasswordField } from './password-field.tsx'
import { SessionLoading } from './session-loading.tsx'
import { SignInCard } from './sign-in-card.tsx'

import styles from './login-page.module.css'

const UNNAMED_CLINIC = 'Nadi'
const STORAGE_BLOCKED =
  'The staff panel keeps its work on this device, and this browser does not allow it. Allow cookies and site data for this address, or leave the private window, and open this page again.'

/** /login: signs staff in. */
export function LoginPage() {
  const { ensureDefaultAdmin } = useStaffApi().accounts
  const { status } = useSessionState()
  const profile = useContent(clinicProfile)
  const { offline } = useContentState()
  const isStorageBlocked = useStorageBlocked()
  const clinic = useClinicName()

  useEffect(() => {
    void ensureDefaultAdmin()
  }, [ensureDefaultAdmin])

  if (status === 'loading') return <SessionLoading />
  if (status === 'signed-in') return <Navigate to="/admin/dashboard" replace />
  return (
    <SignInCard
      mark="brain"
      logo={profile?.logo_image}
      heading={
        <>
          {clinic !== null && <bdi>{clinic}</bdi>} <span>Admin Panel</span>
        </>
      }
    >
      <title>{clinic === null ? 'Admin Panel' : `Admin Panel - ${clinic}`}</title>
      {offline && <Banner tone="info">You are offline. Signing in needs a connection.</Banner>}
      {isStorageBlocked ? <Banner tone="error">{STORAGE_BLOCKED}</Banner> : <LoginForm />}
      <p className={styles.footer}>
        Forgotten your password? Ask your Super Admin to set a new one.
      </p>
      <p className={styles.footer}>
        Management System{profile?.city && <span>{` · ${profile.city}`}</span>}
      </p>
    </SignInCard>
  )
}

/** Null until the content is loaded: the clinic's name is unknown. */
function useClinicName(): string | null {
  const profile = useContent(clinicProfile)
  const { content, isPartial, failed } = useContentState()
  if (profile) return profile.name
  return (content && !isPartial) || failed ? UNNAMED_CLINIC : null
}

/** Checked before the user types a password in vain. */
function useStorageBlocked(): boolean {
  const [isStorageBlocked, setStorageBlocked] = useState(false)
  useEffect(() => void isStorageAvailable().then((can) => setStorageBlocked(!can)), [])
  return isStorageBlocked
}

function LoginForm() {
  const { signIn } = useSession()
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  async function submit(): Promise<void> {
    setBusy(true)
    setProblem(null)
    const failure = await signIn(username, password)
    // Stays busy: after signing in, this page disappears.
    if (failure === null) return
    setBusy(false)
    setProblem(explainRefusal(failure, password))
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {problem && <Banner tone="error">{problem}</Banner>}
      <TextField
        label="Username"
        name="username"
        required
        autoComplete="username"
        value={username}
        onChange={setUsername}
        input={{ autoCapitalize: 'none', spellCheck: false }}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
      />
      <Button type="submit" tone="primary" disabled={busy}>
        {busy ? 'Logging in...' : 'Log in'}
      </Button>
    </form>
  )
}
