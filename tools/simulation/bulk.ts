import { queueBulkEdit } from '#db/bulk-edits.ts'
import { undoEdits } from '#db/outbox.ts'
import { readOutbox, readRows } from '#db/read-view.ts'
import type { Fields } from '#model/mutation.ts'

import type { Device } from './device.ts'

/**
 * Changes or deletes all doctors in one go, as a list with all of it chosen does: an edit for each, and
 * one Undo [D13]. Answers with the first of them; null when there is none.
 */
export async function editAllDoctors(device: Device, set: Fields | null): Promise<string | null> {
  const rows = await readRows(device.db, 'doctors')
  const [first] = rows
  if (!first) return null
  const ops = rows.map(({ id }) =>
    set ? { id, op: 'update' as const, set: { ...set } } : { id, op: 'delete' as const },
  )
  const action = await queueBulkEdit(device.db, 'doctors', ops, { undo: true, now: device.clock })
  const entries = (await readOutbox(device.db)).filter((entry) => entry.action === action)
  const edits = entries.map(({ id }) => id)
  device.undoable = { action, edits }
  if (!set) device.removals.push(...edits)
  for (const id of edits) device.acked.add(id)
  return first.id
}

/** Presses Undo after what was done last that offers it, however long ago that was. */
export async function undoLast(device: Device): Promise<null> {
  const { undoable } = device
  if (undoable && (await undoEdits(device.db, undoable.action))) {
    for (const id of undoable.edits) device.discarded.add(id)
  }
  return null
}
