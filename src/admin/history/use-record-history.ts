import { useCallback, useEffect, useMemo, useState } from 'react'

import { useDatabase } from '#db/database-context.ts'
import type { ClinicDatabase } from '#db/database.ts'
import { useQuery } from '#db/live/use-query.ts'
import { readOutbox } from '#db/read-view.ts'
import { HISTORY_PAGE_SIZE, type HistoryEntry } from '#model/accounts.ts'
import { isUnreachable, type StaffApi } from '#session/staff-api.ts'
import { useStaffApi } from '#session/use-session.ts'

import { useServerReachable } from '../shell/use-server-reachable.ts'
import { cacheHistory, readLocalHistory, type CachedHistory } from './cached-histories.ts'
import type { RecordKey } from './versions.ts'

interface HistoryState {
  said: CachedHistory | null
  failed: 'unreachable' | 'broken' | null
  /** Whether the server has nothing older, as far as known. */
  isOver: boolean
}

/** Loads the history of a record from the server and this device. Reloads when an own edit is sent. */
export function useRecordHistory({ table, id }: RecordKey) {
  const db = useDatabase()
  const { log } = useStaffApi()
  const online = useServerReachable()
  const here = useQuery(useCallback((from) => readLocalHistory(from, table, id), [table, id]))
  const [answer, setAnswer] = useState<HistoryState | null>(null)
  const [asked, setAsked] = useState(0)
  const unsent = here?.edits.filter(({ state }) => state !== 'done').length
  const request = useMemo(
    () => (unsent === undefined ? null : { record: { table, id }, unsent, asked, online }),
    [table, id, unsent, asked, online],
  )

  useEffect(() => {
    if (!request) return undefined
    let left = false
    async function load(record: RecordKey): Promise<void> {
      const now = await fetchHistory(db, log, record)
      if (!left) setAnswer((before) => ({ ...now, said: now.said ?? before?.said ?? null }))
    }
    void load(request.record)
    return () => {
      left = true
    }
  }, [db, log, request])

  const told = answer?.said ?? here?.cached ?? null
  const said = useMemo(() => told && { ...told, lines: told.lines.filter(isOf(id)) }, [told, id])
  return {
    /** Undefined while the cache is read. */
    edits: here?.edits,
    /** The server's lines about the record and its child records. */
    told,
    /** The lines about the record itself. */
    said,
    failed: answer?.failed ?? null,
    isOver: answer?.isOver ?? true,
    isAsking: answer === null,
    again: () => setAsked(asked + 1),
    older: async () => setAnswer(await fetchHistory(db, log, { table, id }, told)),
  }
}

const isOf = (id: string) => (line: HistoryEntry) => (line.record_id ?? id) === id

/** Loads the newest lines of a history; with `known`, the next older ones. */
async function fetchHistory(
  db: ClinicDatabase,
  log: StaffApi['log'],
  { table, id }: RecordKey,
  known: CachedHistory | null = null,
): Promise<HistoryState> {
  try {
    const { at, waiting, lines: before } = known ?? (await createEmptyHistory(db))
    const lines = await log.recordHistory({ table, id, skip: before.length })
    // Lines written in the meantime shift the pages: drop repeated ones.
    const ids = new Set(before.map((line) => line.id))
    const said = { at, waiting, lines: [...before, ...lines.filter((line) => !ids.has(line.id))] }
    if (!known) await cacheHistory(db, table, id, said)
    return { said, failed: null, isOver: lines.length < HISTORY_PAGE_SIZE }
  } catch (error) {
    const unreachable = isUnreachable(error)
    if (!unreachable) reportError(error)
    return { said: known, failed: unreachable ? 'unreachable' : 'broken', isOver: known === null }
  }
}

async function createEmptyHistory(db: ClinicDatabase): Promise<CachedHistory> {
  const waiting = (await readOutbox(db)).map((entry) => entry.id)
  return { lines: [], at: Date.now(), waiting }
}
