import { format } from 'date-fns'

import type { ClinicDatabase } from '#db/database.ts'
import type { Illness } from '#model/rows.ts'

import { saveFile } from '../../shell/save-file.ts'
import { deviceRows } from './device-rows.ts'
import { illnessesAsCsv } from './export-illnesses.ts'
import { rowNames } from './row-names.ts'

/** Saves illnesses as a file for spreadsheets, from what this device has. */
export async function saveIllnesses(db: ClinicDatabase, rows: readonly Illness[]): Promise<void> {
  const csv = illnessesAsCsv(rows, rowNames(await deviceRows(db)))
  saveFile(`illnesses-${format(new Date(), 'yyyy-MM-dd')}.csv`, 'text/csv;charset=utf-8', csv)
}
