import { openDatabase, staffDatabaseName, type ClinicDatabase } from '#db/database.ts'
import { askForSync } from '#db/meta.ts'
import type { User } from '#model/rows.ts'
import { RemoteError, type AccountRemote, type LogRemote, type Remote } from '#remote/remote.ts'

import { messages } from './messages.ts'
import { hashPassword } from './password.ts'
import {
  clearPointer,
  deviceName,
  onPointerChange,
  readPointer,
  writePointer,
  writeSession,
  type StoredSession,
} from './session-record.ts'
import { delay, FAREWELL_MS, forgetProblem, openStored, wipe } from './staff-database.ts'

export type SessionRemote = Remote & AccountRemote & LogRemote

export type SessionState =
  | { status: 'loading' }
  | { status: 'signed-out' }
  | {
      status: 'signed-in'
      user: User
      db: ClinicDatabase
      /** The server no longer knows this session; what is on the device is kept. */
      ended: boolean
    }

export interface SessionOptions {
  /** Makes the server as this session uses it; `token` is asked for at each call. */
  connect: (token: () => string | null) => SessionRemote
  /** Starts to keep a staff database in step with the server. Returns the way to stop. */
  startSync: (db: ClinicDatabase, remote: Remote) => () => void
}

export interface SessionStore {
  get: () => SessionState
  subscribe: (listener: () => void) => () => void
  /** Restores who was signed in and keeps the session alive. Returns the way to stop. */
  start: () => () => void
  /** Makes sure that a first account exists; a failure is only logged (AC-116). */
  ensureDefaultAdmin: () => Promise<void>
  /** Null when signed in, else what to tell the person. So are the others that answer a text. */
  signIn: (username: string, password: string) => Promise<string | null>
  /** For the user whose session has ended: the same account only. */
  signInAgain: (password: string) => Promise<string | null>
  changePassword: (current: string, next: string) => Promise<string | null>
  /** Signs out and takes everything of this person off this device, unsent edits included. */
  signOut: () => Promise<void>
  /** Asks the server who this is, to keep the session alive and to learn of a new role. */
  refresh: () => Promise<void>
  log: LogRemote
}

const REFRESH_MS = 10 * 60_000

/** Who is signed in on this device, for all its tabs. */
export function createSession({ connect, startSync }: SessionOptions): SessionStore {
  let state: SessionState = { status: 'loading' }
  let token: string | null = null
  let started = false
  let stopSync: (() => void) | null = null
  let wiped: Promise<void> = Promise.resolve()
  const listeners = new Set<() => void>()
  let connected: SessionRemote | null = null
  /** Made when first needed: React may make this whole thing twice and use only one. */
  const remote = () => (connected ??= connect(() => token))

  function set(next: SessionState): void {
    state = next
    syncWhenAllowed()
    for (const listener of listeners) listener()
  }

  /** Nobody syncs before the first password is their own: the server would refuse (S-04). */
  function syncWhenAllowed(): void {
    if (started && state.status === 'signed-in' && !state.user.must_change_password) {
      stopSync ??= startSync(state.db, remote())
    } else {
      stopSync?.()
      stopSync = null
    }
  }

  async function restore(): Promise<void> {
    const userId = readPointer()
    if (isHere(userId)) return
    if (state.status === 'signed-in') leave(state.db)
    const found = userId === null ? null : await openStored(userId)
    // Another tab, or another call of this, may have been faster.
    if (readPointer() !== userId || isHere(userId)) {
      found?.db.close()
      return restore()
    }
    if (found) enter(found.db, found.session)
    else set({ status: 'signed-out' })
  }

  const isHere = (userId: string | null) => state.status === 'signed-in' && state.user.id === userId

  function enter(db: ClinicDatabase, session: StoredSession): void {
    token = session.token
    db.on('versionchange', (event) => {
      // Another tab signs out and deletes this: stay closed, or the next query would make it anew.
      if (event.newVersion) return
      db.close()
      if (state.status === 'signed-in' && state.db === db) leave(db)
    })
    set({ status: 'signed-in', user: session.user, db, ended: false })
  }

  function leave(db: ClinicDatabase): void {
    token = null
    set({ status: 'signed-out' })
    // After the screens that read it are gone.
    setTimeout(() => db.close())
  }

  async function trySignIn(username: string, password: string): Promise<StoredSession | string> {
    try {
      const answer = await remote().signIn({ username, password, device: deviceName() })
      if (!('token' in answer)) return answer.error || messages.loginFailed
      return { user: answer.user, token: answer.token, lastSeenAt: Date.now() }
    } catch (error) {
      if (error instanceof RemoteError && error.failure !== 'unreachable') {
        return messages.errorDuringLogin
      }
      if (!(error instanceof RemoteError)) reportError(error)
      return messages.unexpected
    }
  }

  async function signIn(username: string, password: string): Promise<string | null> {
    const session = await trySignIn(username, password)
    if (typeof session === 'string') return session
    await wiped
    try {
      const db = openDatabase(staffDatabaseName(session.user.id))
      await writeSession(db, session)
      await forgetProblem(db)
      writePointer(session.user.id)
      enter(db, session)
      return null
    } catch (error) {
      reportError(error)
      return messages.unexpected
    }
  }

  async function signInAgain(password: string): Promise<string | null> {
    if (state.status !== 'signed-in') return messages.loginFailed
    const { db, user } = state
    const session = await trySignIn(user.username, password)
    if (typeof session === 'string') return session
    if (session.user.id !== user.id) return messages.otherUser
    await writeSession(db, session)
    await forgetProblem(db)
    token = session.token
    set({ status: 'signed-in', user: session.user, db, ended: false })
    await askForSync(db)
    return null
  }

  async function changePassword(current: string, next: string): Promise<string | null> {
    if (state.status !== 'signed-in') return messages.passwordNotChanged
    const { db } = state
    try {
      const { error } = await remote().changePassword(current, await hashPassword(next))
      if (error) return error
    } catch (error) {
      if (!(error instanceof RemoteError)) throw error
      return error.failure === 'unreachable' ? messages.needsNetwork : messages.passwordNotChanged
    }
    await forgetProblem(db)
    await keepUser(db, { ...state.user, must_change_password: false })
    return null
  }

  async function refresh(): Promise<void> {
    if (state.status !== 'signed-in' || !navigator.onLine) return
    const { db } = state
    const user = await remote()
      .mySession()
      .catch((error: unknown) => {
        const over = error instanceof RemoteError && error.failure === 'signed-out'
        return over ? null : undefined
      })
    if (user === undefined || state.status !== 'signed-in' || state.db !== db) return
    if (user === null) set({ ...state, ended: true })
    // The last login people want to see is the one before this one (S-05).
    else await keepUser(db, { ...user, last_login: state.user.last_login })
  }

  async function keepUser(db: ClinicDatabase, user: User): Promise<void> {
    if (token === null) return
    await writeSession(db, { user, token, lastSeenAt: Date.now() })
    if (state.status === 'signed-in' && state.db === db) set({ ...state, user, ended: false })
  }

  async function signOut(): Promise<void> {
    if (state.status !== 'signed-in') return
    const { db } = state
    const ours = token
    const told = remote()
      .signOut()
      .catch(() => undefined)
    clearPointer()
    set({ status: 'signed-out' })
    wiped = wipe(db)
    await Promise.all([wiped, Promise.race([told, delay(FAREWELL_MS)])])
    // The call above still needed it.
    if (token === ours) token = null
  }

  function start(): () => void {
    started = true
    syncWhenAllowed()
    void restore().then(refresh)
    const look = () => {
      if (document.visibilityState === 'visible') void refresh()
    }
    const stopListening = onPointerChange(() => void restore())
    const timer = setInterval(look, REFRESH_MS)
    window.addEventListener('online', look)
    return () => {
      stopListening()
      clearInterval(timer)
      window.removeEventListener('online', look)
      started = false
      syncWhenAllowed()
    }
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start,
    async ensureDefaultAdmin() {
      try {
        const { error } = await remote().ensureDefaultAdmin()
        if (error) reportError(new Error(error))
      } catch (error) {
        if (!(error instanceof RemoteError)) reportError(error)
      }
    },
    signIn,
    signInAgain,
    changePassword,
    signOut,
    refresh,
    log: {
      activityLogs: (page) => remote().activityLogs(page),
      dashboardCounts: () => remote().dashboardCounts(),
    },
  }
}
