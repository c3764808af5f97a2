import type { ClinicDatabase } from '#db/database.ts'
import { useLive } from '#db/live.ts'
import { readMeta, type SyncState } from '#db/meta.ts'

import { useOnline } from './use-online.ts'

export interface SyncSummary {
  /** Edits that are not on the server yet and need nobody's attention. */
  waiting: number
  attention: number
  /** Whether some of the waiting edits are being sent now. */
  sending: boolean
  offline: boolean
  problem: SyncState['problem']
  answeredAt: number | null
  /** Whether this device has ever had the clinic's data. */
  hasData: boolean
}

/** What this device and the server still have to tell each other. Undefined while reading. */
export function useSyncSummary(): SyncSummary | undefined {
  const online = useOnline()
  const counted = useLive(countEdits)
  if (!counted) return undefined
  const { sent, problem, ...rest } = counted
  const offline = !online || problem === 'offline'
  return { ...rest, problem, offline, sending: sent && !offline && problem === null }
}

async function countEdits(db: ClinicDatabase) {
  const entries = await db.outbox.toArray()
  const attention = entries.filter(({ state }) => state === 'parked').length
  const sync = await readMeta(db, 'sync')
  return {
    attention,
    waiting: entries.length - attention,
    sent: entries.some(({ state }) => state === 'sent'),
    problem: sync?.problem ?? null,
    answeredAt: sync?.answeredAt ?? null,
    hasData: (await readMeta(db, 'cursor')) !== undefined,
  }
}

/** The whole state in a few words, and how urgent it is. */
export function inWords(summary: SyncSummary): { words: string; tone: 'calm' | 'busy' | 'alert' } {
  const { attention, waiting, sending, offline, problem, hasData } = summary
  if (attention > 0) return { words: `Needs attention (${attention})`, tone: 'alert' }
  if (problem === 'signed-out') return { words: 'Signed out on the server', tone: 'alert' }
  if (sending) return { words: 'Sending...', tone: 'busy' }
  if (waiting > 0) return { words: `Waiting to sync (${waiting})`, tone: 'busy' }
  if (offline) return { words: 'Offline', tone: 'busy' }
  if (problem === 'busy' || problem === 'error') return { words: 'Could not refresh', tone: 'busy' }
  if (!hasData) return { words: 'Fetching...', tone: 'busy' }
  return { words: 'All saved', tone: 'calm' }
}
