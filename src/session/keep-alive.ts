import type { ClinicDatabase } from '#db/database.ts'
import type { LiveSession } from '#model/accounts.ts'
import type { User } from '#model/rows.ts'
import { RemoteError, type SessionRemote } from '#remote/remote.ts'

import { deleteVerifier } from './lock/password-verifier.ts'
import type { ScreenLock } from './lock/screen-lock.ts'
import type { SessionCore } from './session-core.ts'
import { writeSession } from './session-record.ts'

/** The tolerance between the session's end on the server and on this device. */
const NEARLY_MS = 60_000

export interface KeepAlive {
  refresh: (stay?: boolean) => Promise<void>
  /** Applies the server's data about this user and the end of the session. */
  updateUser: (db: ClinicDatabase, user: User, endsAt?: number) => Promise<void>
}

/** Keeps a session alive while the device is in use, and notices its end or a new role (S-10). */
export function createKeepAlive(
  core: SessionCore,
  screen: ScreenLock,
  lastSeen: () => number,
): KeepAlive {
  /** The last user activity that was reported to the server. */
  let touchedAt = 0

  async function refresh(stay = false): Promise<void> {
    const before = core.getSignedIn()
    if (!before) return
    const now = Date.now()
    const isInUse = stay || (!before.lock && lastSeen() > touchedAt)
    const response = await fetchSession(core.remote().session, isInUse)
    const state = core.getSignedIn(before.db)
    if (response === undefined || !state) return
    if (response === null) return handleSessionEnd(state.db)
    if (isInUse) touchedAt = now
    // Show the last login before this session (S-05).
    const user = { ...response.user, last_login: state.user.last_login }
    await updateUser(state.db, user, Date.now() + response.endsIn * 1_000)
  }

  async function handleSessionEnd(db: ClinicDatabase): Promise<void> {
    const state = core.getSignedIn(db)
    if (!state) return
    core.set({ ...state, ended: true })
    const fellAsleep = state.endsAt !== null && Date.now() > state.endsAt - NEARLY_MS
    if (fellAsleep) screen.lock('idle')
    // The session was ended on purpose, perhaps because the device is lost: it must not unlock
    // offline.
    else await deleteVerifier(db)
  }

  async function updateUser(db: ClinicDatabase, user: User, endsAt?: number): Promise<void> {
    const before = core.getSignedIn(db)
    const { token } = core
    if (!before || token === null) return
    const until = endsAt ?? before.endsAt
    // The new role may not be allowed to read it.
    if (user.role !== before.user.role) await db.meta.delete('log')
    const session = { user, token, lastSeenAt: Date.now() }
    await writeSession(db, until === null ? session : { ...session, endsAt: until })
    const state = core.getSignedIn(db)
    if (state) core.set({ ...state, user, ended: false, endsAt: until })
  }

  return { refresh, updateUser }
}

/**
 * Returns the user of this session: null when the session is over, undefined when the server did
 * not say.
 */
export async function fetchSession(
  remote: SessionRemote,
  touch: boolean,
): Promise<LiveSession | null | undefined> {
  try {
    return await remote.mySession(touch)
  } catch (error) {
    return error instanceof RemoteError && error.failure === 'signed-out' ? null : undefined
  }
}
