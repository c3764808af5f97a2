import { createContext, use, useSyncExternalStore } from 'react'

import { requireValue } from '#model/require-value.ts'
import type { User } from '#model/rows.ts'
import type { SessionState } from '#session/session-core.ts'
import type { SessionStore } from '#session/session-store.ts'

import type { Ports } from './create-ports.ts'

export const PortsContext = createContext<Ports | null>(null)

/** What can be asked of the server, whoever is signed in. */
export function usePorts(): Ports {
  return requireValue(use(PortsContext), 'PortsProvider')
}

export function useSession(): SessionStore {
  return usePorts().session
}

export function useSessionState(): SessionState {
  const { subscribe, get } = useSession()
  return useSyncExternalStore(subscribe, get)
}

/** The signed-in user; for screens that are only shown while somebody is signed in. */
export function useUser(): User {
  const state = useSessionState()
  if (state.status !== 'signed-in') throw new Error('useUser needs somebody to be signed in')
  return state.user
}
