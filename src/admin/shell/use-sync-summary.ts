import { useMemo } from 'react'

import { useEditCounts } from '#db/hooks/use-edit-counts.ts'
import type { EditCounts } from '#db/live/sync-counts.ts'

export interface SyncSummary extends Omit<EditCounts, 'isSending'> {
  /** Whether some unsent edits are being sent now. */
  sending: boolean
  /** Whether the last request got no response. */
  offline: boolean
}

/** The sync state of this device. Undefined while loading. */
export function useSyncSummary(): SyncSummary | undefined {
  const counts = useEditCounts()
  return useMemo(() => counts && summaryOf(counts), [counts])
}

function summaryOf({ isSending, ...counts }: EditCounts): SyncSummary {
  const offline = counts.problem === 'offline'
  return { ...counts, offline, sending: isSending && !offline && counts.problem === null }
}

/** The sync state in a few words, and its urgency. */
export function describeSyncSummary(summary: SyncSummary): {
  words: string
  tone: 'calm' | 'busy' | 'alert'
} {
  const { parked, waiting, sending, offline, problem, hasData } = summary
  if (parked > 0) return { words: `Needs attention (${parked})`, tone: 'alert' }
  if (problem === 'signed-out') return { words: 'Signed out on the server', tone: 'alert' }
  if (sending) return { words: 'Sending...', tone: 'busy' }
  if (waiting > 0) return { words: `Waiting to sync (${waiting})`, tone: 'busy' }
  if (offline) return { words: 'Offline', tone: 'busy' }
  if (problem === 'busy' || problem === 'error') return { words: 'Could not refresh', tone: 'busy' }
  if (!hasData) return { words: 'Fetching...', tone: 'busy' }
  return { words: 'All saved', tone: 'calm' }
}
