import { hasMorePages } from '#model/cursors.ts'
import { isJsonEqual } from '#model/json.ts'

import type { ClinicDatabase } from '../database.ts'
import { readMeta, type SyncState } from '../meta.ts'
import { listBlockedEdits } from '../outbox.ts'
import { createLiveStore, type LiveStore } from './live-store.ts'

/** The number of unsent and parked edits, and the state of sync. */
export interface EditCounts {
  /** Edits that are not acknowledged and not parked. */
  waiting: number
  parked: number
  /** Waiting edits that are sent only after a parked one is resolved. */
  blocked: number
  /** Whether some of the waiting edits are being sent. */
  isSending: boolean
  problem: SyncState['problem']
  /** When the server last responded, by this device's clock; null if never. */
  answeredAt: number | null
  /** Whether the initial sync was ever completed on this device [R19]. */
  hasData: boolean
}

export function createEditCountsStore(db: ClinicDatabase): LiveStore<EditCounts> {
  let last: EditCounts | undefined
  return createLiveStore(db, {
    stores: ['outbox', 'meta'],
    async read() {
      const next = await db.transaction('r', db.outbox, db.meta, () => count(db))
      if (!last || !isJsonEqual(last, next)) last = next
      return last
    },
  })
}

async function count(db: ClinicDatabase): Promise<EditCounts> {
  const entries = await db.outbox.toArray()
  const parked = entries.filter(({ state }) => state === 'parked').length
  const sync = await readMeta(db, 'sync')
  const cursor = await readMeta(db, 'cursor')
  return {
    parked,
    waiting: entries.length - parked,
    blocked: listBlockedEdits(entries).size,
    isSending: entries.some(({ state }) => state === 'sent'),
    problem: sync?.problem ?? null,
    answeredAt: sync?.answeredAt ?? null,
    hasData: cursor !== undefined && !(cursor && hasMorePages(cursor)),
  }
}
