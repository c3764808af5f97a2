import { readLatestValues } from '#db/one-question.ts'
import type { OutboxEntry } from '#db/stored-types.ts'
import { isFingerprint } from '#model/fingerprints.ts'
import { isJsonEqual } from '#model/json.ts'

import { getColumnLabel } from '../content-types/content-types.ts'

/** A field that was changed on both sides. */
export interface Clashing {
  column: string
  label: string
  /** The newest that its author wrote, in whichever edit [D20]. */
  mine: unknown
  theirs: unknown
  seen: unknown
  /** Whether its author changed it again after the edit that was refused. */
  isAgain: boolean
}

/** The fields that a conflict asks about; none where it is about a deletion, or a row that is gone. */
export function listConflictingFields(entry: OutboxEntry, box: readonly OutboxEntry[]): Clashing[] {
  const rows = entry.refusal?.kind === 'conflict' ? entry.refusal.rows : {}
  const newest = readLatestValues(box, entry)
  return entry.ops.flatMap((op, at) => {
    const clash = rows[op.id]
    if (op.op === 'delete' || !clash || 'gone' in clash) return []
    // What a translation was made from is nobody's question: it goes along with its text.
    const asked = Object.entries(clash.theirs).filter(([column]) => !isFingerprint(column))
    return asked.map(([column, theirs]) => {
      const mine = newest[at]?.set?.[column]
      return {
        column,
        label: getColumnLabel(op.t, column),
        mine,
        theirs,
        seen: op.was?.[column],
        isAgain: !isJsonEqual(mine, op.set?.[column]),
      }
    })
  })
}
