import type { ClinicDatabase } from '#db/database.ts'

import type { ScreenLock } from './lock/screen-lock.ts'
import type { SessionCore } from './session-core.ts'
import {
  readSessionPointer,
  writeSessionPointer,
  type LockReason,
  type StoredSession,
} from './session-record.ts'
import { openStoredSession } from './staff-database.ts'

/** One tab of a device, on which one user is signed in at a time. */
export interface SessionTab {
  /** Syncs this tab with the signed-in user of the device. */
  restore: () => Promise<void>
  enter: (db: ClinicDatabase, session: StoredSession, lock: LockReason | null) => void
}

export function createSessionTab(core: SessionCore, screen: ScreenLock): SessionTab {
  const isHere = (userId: string | null) => core.getSignedIn()?.user.id === userId

  async function restore(): Promise<void> {
    const pointer = readSessionPointer()
    if (pointer === null) return setSignedOut()
    const { userId } = pointer
    if (isHere(userId)) return screen.syncLock(pointer.lock)
    leave()
    const found = await openStoredSession(userId)
    // Another tab, or another call of this function, may have been faster.
    if (readSessionPointer()?.userId !== userId || isHere(userId)) {
      found?.db.close()
      return restore()
    }
    if (!found) return setSignedOut()
    const lock = pointer.lock ?? (found.stale ? 'away' : null)
    if (lock) writeSessionPointer(userId, lock)
    enter(found.db, found.session, lock)
    return undefined
  }

  function setSignedOut(): void {
    leave()
    core.set({ status: 'signed-out' })
  }

  function enter(db: ClinicDatabase, session: StoredSession, lock: LockReason | null): void {
    core.token = session.token
    db.on('versionchange', (event) => {
      // Another tab signs out and deletes this database: stay closed, or the next query would
      // create it again.
      if (event.newVersion) return
      db.close()
      if (core.getSignedIn(db)) leave()
    })
    const { user, endsAt = null } = session
    core.set({ status: 'signed-in', user, db, ended: false, lock, endsAt })
  }

  function leave(): void {
    const state = core.getSignedIn()
    if (!state) return
    core.token = null
    core.set({ status: 'signed-out' })
    // After the screens that read it have unmounted.
    setTimeout(() => state.db.close())
  }

  return { restore, enter }
}
