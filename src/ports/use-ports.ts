import { createContext, use, useSyncExternalStore } from 'react'

import { requireValue } from '#model/require-value.ts'
import type { User } from '#model/rows.ts'
import type { SessionState } from '#session/session-core.ts'
import type { SessionStore } from '#session/session-store.ts'

import type { Ports } from './create-ports.ts'

export const PortsContext = createContext<Ports | null>(null)

/** Returns the server calls for the signed-in user. */
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

/** Returns the signed-in user, for screens that require one. */
export function useUser(): User {
  const state = useSessionState()
  if (state.status !== 'signed-in') throw new Error('useUser needs a signed-in user')
  return state.user
}
