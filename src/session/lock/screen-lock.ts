import type { SessionCore } from '../session-core.ts'
import { readSession, writePointer, writeSession, type LockReason } from '../session-record.ts'
import { checkPassword, isStale, type Checked } from './password-verifier.ts'

export interface ScreenLock {
  lock: (reason: LockReason) => void
  /** Another tab has locked or unlocked the screen, or signed the same person in again. */
  takeOver: (lock: LockReason | null) => Promise<void>
  /** Locks when the server has not answered for too long (S-55). */
  lockWhenStale: () => Promise<void>
  /** Compares a password with what this device remembers; 'unknown' when the device must not decide. */
  open: (password: string) => Promise<Checked>
}

/** Covers the screen in every tab of this device; everything kept for this user stays. */
export function screenLock(core: SessionCore): ScreenLock {
  function lock(reason: LockReason): void {
    const state = core.here()
    if (!state || state.lock) return
    writePointer(state.user.id, reason)
    core.set({ ...state, lock: reason })
  }

  return {
    lock,
    async takeOver(now) {
      const before = core.here()
      if (!before) return
      // At once: reading the database takes time, in which somebody could read the screen.
      if (now) core.set({ ...before, lock: now })
      const kept = await readSession(before.db)
      const state = core.here(before.db)
      if (!kept || !state) return
      const ended = state.ended && kept.token === core.token
      core.token = kept.token
      core.set({ ...state, user: kept.user, ended, lock: now, endsAt: kept.endsAt ?? null })
    },
    async lockWhenStale() {
      const db = core.here()?.db
      const session = db && (await readSession(db))
      if (session && (await isStale(db, session))) lock('away')
    },
    async open(password) {
      const db = core.here()?.db
      if (!db) return 'unknown'
      const checked = await checkPassword(db, password)
      if (checked !== 'right') return checked
      const kept = await readSession(db)
      if (kept) await writeSession(db, { ...kept, unlockedAt: Date.now() })
      const state = core.here(db)
      if (!state) return 'unknown'
      writePointer(state.user.id)
      core.set({ ...state, lock: null })
      return 'right'
    },
  }
}
