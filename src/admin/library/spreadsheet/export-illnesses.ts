import type { Illness } from '#model/rows.ts'

import { toCsv } from '../../shell/csv/write-csv.ts'
import { writeCell } from './cells.ts'
import type { RowNames } from './row-names.ts'
import { headings, sheetColumns } from './sheet-columns.ts'

/** Illnesses as a table for spreadsheets, which can be brought in again. */
export function illnessesAsCsv(rows: readonly Illness[], names: RowNames): string {
  return toCsv([headings, ...rows.map((row) => cellsOf(row, names))])
}

function cellsOf(row: Illness, names: RowNames): string[] {
  const fields = row as unknown as Record<string, unknown>
  const cells = sheetColumns.map((column) => writeCell(column, fields[column.field], names))
  // An illness that no server has seen yet has no version.
  const version: number | undefined = row.row_version
  return [row.id, ...cells, version === undefined ? '' : String(version)]
}
