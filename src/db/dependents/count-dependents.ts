import type { Counts, StoredRow } from '#model/mutation.ts'
import { specOf, type EditableTable } from '#model/tables.ts'

import { mirrorTables, type ClinicDatabase } from '../database.ts'
import { rowsOf } from '../read-view.ts'

/** How many rows go with a row or are let go, as it is shown now. */
export async function whatHangsOn(
  db: ClinicDatabase,
  table: EditableTable,
  id: string,
): Promise<Counts> {
  const counts: Counts = {}
  for (const child of mirrorTables(db)) {
    const refers = specOf(child).refers
    if (refers?.to !== table) continue
    const rows = (await rowsOf(db, child)) as unknown as StoredRow[]
    const count = rows.filter((row) => row[refers.column] === id).length
    if (count > 0) counts[child] = count
  }
  return counts
}
