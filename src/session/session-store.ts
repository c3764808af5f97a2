import { openDatabase, staffDatabaseName, type ClinicDatabase } from '#db/database.ts'
import { askForSync } from '#db/meta.ts'
import { RemoteError } from '#remote/remote.ts'

import { askWho, keepAlive } from './keep-alive.ts'
import { hashPassword } from './lock/password.ts'
import { screenLock } from './lock/screen-lock.ts'
import { keepVerifier, verifierOf } from './lock/unlocking.ts'
import { messages } from './messages.ts'
import { watchPresence, type Presence } from './presence.ts'
import { endReplaced, replaceSession } from './replaced-sessions.ts'
import type { SessionCore, SessionState } from './session-core.ts'
import {
  clearPointer,
  onPointerChange,
  readPointer,
  writePointer,
  writeSession,
  type LockReason,
  type StoredSession,
} from './session-record.ts'
import { openSession } from './sign-in.ts'
import { delay, FAREWELL_MS, forgetProblem, openStored, wipe } from './staff-database.ts'

export interface SessionStore {
  get: () => SessionState
  subscribe: (listener: () => void) => () => void
  /** Restores who was signed in and keeps the session alive. Returns the way to stop. */
  start: () => () => void
  /** Null when signed in, else what to tell the person. So are the others that answer a text. */
  signIn: (username: string, password: string) => Promise<string | null>
  /** For the user whose session has ended: the same account only. */
  signInAgain: (password: string) => Promise<string | null>
  changePassword: (current: string, next: string) => Promise<string | null>
  /** Signs out and takes everything of this person off this device, unsent edits included. */
  signOut: () => Promise<void>
  /**
   * Asks the server who this is, to learn of a new role and of the session's end. Somebody at the
   * device keeps the session alive by it; `stay` says that there is somebody.
   */
  refresh: (stay?: boolean) => Promise<void>
  /** Covers the screen in all tabs until this person's password is typed; edits and drafts stay. */
  lock: () => void
  unlock: (password: string) => Promise<string | null>
}

const REFRESH_MS = 10 * 60_000
const LOOK_MS = 60_000
/** How long somebody at a locked screen waits for the server before this device decides. */
const PATIENCE_MS = 4_000

/** Who is signed in on this device, for all its tabs. */
export function createSession(core: SessionCore): SessionStore {
  const screen = screenLock(core)
  let presence: Presence | null = null
  const alive = keepAlive(core, screen, () => presence?.lastSeen() ?? Date.now())
  const refresh = (stay?: boolean) => alive.refresh(stay).then(endOthers).catch(unlessSignedOut)
  let wiped: Promise<void> = Promise.resolve()

  /** Ends the sessions that signing in again on this device has replaced. */
  async function endOthers(): Promise<void> {
    const state = core.here()
    if (state && navigator.onLine) await endReplaced(state.db, core.remote().session)
  }

  /** Signing out closes the database under whatever still reads it. */
  function unlessSignedOut(error: unknown): void {
    if (core.here()) reportError(error)
  }

  const isHere = (userId: string | null) => core.here()?.user.id === userId

  async function restore(): Promise<void> {
    const pointer = readPointer()
    if (pointer === null) return restoreNobody()
    const { userId } = pointer
    if (isHere(userId)) return screen.takeOver(pointer.lock)
    leave()
    const found = await openStored(userId)
    // Another tab, or another call of this, may have been faster.
    if (readPointer()?.userId !== userId || isHere(userId)) {
      found?.db.close()
      return restore()
    }
    if (!found) return restoreNobody()
    const lock = pointer.lock ?? (found.stale ? 'away' : null)
    if (lock) writePointer(userId, lock)
    enter(found.db, found.session, lock)
    return undefined
  }

  function restoreNobody(): void {
    leave()
    core.set({ status: 'signed-out' })
  }

  function enter(db: ClinicDatabase, session: StoredSession, lock: LockReason | null): void {
    core.token = session.token
    db.on('versionchange', (event) => {
      // Another tab signs out and deletes this: stay closed, or the next query would create it again.
      if (event.newVersion) return
      db.close()
      if (core.here(db)) leave()
    })
    const { user, endsAt = null } = session
    core.set({ status: 'signed-in', user, db, ended: false, lock, endsAt })
  }

  function leave(): void {
    const state = core.here()
    if (!state) return
    core.token = null
    core.set({ status: 'signed-out' })
    // After the screens that read it are gone.
    setTimeout(() => state.db.close())
  }

  async function signIn(username: string, password: string): Promise<string | null> {
    // Made while the server is asked: people may close the page as soon as they are signed in.
    const verifier = verifierOf(password)
    const session = await openSession(core.remote().session, username, password)
    if (typeof session === 'string') return session
    await wiped
    try {
      const db = openDatabase(staffDatabaseName(session.user.id))
      await writeSession(db, session)
      await keepVerifier(db, await verifier)
      await forgetProblem(db)
      writePointer(session.user.id)
      enter(db, session, null)
      return null
    } catch (error) {
      reportError(error)
      return messages.unexpected
    }
  }

  async function signInAgain(password: string): Promise<string | null> {
    const state = core.here()
    if (!state) return messages.loginFailed
    const { db, user } = state
    const verifier = verifierOf(password)
    const session = await openSession(core.remote().session, user.username, password)
    if (typeof session === 'string') return session
    if (session.user.id !== user.id) return messages.otherUser
    await replaceSession(db, session, core.token)
    await keepVerifier(db, await verifier)
    await forgetProblem(db)
    core.token = session.token
    writePointer(user.id)
    core.set({ ...state, user: session.user, ended: false, lock: null, endsAt: null })
    await askForSync(db)
    void endOthers().catch(unlessSignedOut)
    return null
  }

  /** Where the server can be asked it says whether this session lives; else this device decides (S-55). */
  async function unlock(password: string): Promise<string | null> {
    const asked = navigator.onLine ? askWho(core.remote().session, false) : undefined
    const lives = await Promise.race([asked, delay(PATIENCE_MS)])
    if (lives === null) return signInAgain(password)
    const checked = await screen.open(password)
    if (checked === 'wrong') return messages.wrongPassword
    if (checked === 'unknown') return lives ? signInAgain(password) : messages.unlockNeedsNetwork
    await refresh(true)
    return null
  }

  async function changePassword(current: string, next: string): Promise<string | null> {
    const state = core.here()
    if (!state) return messages.passwordNotChanged
    const { db } = state
    try {
      const { error } = await core
        .remote()
        .session.changePassword(current, await hashPassword(next))
      if (error) return error
    } catch (error) {
      if (!(error instanceof RemoteError)) throw error
      return error.failure === 'unreachable' ? messages.needsNetwork : messages.passwordNotChanged
    }
    await forgetProblem(db)
    await alive.keepUser(db, { ...state.user, must_change_password: false })
    await keepVerifier(db, await verifierOf(next))
    return null
  }

  async function signOut(): Promise<void> {
    const state = core.here()
    if (!state) return
    const ours = core.token
    const told = core
      .remote()
      .session.signOut()
      .catch(() => undefined)
    const others = endReplaced(state.db, core.remote().session).catch(() => undefined)
    clearPointer()
    core.set({ status: 'signed-out' })
    wiped = wipe(state.db)
    await Promise.all([wiped, Promise.race([Promise.all([told, others]), delay(FAREWELL_MS)])])
    // The call above still needed it.
    if (core.token === ours) core.token = null
  }

  function start(): () => void {
    core.run(true)
    presence = watchPresence()
    void restore()
      .then(() => refresh())
      .catch(unlessSignedOut)
    let askedAt = Date.now()
    const look = () => {
      if (document.visibilityState !== 'visible') return
      screen.lockWhenStale().catch(unlessSignedOut)
      if (Date.now() - askedAt < REFRESH_MS) return
      askedAt = Date.now()
      void refresh()
    }
    const lookAnew = () => {
      askedAt = 0
      look()
    }
    const stopListening = onPointerChange(() => void restore().catch(unlessSignedOut))
    const timer = setInterval(look, LOOK_MS)
    window.addEventListener('online', lookAnew)
    document.addEventListener('visibilitychange', look)
    return () => {
      stopListening()
      presence?.stop()
      clearInterval(timer)
      window.removeEventListener('online', lookAnew)
      document.removeEventListener('visibilitychange', look)
      core.run(false)
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
