import type { ClinicDatabase } from '#db/database.ts'

import type { WorkOptions } from '../../shell/csv/cancellable-work.ts'
import { readFileText } from '../../shell/csv/file-text.ts'
import { readCsv } from '../../shell/csv/read-csv.ts'
import { readDeviceRows } from './device-rows.ts'
import { isHeader } from './header-row.ts'
import type { ImportPlan } from './import-plan.ts'
import { validateFile } from './validate-file.ts'

/** Of the whole work, reading the file is about this part; the rest is checking its rows. */
const READING = 0.2

/** Reads a file and checks it against this device. Throws a UnreadableFileError where it is no list of illnesses. */
export async function planImport(
  db: ClinicDatabase,
  file: Blob,
  { signal, onProgress }: WorkOptions,
): Promise<ImportPlan> {
  const text = await readFileText(file)
  const reading = { signal, onProgress: (done: number) => onProgress(done * READING) }
  const rows = await readCsv(text, isHeader, reading)
  const device = await readDeviceRows(db)
  const checking = {
    signal,
    onProgress: (done: number) => onProgress(READING + done * (1 - READING)),
  }
  return validateFile(rows, device, checking)
}
