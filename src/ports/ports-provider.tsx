import { useEffect, useState, type ReactNode } from 'react'

import { DatabaseContext } from '#db/database-context.ts'
import type { SessionOptions } from '#session/session-core.ts'

import { createPorts } from './create-ports.ts'
import { SessionWatch } from './session-watch.tsx'
import { PortsContext, useSessionState } from './use-ports.ts'

interface PortsProviderProps extends SessionOptions {
  children: ReactNode
}

/** Provides the session, the user's database and the server calls to the screens inside. */
export function PortsProvider({ connect, startSync, children }: PortsProviderProps) {
  const [ports] = useState(() => createPorts({ connect, startSync }))
  useEffect(() => ports.session.start(), [ports])
  return (
    <PortsContext value={ports}>
      <OwnDatabase>{children}</OwnDatabase>
    </PortsContext>
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
