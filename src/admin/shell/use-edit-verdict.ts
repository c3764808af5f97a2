import { useCallback } from 'react'

import { useQuery } from '#db/hooks/use-query.ts'
import type { SyncState } from '#db/meta.ts'
import { listBlockedEdits } from '#db/outbox.ts'
import { readOutbox } from '#db/read-view.ts'
import type { OutboxEntry } from '#db/stored-types.ts'

import { useSyncSummary } from './use-sync-summary.ts'

type SyncProblem = SyncState['problem']

/** What is known of an edit: stored by the server, sent soon, delayed by a problem, or undecided. */
export type EditVerdict =
  | { kind: 'stored' }
  | { kind: 'on-its-way'; count: number }
  | { kind: 'delayed'; count: number; when: string }
  | { kind: 'parked' | 'blocked' }

const SENT: Record<NonNullable<SyncProblem>, string> = {
  offline: 'once you are online',
  'signed-out': 'after you sign in again',
  'password-first': 'after you choose a new password',
  'key-refused': 'once the key of the website is replaced',
  busy: 'once the server works again',
  error: 'once the server works again',
}

/** Says when waiting edits are sent, as the end of a sentence. */
export const describeSending = (problem: SyncProblem): string =>
  problem ? SENT[problem] : 'in a moment'

/**
 * Returns what is known of an edit, or of the edits of a bulk action, by id; for null, of nothing.
 * Undefined while loading. Every notice about an edit asks this.
 */
export function useEditVerdict(id: string | null): EditVerdict | undefined {
  const problem = useSyncSummary()?.problem ?? null
  const state = useQuery(
    useCallback(
      async (db) => (id === null ? undefined : summarizeEdits(await readOutbox(db), id)),
      [id],
    ),
  )
  if (state?.kind !== 'on-its-way' || problem === null) return state
  return { kind: 'delayed', count: state.count, when: describeSending(problem) }
}

function summarizeEdits(box: readonly OutboxEntry[], id: string): EditVerdict {
  const own = box.filter((entry) => entry.id === id || entry.action === id)
  if (own.some(({ state }) => state === 'parked')) return { kind: 'parked' }
  const blocked = listBlockedEdits(box)
  if (own.some((entry) => blocked.has(entry))) return { kind: 'blocked' }
  return own.length > 0 ? { kind: 'on-its-way', count: own.length } : { kind: 'stored' }
}
