import { useEffect, useState, type ReactNode } from 'react'

import { DatabaseContext } from '#db/database-context.ts'

import { SessionContext, useSessionState } from './session-context.ts'
import type { SessionOptions } from './session-core.ts'
import { createSession } from './session-store.ts'
import { SessionWatch } from './session-watch.tsx'

interface SessionProviderProps extends SessionOptions {
  children: ReactNode
}

/** Knows who is signed in, and opens their database for the screens inside. */
export function SessionProvider({ connect, startSync, children }: SessionProviderProps) {
  const [session] = useState(() => createSession({ connect, startSync }))
  useEffect(() => session.start(), [session])
  return (
    <SessionContext value={session}>
      <OwnDatabase>{children}</OwnDatabase>
    </SessionContext>
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
