import { mirror, openDatabase, staffDatabaseName, type ClinicDatabase } from '#db/database.ts'
import type { Illness } from '#model/rows.ts'

import { toCsv } from '../../shell/csv/write-csv.ts'
import { deviceRows } from '../spreadsheet/device-rows.ts'
import { illnessesAsCsv } from '../spreadsheet/export-illnesses.ts'
import type { CheckedFile } from '../spreadsheet/import-plan.ts'
import { readIllnesses } from '../spreadsheet/plan-import.ts'
import { rowNames } from '../spreadsheet/row-names.ts'
import { TABLE } from '../spreadsheet/sheet-columns.ts'
import { library } from './library.ts'

/** A device that has these illnesses, and the categories of the library. */
export async function aDeviceWith(rows: readonly Illness[]): Promise<ClinicDatabase> {
  const db = openDatabase(staffDatabaseName(crypto.randomUUID()))
  await fillIllnesses(db, rows)
  await mirror(db, 'health_library_categories').bulkPut(
    library.health_library_categories.map((row) => ({ ...row })),
  )
  return db
}

export const fillIllnesses = (db: ClinicDatabase, rows: readonly Illness[]) =>
  mirror(db, TABLE).bulkPut(rows.map((row) => ({ ...row })))

/** The file that a device exports. */
export async function exportedFrom(db: ClinicDatabase): Promise<string> {
  const device = await deviceRows(db)
  return illnessesAsCsv(device[TABLE], rowNames(device))
}

/** Checks a file, or rows of cells as one. */
export function readSheet(
  db: ClinicDatabase,
  file: Blob | string | readonly string[][],
  signal = new AbortController().signal,
): Promise<CheckedFile> {
  const content = file instanceof Blob || typeof file === 'string' ? file : toCsv(file)
  const blob = content instanceof Blob ? content : new Blob([content])
  return readIllnesses(db, blob, { signal, onProgress: () => {} })
}

/** The problems of a file as lines. */
export const problemLines = ({ problems }: CheckedFile): string[] =>
  problems.map(({ line, column, text }) => `${line} ${column ?? '-'}: ${text}`)
