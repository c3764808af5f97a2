import { useCallback, useEffect, useMemo, useState } from 'react'

import { useDatabase } from '#db/database-context.ts'
import type { ClinicDatabase } from '#db/database.ts'
import { useLive } from '#db/live/use-query.ts'
import { entries } from '#db/read-view.ts'
import { HISTORY_PAGE, type HistoryLine } from '#model/accounts.ts'
import { isUnreachable, type Log } from '#ports/log-port.ts'
import { usePorts } from '#ports/use-ports.ts'

import { useReachable } from '../shell/use-server-reachable.ts'
import { keepHistory, knownHere, type KeptHistory } from './cached-histories.ts'
import type { RecordKey } from './versions.ts'

interface Answer {
  said: KeptHistory | null
  failed: 'unreachable' | 'broken' | null
  /** Whether there is nothing older on the server, as far as is known. */
  isOver: boolean
}

/** What the server and this device know of what happened to a record. Asked again when an own edit was sent. */
export function useRecordHistory({ table, id }: RecordKey) {
  const db = useDatabase()
  const { log } = usePorts()
  const online = useReachable()
  const here = useLive(useCallback((from) => knownHere(from, table, id), [table, id]))
  const [answer, setAnswer] = useState<Answer | null>(null)
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
      const now = await ask(db, log, record)
      if (!left) setAnswer((before) => ({ ...now, said: now.said ?? before?.said ?? null }))
    }
    void load(request.record)
    return () => {
      left = true
    }
  }, [db, log, request])

  const told = answer?.said ?? here?.kept ?? null
  const said = useMemo(() => told && { ...told, lines: told.lines.filter(isOf(id)) }, [told, id])
  return {
    /** Undefined until this device has looked into its own memory. */
    edits: here?.edits,
    /** What the server said of the record and of its parts. */
    told,
    /** Of that, what is about the record itself. */
    said,
    failed: answer?.failed ?? null,
    isOver: answer?.isOver ?? true,
    isAsking: answer === null,
    again: () => setAsked(asked + 1),
    older: async () => setAnswer(await ask(db, log, { table, id }, told)),
  }
}

const isOf = (id: string) => (line: HistoryLine) => (line.record_id ?? id) === id

/** The newest lines of a history, or with `known` also the ones that come after those. */
async function ask(
  db: ClinicDatabase,
  log: Log,
  { table, id }: RecordKey,
  known: KeptHistory | null = null,
): Promise<Answer> {
  try {
    const { at, waiting, lines: before } = known ?? (await nothingYet(db))
    const lines = await log.recordHistory({ table, id, skip: before.length })
    // A line that was written meanwhile moves the others down a place.
    const ids = new Set(before.map((line) => line.id))
    const said = { at, waiting, lines: [...before, ...lines.filter((line) => !ids.has(line.id))] }
    if (!known) await keepHistory(db, table, id, said)
    return { said, failed: null, isOver: lines.length < HISTORY_PAGE }
  } catch (error) {
    const unreachable = isUnreachable(error)
    if (!unreachable) reportError(error)
    return { said: known, failed: unreachable ? 'unreachable' : 'broken', isOver: known === null }
  }
}

async function nothingYet(db: ClinicDatabase): Promise<KeptHistory> {
  const waiting = (await entries(db)).map((entry) => entry.id)
  return { lines: [], at: Date.now(), waiting }
}
