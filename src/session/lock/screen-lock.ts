import type { SessionCore } from '../session-core.ts'
import {
  readSession,
  writeSessionPointer,
  writeSession,
  type LockReason,
} from '../session-record.ts'
import { checkPassword, isSessionStale, type Checked } from './password-verifier.ts'

export interface ScreenLock {
  lock: (reason: LockReason) => void
  /** Another tab has locked or unlocked the screen, or signed the same user in again. */
  syncLock: (lock: LockReason | null) => Promise<void>
  /** Locks when the server has not responded for too long (S-55). */
  lockWhenStale: () => Promise<void>
  /** Compares a password with this device's verifier; 'unknown' when the device must not decide. */
  unlock: (password: string) => Promise<Checked>
}

/**
 * Creates the screen lock, which covers the screen in every tab of this device and deletes nothing.
 */
export function createScreenLock(core: SessionCore): ScreenLock {
  function lock(reason: LockReason): void {
    const state = core.getSignedIn()
    if (!state || state.lock) return
    writeSessionPointer(state.user.id, reason)
    core.set({ ...state, lock: reason })
  }

  return {
    lock,
    async syncLock(now) {
      const before = core.getSignedIn()
      if (!before) return
      // Before the database is read, because the screen stays readable until then.
      if (now) core.set({ ...before, lock: now })
      const stored = await readSession(before.db)
      const state = core.getSignedIn(before.db)
      if (!stored || !state) return
      const ended = state.ended && stored.token === core.token
      core.token = stored.token
      core.set({ ...state, user: stored.user, ended, lock: now, endsAt: stored.endsAt ?? null })
    },
    async lockWhenStale() {
      const db = core.getSignedIn()?.db
      const session = db && (await readSession(db))
      if (session && (await isSessionStale(db, session))) lock('away')
    },
    async unlock(password) {
      const db = core.getSignedIn()?.db
      if (!db) return 'unknown'
      const checked = await checkPassword(db, password)
      if (checked !== 'right') return checked
      const stored = await readSession(db)
      if (stored) await writeSession(db, { ...stored, unlockedAt: Date.now() })
      const state = core.getSignedIn(db)
      if (!state) return 'unknown'
      writeSessionPointer(state.user.id)
      core.set({ ...state, lock: null })
      return 'right'
    },
  }
}
