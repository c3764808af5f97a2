import { useEffect, useState, type ReactNode } from 'react'

import { DatabaseContext } from '#db/hooks/database-context.ts'

import type { SessionOptions } from './session-core.ts'
import { SessionWatch } from './session-watch.tsx'
import { createStaffApi } from './staff-api.ts'
import { StaffApiContext, useSessionState } from './use-session.ts'

interface SessionProviderProps extends SessionOptions {
  children: ReactNode
}

/** Knows who is signed in, opens their database and reaches the server for the screens inside. */
export function SessionProvider({ connect, startSync, children }: SessionProviderProps) {
  const [api] = useState(() => createStaffApi({ connect, startSync }))
  useEffect(() => api.session.start(), [api])
  return (
    <StaffApiContext value={api}>
      <OwnDatabase>{children}</OwnDatabase>
    </StaffApiContext>
  )
}

function OwnDatabase({ children }: { children: ReactNode }) {
  const state = useSessionState()
  const db = state.status === 'signed-in' ? state.db : null
  return (
    <DatabaseContext value={db}>
      {db && <SessionWatch />}
      {children}
    </DatabaseContext>
  )
}
