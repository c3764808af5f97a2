import { readLatestValues } from '#db/later-edits.ts'
import type { OutboxEntry } from '#db/stored-types.ts'
import { isFingerprint } from '#model/fingerprints.ts'
import { isJsonEqual } from '#model/json.ts'

import { getColumnLabel } from '../content-types/content-types.ts'

/** A field that was changed on both sides. */
export interface FieldConflict {
  column: string
  label: string
  /** The author's latest value, from any of their edits [D20]. */
  mine: unknown
  theirs: unknown
  base: unknown
  /** Whether the author changed it again after the parked edit. */
  isAgain: boolean
}

/** The conflicting fields; none if the conflict is about a deletion or a deleted row. */
export function listConflictingFields(
  entry: OutboxEntry,
  box: readonly OutboxEntry[],
): FieldConflict[] {
  const rows = entry.refusal?.kind === 'conflict' ? entry.refusal.rows : {}
  const newest = readLatestValues(box, entry)
  return entry.ops.flatMap((op, at) => {
    const conflict = rows[op.id]
    if (op.op === 'delete' || !conflict || 'gone' in conflict) return []
    // A fingerprint is never a conflict of its own: it follows its text.
    const conflicting = Object.entries(conflict.theirs).filter(([column]) => !isFingerprint(column))
    return conflicting.map(([column, theirs]) => {
      const mine = newest[at]?.set?.[column]
      return {
        column,
        label: getColumnLabel(op.t, column),
        mine,
        theirs,
        base: op.was?.[column],
        isAgain: !isJsonEqual(mine, op.set?.[column]),
      }
    })
  })
}
