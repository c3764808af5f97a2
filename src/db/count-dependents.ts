import type { DependentCounts, StoredRow } from '#model/mutation.ts'
import type { EditableTable } from '#model/rows.ts'
import { getTableSpec } from '#model/tables.ts'

import { listMirroredTables, type ClinicDatabase } from './database.ts'
import { readRows } from './read-view.ts'

/** Counts the dependent rows that would be deleted or unlinked with this row. */
export async function countDependents(
  db: ClinicDatabase,
  table: EditableTable,
  id: string,
): Promise<DependentCounts> {
  const counts: DependentCounts = {}
  for (const child of listMirroredTables(db)) {
    const refers = getTableSpec(child).refers
    if (refers?.to !== table) continue
    const rows = (await readRows(db, child)) as StoredRow[]
    const count = rows.filter((row) => row[refers.column] === id).length
    if (count > 0) counts[child] = count
  }
  return counts
}
