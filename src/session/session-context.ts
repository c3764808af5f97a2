import { createContext, use, useSyncExternalStore } from 'react'

import type { User } from '#model/rows.ts'

import type { SessionState } from './session-core.ts'
import type { SessionStore } from './session-store.ts'

export const SessionContext = createContext<SessionStore | null>(null)

/** What can be done about the session, whoever is signed in. */
export function useSession(): SessionStore {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession must be used inside <SessionProvider>')
  return session
}

export function useSessionState(): SessionState {
  const { subscribe, get } = useSession()
  return useSyncExternalStore(subscribe, get)
}

/** The signed-in user; for screens that are only shown to one. */
export function useUser(): User {
  const state = useSessionState()
  if (state.status !== 'signed-in') throw new Error('useUser needs somebody to be signed in')
  return state.user
}
