import { queueBulkEdit } from '#db/bulk-edits.ts'
import type { ClinicDatabase } from '#db/database.ts'

import type { ImportPlan, ReadyRow } from './import-plan.ts'
import { TABLE } from './sheet-columns.ts'

/** The rows that are brought in: of those that changed since the file was made, only the ones that were ticked. */
export function selectRows({ importable }: ImportPlan, ticked: ReadonlySet<string>): ReadyRow[] {
  return importable.filter(({ isNewer, id }) => !isNewer || ticked.has(id))
}

/**
 * Stores what a file adds and changes: an edit for each record, all of them or none. Each says what it was
 * compared with, so what somebody else changed meanwhile is asked about. Answers with what takes all back.
 */
export function importRows(db: ClinicDatabase, rows: readonly ReadyRow[]): Promise<string> {
  const ops = rows.map(({ kind, id, set, was }) =>
    kind === 'new' ? { id, op: 'insert' as const, set } : { id, op: 'update' as const, set, was },
  )
  return queueBulkEdit(db, TABLE, ops, { undo: true })
}
