import { useDeferredValue, useMemo } from 'react'

import { useClinicDay } from '#db/live/use-clinic-day.ts'
import { isAllowed } from '#model/permissions.ts'
import { useUser } from '#ports/use-ports.ts'

import { useTranslatedRows } from '../forms/translations/use-translated-rows.ts'
import { useSyncSummary } from '../shell/use-sync-summary.ts'
import { listEditTasks, listRecordTasks, type Task } from './tasks.ts'

/** What waits for this person; undefined while this device looks. */
export function useTasks(): Task[] | undefined {
  const { role } = useUser()
  const summary = useSyncSummary()
  const today = useClinicDay()
  // The numbers and the menu come first: there may be thousands of records to look through.
  const rows = useDeferredValue(useTranslatedRows())
  const isEditor = isAllowed(role, 'update', 'doctors')
  return useMemo(() => {
    if (!summary || (isEditor && !rows)) return undefined
    const ofRecords = isEditor && rows ? listRecordTasks(rows, today) : []
    return [...listEditTasks(summary), ...ofRecords]
  }, [summary, isEditor, rows, today])
}
