import type { ClinicDatabase } from '#db/database.ts'
import type { User } from '#model/rows.ts'
import type { Remote, StaffRemote } from '#remote/remote.ts'

import type { LockReason } from './session-record.ts'

export interface SignedInState {
  status: 'signed-in'
  user: User
  db: ClinicDatabase
  /** The server no longer knows this session; what is on the device is kept. */
  ended: boolean
  /** Nothing of this user may be shown until the password is typed. */
  lock: LockReason | null
  /** When the session ends if nobody uses it, by this device's clock; null while unknown. */
  endsAt: number | null
}

export type SessionState = { status: 'loading' } | { status: 'signed-out' } | SignedInState

export interface SessionOptions {
  /** Makes this session's connection to the server; `token` is called for each request. */
  connect: (token: () => string | null) => StaffRemote
  /** Starts to keep a staff database in step with the server. Returns the way to stop. */
  startSync: (db: ClinicDatabase, remote: Remote) => () => void
}

/** What every part of the session shares: the state, the token, and the way to the server. */
export interface SessionCore {
  get: () => SessionState
  set: (next: SessionState) => void
  subscribe: (listener: () => void) => () => void
  /** The state while somebody is signed in; if a database is given, only while it is still the one in use. */
  getSignedIn: (db?: ClinicDatabase) => SignedInState | null
  token: string | null
  remote: () => StaffRemote
  /** Whether this tab is in use; syncing begins and ends with it. */
  setRunning: (isRunning: boolean) => void
}

export function createSessionCore({ connect, startSync }: SessionOptions): SessionCore {
  let state: SessionState = { status: 'loading' }
  let running = false
  let stopSync: (() => void) | null = null
  const listeners = new Set<() => void>()
  let connected: StaffRemote | null = null

  /** There is no sync before the first password is replaced: the server would refuse it (S-04). */
  function syncWhenAllowed(): void {
    if (running && state.status === 'signed-in' && !state.user.must_change_password) {
      stopSync ??= startSync(state.db, core.remote().sync)
    } else {
      stopSync?.()
      stopSync = null
    }
  }

  const core: SessionCore = {
    get: () => state,
    set(next) {
      state = next
      syncWhenAllowed()
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getSignedIn(db) {
      if (state.status !== 'signed-in') return null
      return db === undefined || state.db === db ? state : null
    },
    token: null,
    // Made when first needed: React may make the whole store twice and use only one.
    remote: () => (connected ??= connect(() => core.token)),
    setRunning(isRunning) {
      running = isRunning
      syncWhenAllowed()
    },
  }
  return core
}
