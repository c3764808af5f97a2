import type { Illness } from '#model/rows.ts'

import { writeCsv } from '../../shell/csv/write-csv.ts'
import { formatCell } from './cells.ts'
import type { RowNames } from './row-names.ts'
import { columnHeaders, sheetColumns } from './sheet-columns.ts'

/** Formats illnesses as a table for spreadsheets, which can be imported again. */
export function serializeIllnessesToCsv(rows: readonly Illness[], names: RowNames): string {
  return writeCsv([columnHeaders, ...rows.map((row) => cellsOf(row, names))])
}

function cellsOf(row: Illness, names: RowNames): string[] {
  const fields = row as Record<string, unknown>
  const cells = sheetColumns.map((column) => formatCell(column, fields[column.field], names))
  // An unsent illness has no version.
  const version: number | undefined = row.row_version
  return [row.id, ...cells, version === undefined ? '' : String(version)]
}
