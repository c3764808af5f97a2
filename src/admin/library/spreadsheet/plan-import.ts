import type { ClinicDatabase } from '#db/database.ts'

import type { WorkOptions } from '../../shell/csv/cancellable-work.ts'
import { readFileText } from '../../shell/csv/file-text.ts'
import { readCsv } from '../../shell/csv/read-csv.ts'
import { readDeviceRows } from './device-rows.ts'
import { isHeader } from './header-row.ts'
import type { ImportPlan } from './import-plan.ts'
import { validateFile } from './validate-file.ts'

/** Share of the progress for reading the file; the rest is validation. */
const READING = 0.2

/**
 * Reads a file and compares it with this device. Throws an UnreadableFileError if it is not a list
 * of illnesses.
 */
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
