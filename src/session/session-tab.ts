import type { ClinicDatabase } from '#db/database.ts'

import type { ScreenLock } from './lock/screen-lock.ts'
import type { SessionCore } from './session-core.ts'
import { readPointer, writePointer, type LockReason, type StoredSession } from './session-record.ts'
import { openStored } from './staff-database.ts'

/** One tab of a device, on which one person is signed in at a time. */
export interface Tab {
  /** Brings this tab in step with who is signed in on the device. */
  restore: () => Promise<void>
  enter: (db: ClinicDatabase, session: StoredSession, lock: LockReason | null) => void
}

export function tabOf(core: SessionCore, screen: ScreenLock): Tab {
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

  return { restore, enter }
}
