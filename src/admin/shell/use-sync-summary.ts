import { useMemo } from 'react'

import { useEditCounts } from '#db/hooks/use-edit-counts.ts'
import type { EditCounts } from '#db/live/sync-counts.ts'

export interface SyncSummary extends Omit<EditCounts, 'isSending'> {
  /** Whether some unsent edits are being sent now. */
  sending: boolean
  /** Whether the last request got no response. */
  offline: boolean
  /** Whether the server responded, and could not return rows; the user can do nothing about it. */
  failing: boolean
}

/** The sync state of this device. Undefined while loading. */
export function useSyncSummary(): SyncSummary | undefined {
  const counts = useEditCounts()
  return useMemo(() => counts && summaryOf(counts), [counts])
}

function summaryOf({ isSending, ...counts }: EditCounts): SyncSummary {
  const { problem } = counts
  const offline = problem === 'offline'
  const failing = problem === 'error' || problem === 'busy' || problem === 'key-refused'
  return { ...counts, offline, failing, sending: isSending && !offline && problem === null }
}

/** The sync state in a few words, and its urgency. */
export function describeSyncSummary(summary: SyncSummary): {
  words: string
  tone: 'calm' | 'busy' | 'alert'
} {
  const { parked, waiting, sending, offline, failing, problem, hasData } = summary
  if (parked > 0) return { words: `Needs attention (${parked})`, tone: 'alert' }
  if (problem === 'signed-out') return { words: 'Signed out on the server', tone: 'alert' }
  if (sending) return { words: 'Sending...', tone: 'busy' }
  if (waiting > 0) return { words: `Waiting to sync (${waiting})`, tone: 'busy' }
  if (offline) return { words: 'Offline', tone: 'busy' }
  if (failing) return { words: 'Could not refresh', tone: 'busy' }
  if (!hasData) return { words: 'Fetching...', tone: 'busy' }
  return { words: 'All saved', tone: 'calm' }
}
