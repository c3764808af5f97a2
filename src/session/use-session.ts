import { createContext, use, useSyncExternalStore } from 'react'

import { requireValue } from '#model/require-value.ts'
import type { User } from '#model/rows.ts'

import type { SessionState } from './session-core.ts'
import type { SessionStore } from './session-store.ts'
import type { StaffApi } from './staff-api.ts'

export const StaffApiContext = createContext<StaffApi | null>(null)

/** Returns the requests to the server. */
export function useStaffApi(): StaffApi {
  return requireValue(use(StaffApiContext), 'SessionProvider')
}

export function useSession(): SessionStore {
  return useStaffApi().session
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
