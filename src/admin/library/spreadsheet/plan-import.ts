import type { ClinicDatabase } from '#db/database.ts'

import type { Watch } from '../../shell/csv/cancellable-work.ts'
import { textOfFile } from '../../shell/csv/file-text.ts'
import { readCsv } from '../../shell/csv/read-csv.ts'
import { deviceRows } from './device-rows.ts'
import { isHeading } from './header-row.ts'
import type { CheckedFile } from './import-plan.ts'
import { checkFile } from './validate-file.ts'

/** Of the whole work, reading the file is about this part; the rest is checking its rows. */
const READING = 0.2

/** Reads a file and checks it against this device. Throws a FileProblem where it is no list of illnesses. */
export async function readIllnesses(
  db: ClinicDatabase,
  file: Blob,
  { signal, onProgress }: Watch,
): Promise<CheckedFile> {
  const text = await textOfFile(file)
  const reading = { signal, onProgress: (done: number) => onProgress(done * READING) }
  const rows = await readCsv(text, isHeading, reading)
  const device = await deviceRows(db)
  const checking = {
    signal,
    onProgress: (done: number) => onProgress(READING + done * (1 - READING)),
  }
  return checkFile(rows, device, checking)
}
