import type { DependentCounts, StoredRow } from '#model/mutation.ts'
import type { EditableTable } from '#model/rows.ts'
import { getTableSpec } from '#model/tables.ts'

import { listMirroredTables, type ClinicDatabase } from './database.ts'
import { readRows } from './read-view.ts'

/** How many rows go with a row or are let go, as it is shown now. */
export async function countDependents(
  db: ClinicDatabase,
  table: EditableTable,
  id: string,
): Promise<DependentCounts> {
  const counts: DependentCounts = {}
  for (const child of listMirroredTables(db)) {
    const refers = getTableSpec(child).refers
    if (refers?.to !== table) continue
    const rows = (await readRows(db, child)) as unknown as StoredRow[]
    const count = rows.filter((row) => row[refers.column] === id).length
    if (count > 0) counts[child] = count
  }
  return counts
}
