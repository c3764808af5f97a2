import { format } from 'date-fns'

import type { ClinicDatabase } from '#db/database.ts'
import type { Illness } from '#model/rows.ts'

import { saveFile } from '../../shell/save-file.ts'
import { readDeviceRows } from './device-rows.ts'
import { serializeIllnessesToCsv } from './export-illnesses.ts'
import { createRowNames } from './row-names.ts'

/** Downloads illnesses from this device as a file for spreadsheets. */
export async function exportIllnesses(db: ClinicDatabase, rows: readonly Illness[]): Promise<void> {
  const csv = serializeIllnessesToCsv(rows, createRowNames(await readDeviceRows(db)))
  saveFile(`illnesses-${format(new Date(), 'yyyy-MM-dd')}.csv`, 'text/csv;charset=utf-8', csv)
}
