import type { ClinicDatabase } from '#db/database.ts'
import { readRecordStates } from '#db/live/record-states.ts'
import { readRows } from '#db/read-view.ts'
import { toRecordKey } from '#model/mutation.ts'

import type { NamedRows } from './row-names.ts'
import { TABLE } from './sheet-columns.ts'

/** The library on this device, which a file is compared with. */
export interface DeviceRows extends NamedRows {
  /** The sync state of each illness. */
  edits: (id: string) => 'waiting' | 'attention' | null
}

/** Reads the rows for an export or an import; works offline. */
export async function readDeviceRows(db: ClinicDatabase): Promise<DeviceRows> {
  const states = await readRecordStates(db)
  return {
    [TABLE]: await readRows(db, TABLE),
    health_library_categories: await readRows(db, 'health_library_categories'),
    services: await readRows(db, 'services'),
    doctors: await readRows(db, 'doctors'),
    edits: (id) => {
      const kind = states.get(toRecordKey({ t: TABLE, id }))?.kind
      return kind === undefined || kind === 'saved' ? null : kind
    },
  }
}
