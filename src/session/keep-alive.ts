import type { ClinicDatabase } from '#db/database.ts'
import type { LiveSession } from '#model/accounts.ts'
import type { User } from '#model/rows.ts'
import { RemoteError, type SessionRemote } from '#remote/remote.ts'

import { deleteVerifier } from './lock/password-verifier.ts'
import type { ScreenLock } from './lock/screen-lock.ts'
import type { SessionCore } from './session-core.ts'
import { writeSession } from './session-record.ts'

/** How far this device's idea of the session's end may be from the server's. */
const NEARLY_MS = 60_000

export interface KeepAlive {
  refresh: (stay?: boolean) => Promise<void>
  /** Takes over what the server says about this user, and when the session ends. */
  updateUser: (db: ClinicDatabase, user: User, endsAt?: number) => Promise<void>
}

/** Keeps a session alive while somebody uses it, and learns of its end and of a new role (S-10). */
export function createKeepAlive(
  core: SessionCore,
  screen: ScreenLock,
  lastSeen: () => number,
): KeepAlive {
  /** The last sign of somebody here that the server has heard of. */
  let touchedAt = 0

  async function refresh(stay = false): Promise<void> {
    const before = core.getSignedIn()
    if (!before) return
    const now = Date.now()
    const somebody = stay || (!before.lock && lastSeen() > touchedAt)
    const answer = await fetchSession(core.remote().session, somebody)
    const state = core.getSignedIn(before.db)
    if (answer === undefined || !state) return
    if (answer === null) return handleSessionEnd(state.db)
    if (somebody) touchedAt = now
    // The last login to show is the one before this session (S-05).
    const user = { ...answer.user, last_login: state.user.last_login }
    await updateUser(state.db, user, Date.now() + answer.endsIn * 1_000)
  }

  async function handleSessionEnd(db: ClinicDatabase): Promise<void> {
    const state = core.getSignedIn(db)
    if (!state) return
    core.set({ ...state, ended: true })
    const fellAsleep = state.endsAt !== null && Date.now() > state.endsAt - NEARLY_MS
    if (fellAsleep) screen.lock('idle')
    // Ended on purpose, perhaps because the device is lost: it must not open without the server.
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

/** Who the server thinks this is: null when the session is over, undefined when it did not say. */
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
