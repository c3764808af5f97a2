import { strict as assert } from 'node:assert'

import { listAffectedKeys } from '#db/overlay.ts'
import { discardEdit, readParkedEdits, resolveConflict } from '#db/parked-edits.ts'
import { readOutbox } from '#db/read-view.ts'
import type { OutboxEntry } from '#db/stored-types.ts'

import type { Device } from './device.ts'

/** Decides about the first edit that waits for a person. */
export async function decide(
  device: Device,
  decision: 'mine' | 'theirs' | 'discard',
  nextId: () => string,
): Promise<void> {
  const [entry] = await readParkedEdits(device.db)
  if (!entry) return
  const before = await readOutbox(device.db)
  const columns = columnsOf(entry)
  if (decision === 'discard') await discardEdit(device.db, entry.seq, nextId)
  else {
    const choices = Object.fromEntries(columns.map((column) => [column, decision]))
    await resolveConflict(device.db, entry.seq, choices, nextId)
  }
  const after = await readOutbox(device.db)
  // What was decided is given up under its old id; what is left of it goes on under a new one.
  const [old, left] = [idsOf(before), idsOf(after)]
  for (const id of old) if (!left.has(id)) device.discarded.add(id)
  for (const id of left) if (!old.has(id)) device.acked.add(id)
  if (decision === 'theirs') assertResolved(after, entry, columns)
}

/** D20: what was decided for theirs is in none of the edits that waited for it. */
function assertResolved(
  box: readonly OutboxEntry[],
  entry: OutboxEntry,
  columns: readonly string[],
): void {
  const rows = new Set(listAffectedKeys(entry))
  for (const later of box) {
    if (later.seq <= entry.seq || !listAffectedKeys(later).some((key) => rows.has(key))) continue
    const isOfIt = later.ops.every(({ op }) => op === 'update' || op === 'move')
    if (later.state !== 'queued' || !isOfIt) return
    for (const { set } of later.ops) {
      assert.ok(
        !columns.some((column) => column in (set ?? {})),
        'D20: a field is asked about twice',
      )
    }
  }
}

const idsOf = (box: readonly OutboxEntry[]) => new Set(box.map(({ id }) => id))

function columnsOf({ refusal }: OutboxEntry): string[] {
  const rows = refusal?.kind === 'conflict' ? refusal.rows : {}
  return Object.values(rows).flatMap((conflict) =>
    'theirs' in conflict ? Object.keys(conflict.theirs) : [],
  )
}
