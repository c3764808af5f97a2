import { openDatabase, getStaffDatabaseName } from '#db/database.ts'
import { requestSync } from '#db/meta.ts'
import { trimOneTimePassword } from '#model/one-time-password.ts'
import { RemoteError } from '#remote/remote.ts'

import { fetchSession, createKeepAlive } from './keep-alive.ts'
import { deleteVerifier, storeVerifier, createVerifier } from './lock/password-verifier.ts'
import { createPasswordHasher } from './lock/password.ts'
import { createScreenLock } from './lock/screen-lock.ts'
import { messages } from './messages.ts'
import { trackPresence, type Presence } from './presence.ts'
import { endReplacedSessions, replaceSession } from './replaced-sessions.ts'
import type { SessionCore, SessionState } from './session-core.ts'
import { clearSessionPointer, writeSessionPointer, writeSession } from './session-record.ts'
import { createSessionTab } from './session-tab.ts'
import { openSession } from './sign-in.ts'
import {
  withStorageTimeout,
  delay,
  SIGN_OUT_TIMEOUT_MS,
  clearSyncProblem,
  StorageTimeoutError,
  wipeDatabase,
} from './staff-database.ts'
import { watchSession } from './watch-session.ts'

export interface SessionStore {
  get: () => SessionState
  subscribe: (listener: () => void) => () => void
  /** Restores the signed-in user and keeps the session alive. Returns a function that stops it. */
  start: () => () => void
  /**
   * Returns null on success, otherwise a message for the user; so do the other calls that return a
   * text.
   */
  signIn: (username: string, password: string) => Promise<string | null>
  /** For the user whose session has ended: the same account only. */
  signInAgain: (password: string) => Promise<string | null>
  changePassword: (current: string, next: string) => Promise<string | null>
  /** Signs out and deletes all data of this user from this device, unsent edits included. */
  signOut: () => Promise<void>
  /**
   * Asks the server about the user, to notice a new role or the session's end. User activity
   * extends the session; `stay` reports activity.
   */
  refresh: (stay?: boolean) => Promise<void>
  /** Covers the screen in all tabs until the user's password is typed; edits and drafts stay. */
  lock: () => void
  unlock: (password: string) => Promise<string | null>
}

/** How long unlocking waits for the server before this device decides. */
const PATIENCE_MS = 4_000

/** Creates the store of the signed-in user, shared by all tabs of this device. */
export function createSessionStore(core: SessionCore): SessionStore {
  const screen = createScreenLock(core)
  const tab = createSessionTab(core, screen)
  let presence: Presence | null = null
  const keepAlive = createKeepAlive(core, screen, () => presence?.lastSeen() ?? Date.now())
  const refresh = (stay?: boolean) => keepAlive.refresh(stay).then(endOthers).catch(unlessSignedOut)
  const hasher = createPasswordHasher()
  let wiped: Promise<void> = Promise.resolve()

  /** Ends the sessions that signing in again on this device has replaced. */
  async function endOthers(): Promise<void> {
    const state = core.getSignedIn()
    if (state) await endReplacedSessions(state.db, core.remote().session)
  }

  /** Ignores errors after signing out, which closes the database under running queries. */
  function unlessSignedOut(error: unknown): void {
    if (core.getSignedIn()) reportError(error)
  }

  async function signIn(username: string, typed: string): Promise<string | null> {
    const password = trimOneTimePassword(typed)
    // Created during the request: users may close the page as soon as they are signed in.
    const verifier = createVerifier(password)
    const session = await openSession(core.remote().session, username, password)
    if (typeof session === 'string') return session
    await wiped
    try {
      const db = openDatabase(getStaffDatabaseName(session.user.id))
      await withStorageTimeout(writeSession(db, session))
      await storeVerifier(db, await verifier)
      await clearSyncProblem(db)
      writeSessionPointer(session.user.id)
      tab.enter(db, session, null)
      return null
    } catch (error) {
      reportError(error)
      return error instanceof StorageTimeoutError ? messages.storageSilent : messages.unexpected
    }
  }

  async function signInAgain(typed: string): Promise<string | null> {
    const password = trimOneTimePassword(typed)
    const state = core.getSignedIn()
    if (!state) return messages.loginFailed
    const { db, user } = state
    const verifier = createVerifier(password)
    const session = await openSession(core.remote().session, user.username, password)
    if (typeof session === 'string') return session
    if (session.user.id !== user.id) return messages.otherUser
    await replaceSession(db, session, core.token)
    await storeVerifier(db, await verifier)
    await clearSyncProblem(db)
    core.token = session.token
    writeSessionPointer(user.id)
    core.set({ ...state, user: session.user, ended: false, lock: null, endsAt: null })
    await requestSync(db)
    void endOthers().catch(unlessSignedOut)
    return null
  }

  /**
   * Unlocks the screen. The server decides whether the session lives; without it this device
   * decides (S-55).
   */
  async function unlock(password: string): Promise<string | null> {
    const request = fetchSession(core.remote().session, false)
    const lives = await Promise.race([request, delay(PATIENCE_MS)])
    if (lives === null) return signInAgain(password)
    const checked = await screen.unlock(trimOneTimePassword(password))
    if (checked === 'unknown') return lives ? signInAgain(password) : messages.unlockNeedsNetwork
    if (checked !== 'right') return messages.wrongPassword(checked.triesLeft)
    await refresh(true)
    return null
  }

  async function changePassword(current: string, next: string): Promise<string | null> {
    const state = core.getSignedIn()
    if (!state) return messages.passwordNotChanged
    const { db } = state
    const verifier = createVerifier(next)
    try {
      const hash = await hasher.hash(next)
      const { error } = await core
        .remote()
        .session.changePassword(trimOneTimePassword(current), hash)
      hasher.clear()
      if (error) {
        // The old password may be wrong because an attempt without a response has changed it.
        if (state.user.must_change_password) void refresh()
        return error
      }
    } catch (error) {
      if (!(error instanceof RemoteError)) throw error
      if (error.failure !== 'unreachable') return messages.passwordNotChanged
      // No data depends on a first password, and it is unknown which one is valid now.
      if (state.user.must_change_password) await deleteVerifier(db)
      return messages.noResponse
    }
    try {
      await clearSyncProblem(db)
      // Before the screens open: from then on users may lock this device, or sign out.
      await storeVerifier(db, await verifier)
      await keepAlive.updateUser(db, { ...state.user, must_change_password: false })
    } catch (error) {
      unlessSignedOut(error)
    }
    return null
  }

  async function signOut(): Promise<void> {
    const state = core.getSignedIn()
    if (!state) return
    const ours = core.token
    const signOutRequest = core
      .remote()
      .session.signOut()
      .catch(() => undefined)
    const replacedSessions = endReplacedSessions(state.db, core.remote().session).catch(
      () => undefined,
    )
    clearSessionPointer()
    core.set({ status: 'signed-out' })
    wiped = wipeDatabase(state.db)
    await Promise.all([
      wiped,
      Promise.race([Promise.all([signOutRequest, replacedSessions]), delay(SIGN_OUT_TIMEOUT_MS)]),
    ])
    // The call above still needed it.
    if (core.token === ours) core.token = null
  }

  function start(): () => void {
    core.setRunning(true)
    presence = trackPresence()
    void tab
      .restore()
      .then(() => refresh())
      .catch(unlessSignedOut)
    const stopWatching = watchSession({
      onOtherTab: () => void tab.restore().catch(unlessSignedOut),
      onCheck: () => void screen.lockWhenStale().catch(unlessSignedOut),
      onRefresh: () => void refresh(),
    })
    return () => {
      stopWatching()
      presence?.stop()
      core.setRunning(false)
    }
  }

  return {
    get: core.get,
    subscribe: core.subscribe,
    start,
    signIn,
    signInAgain,
    changePassword,
    signOut,
    refresh,
    lock: () => screen.lock('asked'),
    unlock,
  }
}
