import { useCallback, useEffect, useMemo, useState } from 'react'

import type { ClinicDatabase } from '#db/database.ts'
import { useDatabase } from '#db/hooks/database-context.ts'
import type { LogFilter, UserName } from '#model/accounts.ts'
import type { ActivityLog } from '#model/rows.ts'
import { isUnreachable, type StaffApi } from '#session/staff-api.ts'
import { useStaffApi } from '#session/use-session.ts'

import { useServerReachable } from '../shell/use-server-reachable.ts'
import { cacheLogPage, readCachedLog, paginateCachedLog } from './cached-log.ts'

export const PAGE_SIZE = 50
const EXPORT_STEP = 1_000
const MOST_EXPORTED = 20_000

interface Request {
  filter: LogFilter
  page: number
}

export interface LogResult {
  lines: ActivityLog[]
  names: readonly UserName[]
  /** Of the cached copy: when it was read, or 'never'. Null for a response of the server. */
  asOf: number | 'never' | null
}

/** Loads one page of the log from the server, or from the cache, with the names of its users. */
export function useLog(filter: LogFilter | null, page: number) {
  const db = useDatabase()
  const { log } = useStaffApi()
  const online = useServerReachable()
  const [attempt, setAttempt] = useState(0)
  const [latest, setLatest] = useState<{ request: Request; result: LogResult } | null>(null)
  const request = useMemo(
    // Loads again on request, and when the network comes or goes.
    () => (filter ? { filter, page, attempt, online } : null),
    [filter, page, attempt, online],
  )

  useEffect(() => {
    if (!request) return undefined
    let left = false
    async function load(newRequest: Request): Promise<void> {
      const result = await read(db, log, newRequest)
      if (!left) setLatest({ request: newRequest, result })
    }
    void load(request)
    return () => {
      left = true
    }
  }, [db, log, request])

  const names = latest?.result.names
  const nameOf = useMemo(() => {
    const usernames = new Map(names?.map(({ id, username }) => [id, username]))
    return ({ user_id: id }: ActivityLog) => {
      if (id === null) return 'System'
      return usernames.get(id) ?? 'Unknown User'
    }
  }, [names])

  return {
    result: latest?.result ?? null,
    busy: request !== null && latest?.request !== request,
    nameOf,
    again: useCallback(() => setAttempt((times) => times + 1), []),
  }
}

async function read(
  db: ClinicDatabase,
  log: StaffApi['log'],
  { filter, page }: Request,
): Promise<LogResult> {
  const place = { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE }
  try {
    const [lines, names] = await Promise.all([
      log.activityLogs({ ...filter, ...place }),
      log.userNames(),
    ])
    await cacheLogPage(db, lines, names)
    return { lines, names, asOf: null }
  } catch (error) {
    // Logs every error except a missing network, and shows nothing more (AC-228).
    if (!isUnreachable(error)) reportError(error)
    // Signing out closes the database while this runs.
    const cached = await readCachedLog(db).catch(() => null)
    if (!cached) return { lines: [], names: [], asOf: 'never' }
    return { lines: paginateCachedLog(cached, filter, place), names: cached.names, asOf: cached.at }
  }
}

/** Loads every line that matches a filter, from all pages. */
export async function fetchAllLogEntries(
  log: StaffApi['log'],
  filter: LogFilter,
  before: readonly ActivityLog[] = [],
): Promise<readonly ActivityLog[]> {
  const lines = await log.activityLogs({ ...filter, offset: before.length, limit: EXPORT_STEP })
  const all = [...before, ...lines]
  const isOver = lines.length < EXPORT_STEP || all.length >= MOST_EXPORTED
  return isOver ? all : fetchAllLogEntries(log, filter, all)
}
