import {
  mirrorTable,
  openDatabase,
  getStaffDatabaseName,
  type ClinicDatabase,
} from '#db/database.ts'
import type { Illness } from '#model/rows.ts'

import { writeCsv } from '../../shell/csv/write-csv.ts'
import { readDeviceRows } from '../spreadsheet/device-rows.ts'
import { serializeIllnessesToCsv } from '../spreadsheet/export-illnesses.ts'
import type { ImportPlan } from '../spreadsheet/import-plan.ts'
import { planImport } from '../spreadsheet/plan-import.ts'
import { createRowNames } from '../spreadsheet/row-names.ts'
import { TABLE } from '../spreadsheet/sheet-columns.ts'
import { library } from './library.ts'

/** A device with these illnesses and the library's categories. */
export async function aDeviceWith(rows: readonly Illness[]): Promise<ClinicDatabase> {
  const db = openDatabase(getStaffDatabaseName(crypto.randomUUID()))
  await fillIllnesses(db, rows)
  await mirrorTable(db, 'health_library_categories').bulkPut(
    library.health_library_categories.map((row) => ({ ...row })),
  )
  return db
}

export const fillIllnesses = (db: ClinicDatabase, rows: readonly Illness[]) =>
  mirrorTable(db, TABLE).bulkPut(rows.map((row) => ({ ...row })))

/** The file that a device exports. */
export async function createExport(db: ClinicDatabase): Promise<string> {
  const device = await readDeviceRows(db)
  return serializeIllnessesToCsv(device[TABLE], createRowNames(device))
}

/** Validates a file, or rows of cells as a file. */
export function readSheet(
  db: ClinicDatabase,
  file: Blob | string | readonly string[][],
  signal = new AbortController().signal,
): Promise<ImportPlan> {
  const content = file instanceof Blob || typeof file === 'string' ? file : writeCsv(file)
  const blob = content instanceof Blob ? content : new Blob([content])
  return planImport(db, blob, { signal, onProgress: () => {} })
}

/** Formats the problems of a file as lines. */
export const problemLines = ({ problems }: ImportPlan): string[] =>
  problems.map(({ line, column, text }) => `${line} ${column ?? '-'}: ${text}`)
