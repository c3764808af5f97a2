import type { StoredRow } from '#model/mutation.ts'
import type { TableName } from '#model/tables.ts'

import { mirror, type ClinicDatabase } from '../database.ts'

/** So many rows are read, or written, at once: a tap is answered before the next ones. */
export const AT_ONCE = 50

/** The stored rows with these ids, in their order; undefined for what is not there. */
export async function rowsWithIds(
  db: ClinicDatabase,
  table: TableName,
  ids: readonly string[],
): Promise<(StoredRow | undefined)[]> {
  const rows: (StoredRow | undefined)[] = []
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    rows.push(...(await mirror(db, table).bulkGet(ids.slice(at, at + AT_ONCE))))
  }
  return rows
}
