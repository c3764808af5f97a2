import { useEffect } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'

import { fetchPart } from '#late/fetch-part.ts'
import { LatePart } from '#late/late-part.tsx'
import type { Role } from '#model/roles.ts'
import { useSessionState } from '#session/use-session.ts'
import { Spinner } from '#ui/spinner.tsx'

import { canOpenScreen } from './can-open-screen.ts'
import { AdminLayout } from './layout/admin-layout.tsx'
import { screens, type AdminScreen } from './screens.ts'
import { NotFetched } from './shell/not-fetched.tsx'
import { IdleWarning } from './sign-in/idle-warning.tsx'
import { LockScreen } from './sign-in/lock-screen.tsx'
import { SessionLoading } from './sign-in/session-loading.tsx'
import { SignedOutRedirect } from './sign-in/signed-out-redirect.tsx'

/** Everything under /admin, for signed-in users. */
export function AdminRoutes() {
  const state = useSessionState()
  const role = state.status === 'signed-in' ? state.user.role : null
  useEffect(() => {
    if (role) fetchScreens(role)
  }, [role])

  if (state.status === 'loading') return <SessionLoading />
  if (state.status === 'signed-out') return <SignedOutRedirect />
  const { user, lock, endsAt } = state
  if (lock) return <LockScreen user={user} reason={lock} />
  return (
    <>
      <Routes>
        <Route element={<AdminLayout />}>
          {screens.map((screen) => (
            <Route
              key={screen.path}
              path={screen.path}
              element={
                canOpenScreen(user.role, screen) ? <Screen load={screen.load} /> : <TurnedAway />
              }
            />
          ))}
          <Route path="*" element={<Navigate to="/admin/dashboard" replace />} />
        </Route>
      </Routes>
      {endsAt !== null && <IdleWarning endsAt={endsAt} />}
    </>
  )
}

function Screen({ load }: Pick<AdminScreen, 'load'>) {
  return (
    <LatePart load={load} waiting={<Spinner>Loading...</Spinner>} missing={<NotFetched />}>
      {(Content) => <Content />}
    </LatePart>
  )
}

/** The dashboard explains the redirect (S-09). */
function TurnedAway() {
  return <Navigate to="/admin/dashboard" replace state={{ turnedAway: true }} />
}

/** Prefetches the screens of a role: the network may be gone when they are needed. */
function fetchScreens(role: Role): void {
  for (const screen of screens) {
    if (canOpenScreen(role, screen)) fetchPart(screen.load).catch(() => undefined)
  }
}
