import type { ClinicDatabase } from '#db/database.ts'
import { parkEdit } from '#db/outbox.ts'
import type { ParkReason } from '#db/stored-types.ts'

import { heading, openAdmin } from './open-admin.tsx'
import { rao } from './open-doctors.ts'

/** Opens the sync centre of a device with Dr Rao. */
export async function openSyncCentre() {
  const opened = await openAdmin({ at: '/admin/sync', doctors: [rao] })
  await heading('Unsent changes')
  return opened
}

/** A conflict with another version of Dr Rao. */
export const aConflict = (theirs: Record<string, unknown>): ParkReason => ({
  kind: 'conflict',
  rows: { [rao.id]: { theirs } },
})

/** Parks an edit in the outbox: the latest one, or the one at an index. */
export async function parkQueuedEdit(
  db: ClinicDatabase,
  reason: ParkReason,
  at = -1,
): Promise<void> {
  const entries = await db.outbox.toArray()
  await parkEdit(db, entries.at(at)?.seq ?? 0, reason)
}
