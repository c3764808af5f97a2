import { useDeferredValue, useMemo } from 'react'

import { useClinicDay } from '#db/hooks/use-clinic-day.ts'
import { isAllowed } from '#model/permissions.ts'
import { useUser } from '#session/use-session.ts'

import { useTranslatedRows } from '../forms/translations/use-translated-rows.ts'
import { useSyncSummary } from '../shell/use-sync-summary.ts'
import { listEditTasks, listRecordTasks, type Task } from './tasks.ts'

/** The tasks of the signed-in user; undefined while they are computed. */
export function useTasks(): Task[] | undefined {
  const { role } = useUser()
  const summary = useSyncSummary()
  const today = useClinicDay()
  // Deferred after the counts and the menu: there may be thousands of records to check.
  const rows = useDeferredValue(useTranslatedRows())
  const isEditor = isAllowed(role, 'update', 'doctors')
  return useMemo(() => {
    if (!summary || (isEditor && !rows)) return undefined
    const ofRecords = isEditor && rows ? listRecordTasks(rows, today) : []
    return [...listEditTasks(summary), ...ofRecords]
  }, [summary, isEditor, rows, today])
}
