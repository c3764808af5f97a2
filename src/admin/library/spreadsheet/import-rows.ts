import { queueBulkEdit } from '#db/bulk-edits.ts'
import type { ClinicDatabase } from '#db/database.ts'

import type { ImportPlan, ReadyRow } from './import-plan.ts'
import { TABLE } from './sheet-columns.ts'

/** The rows to import: of possibly changed records, only the selected ones. */
export function selectRows({ importable }: ImportPlan, ticked: ReadonlySet<string>): ReadyRow[] {
  return importable.filter(({ isNewer, id }) => !isNewer || ticked.has(id))
}

/**
 * Stores an import: one edit per record, all or none. Each edit has its base, so that changes of
 * others become conflicts. Returns an undo function.
 */
export function importRows(db: ClinicDatabase, rows: readonly ReadyRow[]): Promise<string> {
  const ops = rows.map(({ kind, id, set, was }) =>
    kind === 'new' ? { id, op: 'insert' as const, set } : { id, op: 'update' as const, set, was },
  )
  return queueBulkEdit(db, TABLE, ops, { undo: true })
}
