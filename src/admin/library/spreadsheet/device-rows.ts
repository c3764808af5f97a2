import type { ClinicDatabase } from '#db/database.ts'
import { recordStates } from '#db/live/record-states.ts'
import { rowsOf } from '#db/read-view.ts'
import { keyOf } from '#model/mutation.ts'

import type { NamedRows } from './row-names.ts'
import { TABLE } from './sheet-columns.ts'

/** What this device knows of the library: what a file is compared with. */
export interface DeviceRows extends NamedRows {
  /** Where the edits of an illness stand on this device. */
  edits: (id: string) => 'waiting' | 'attention' | null
}

/** Reads what a file is made from or compared with; works without a connection. */
export async function deviceRows(db: ClinicDatabase): Promise<DeviceRows> {
  const states = await recordStates(db)
  return {
    [TABLE]: await rowsOf(db, TABLE),
    health_library_categories: await rowsOf(db, 'health_library_categories'),
    services: await rowsOf(db, 'services'),
    doctors: await rowsOf(db, 'doctors'),
    edits: (id) => {
      const kind = states.get(keyOf({ t: TABLE, id }))?.kind
      return kind === undefined || kind === 'saved' ? null : kind
    },
  }
}
