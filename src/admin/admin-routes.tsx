import { lazy, useEffect } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'

import { useSessionState } from '#session/session-context.ts'
import { Spinner } from '#ui/spinner.tsx'

import { AdminLayout } from './admin-layout.tsx'
import { mayOpen } from './may-open.ts'
import { screens } from './screens.ts'

const lazyScreens = screens.map((screen) => ({ ...screen, Content: lazy(screen.load) }))

/** Everything under /admin, for whoever is signed in. */
export function AdminRoutes() {
  const state = useSessionState()
  const isHere = state.status === 'signed-in'
  useEffect(() => {
    if (isHere) fetchScreens()
  }, [isHere])

  if (state.status === 'loading') return <Spinner>Loading...</Spinner>
  if (state.status === 'signed-out') return <Navigate to="/login" replace />
  const { role } = state.user
  return (
    <Routes>
      <Route element={<AdminLayout />}>
        {lazyScreens.map(({ Content, ...screen }) => (
          <Route
            key={screen.path}
            path={screen.path}
            element={mayOpen(role, screen) ? <Content /> : <TurnedAway />}
          />
        ))}
        <Route path="*" element={<Navigate to="/admin/dashboard" replace />} />
      </Route>
    </Routes>
  )
}

/** The dashboard says why one is there (S-09). */
function TurnedAway() {
  return <Navigate to="/admin/dashboard" replace state={{ turnedAway: true }} />
}

/** Fetches the screens before they are needed: the network may be gone by then. */
function fetchScreens(): void {
  for (const { load } of screens) load().catch(() => undefined)
}
