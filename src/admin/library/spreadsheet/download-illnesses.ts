import { format } from 'date-fns'

import type { ClinicDatabase } from '#db/database.ts'
import { sortRows } from '#model/order.ts'

import { saveFile } from '../../shell/save-file.ts'
import { readDeviceRows } from './device-rows.ts'
import { serializeIllnessesToCsv } from './export-illnesses.ts'
import { createRowNames } from './row-names.ts'
import { TABLE } from './sheet-columns.ts'

/** Downloads illnesses from this device, or some of them, as a file for spreadsheets. */
export async function exportIllnesses(db: ClinicDatabase, ids?: readonly string[]): Promise<void> {
  const device = await readDeviceRows(db)
  const chosen = ids && new Set(ids)
  const rows = device[TABLE].filter(({ id }) => chosen?.has(id) ?? true)
  const csv = serializeIllnessesToCsv(sortRows(TABLE, rows), createRowNames(device))
  saveFile(`illnesses-${format(new Date(), 'yyyy-MM-dd')}.csv`, 'text/csv;charset=utf-8', csv)
}
