import type { ClinicDatabase } from '#db/database.ts'
import type { User } from '#model/rows.ts'
import type { Remote, StaffRemote } from '#remote/remote.ts'

import type { LockReason } from './session-record.ts'

export interface SignedInState {
  status: 'signed-in'
  user: User
  db: ClinicDatabase
  /** The server no longer knows this session; the data on this device stays. */
  ended: boolean
  /** Hides everything of this user until the password is typed. */
  lock: LockReason | null
  /** When the session ends without activity, by this device's clock; null if unknown. */
  endsAt: number | null
}

export type SessionState = { status: 'loading' } | { status: 'signed-out' } | SignedInState

export interface SessionOptions {
  /** Creates this session's connection to the server; `token` is read at each request. */
  connect: (token: () => string | null) => StaffRemote
  /** Starts to sync a staff database. Returns a function that stops it. */
  startSync: (db: ClinicDatabase, remote: Remote) => () => void
}

/** The state, token and remote that all parts of the session share. */
export interface SessionCore {
  get: () => SessionState
  set: (next: SessionState) => void
  subscribe: (listener: () => void) => () => void
  /**
   * Returns the state while a user is signed in, and only for the given database if there is one.
   */
  getSignedIn: (db?: ClinicDatabase) => SignedInState | null
  token: string | null
  remote: () => StaffRemote
  /** Sets whether this tab is in use; it syncs only then. */
  setRunning: (isRunning: boolean) => void
}

export function createSessionCore({ connect, startSync }: SessionOptions): SessionCore {
  let state: SessionState = { status: 'loading' }
  let running = false
  let stopSync: (() => void) | null = null
  const listeners = new Set<() => void>()
  let connected: StaffRemote | null = null

  /** Starts no sync before the first password is replaced: the server would refuse it (S-04). */
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
    // Created on first use: React may create the whole store twice and use only one.
    remote: () => (connected ??= connect(() => core.token)),
    setRunning(isRunning) {
      running = isRunning
      syncWhenAllowed()
    },
  }
  return core
}
