import { useCallback, useEffect, useMemo, useState } from 'react'

import type { ClinicDatabase } from '#db/database.ts'
import { useDatabase } from '#db/hooks/database-context.ts'
import { useQuery } from '#db/hooks/use-query.ts'
import { readOutbox } from '#db/read-view.ts'
import { HISTORY_PAGE_SIZE, type HistoryEntry } from '#model/accounts.ts'
import { isUnreachable, type StaffApi } from '#session/staff-api.ts'
import { useStaffApi } from '#session/use-session.ts'

import { useServerReachable } from '../shell/use-server-reachable.ts'
import { cacheHistory, readLocalHistory, type CachedHistory } from './cached-histories.ts'
import type { RecordKey } from './versions.ts'

interface HistoryState {
  history: CachedHistory | null
  failed: 'unreachable' | 'broken' | null
  /** Whether the server has nothing older, as far as known. */
  isOver: boolean
}

/** Loads the history of a record from the server and this device. Reloads when an own edit is sent. */
export function useRecordHistory({ table, id }: RecordKey) {
  const db = useDatabase()
  const { log } = useStaffApi()
  const online = useServerReachable()
  const local = useQuery(useCallback((from) => readLocalHistory(from, table, id), [table, id]))
  const [latest, setLatest] = useState<HistoryState | null>(null)
  const [attempt, setAttempt] = useState(0)
  const unsent = local?.edits.filter(({ state }) => state !== 'done').length
  const request = useMemo(
    () => (unsent === undefined ? null : { record: { table, id }, unsent, attempt, online }),
    [table, id, unsent, attempt, online],
  )

  useEffect(() => {
    if (!request) return undefined
    let left = false
    async function load(record: RecordKey): Promise<void> {
      const now = await fetchHistory(db, log, record)
      if (!left)
        setLatest((before) => ({ ...now, history: now.history ?? before?.history ?? null }))
    }
    void load(request.record)
    return () => {
      left = true
    }
  }, [db, log, request])

  const serverHistory = latest?.history ?? local?.cached ?? null
  const ownHistory = useMemo(
    () => serverHistory && { ...serverHistory, lines: serverHistory.lines.filter(isOf(id)) },
    [serverHistory, id],
  )
  return {
    /** Undefined while the cache is read. */
    edits: local?.edits,
    /** The server's lines about the record and its child records. */
    serverHistory,
    /** The lines about the record itself. */
    ownHistory,
    failed: latest?.failed ?? null,
    isOver: latest?.isOver ?? true,
    isLoading: latest === null,
    again: () => setAttempt(attempt + 1),
    older: async () => setLatest(await fetchHistory(db, log, { table, id }, serverHistory)),
  }
}

const isOf = (id: string) => (line: HistoryEntry) => (line.record_id ?? id) === id

/** Loads the newest lines of a history; with `known`, the next older ones. */
async function fetchHistory(
  db: ClinicDatabase,
  log: StaffApi['log'],
  { table, id }: RecordKey,
  cached: CachedHistory | null = null,
): Promise<HistoryState> {
  try {
    const { at, waiting, lines: before } = cached ?? (await createEmptyHistory(db))
    const lines = await log.recordHistory({ table, id, skip: before.length })
    // Lines written in the meantime shift the pages: drop repeated ones.
    const ids = new Set(before.map((line) => line.id))
    const history = {
      at,
      waiting,
      lines: [...before, ...lines.filter((line) => !ids.has(line.id))],
    }
    if (!cached) await cacheHistory(db, table, id, history)
    return { history, failed: null, isOver: lines.length < HISTORY_PAGE_SIZE }
  } catch (error) {
    const unreachable = isUnreachable(error)
    if (!unreachable) reportError(error)
    return {
      history: cached,
      failed: unreachable ? 'unreachable' : 'broken',
      isOver: cached === null,
    }
  }
}

async function createEmptyHistory(db: ClinicDatabase): Promise<CachedHistory> {
  const waiting = (await readOutbox(db)).map((entry) => entry.id)
  return { lines: [], at: Date.now(), waiting }
}
