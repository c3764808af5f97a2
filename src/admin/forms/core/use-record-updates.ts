import { useCallback, useEffect, useEffectEvent } from 'react'

import { useDatabase } from '#db/hooks/database-context.ts'
import { subscribeToQuery } from '#db/live/subscribe-to-query.ts'
import type { EditableTable, Form } from '#model/rows.ts'

import { readCurrentRecord, type CurrentRecord } from './current-record.ts'
import type { RelatedRows } from './save-record.ts'

interface Watched<T extends EditableTable, P> {
  table: T
  related: RelatedRows<T, P> | undefined
  /** The row in the form; null while there is none. */
  id: string | null
  /** During a save, changes are ignored; the row is read again once it is stored. */
  saving: boolean
  /** Identifies the form: a new one starts over, also for the same row. */
  key: number
  onUpdate: (key: number, now: CurrentRecord<Form<T>, P>) => void
}

/**
 * Subscribes to the row of an open form in the database, in every tab. Returns a function that
 * reads it at once.
 */
export function useRecordUpdates<T extends EditableTable, P>(watched: Watched<T, P>) {
  const { table, related, id, saving, key } = watched
  const db = useDatabase()
  const read = useCallback(
    (row: string) => readCurrentRecord(db, table, row, related),
    [db, table, related],
  )
  const notify = useEffectEvent(watched.onUpdate)
  useEffect(() => {
    if (id === null || saving) return undefined
    return subscribeToQuery(
      db,
      () => read(id),
      (now) => notify(key, now),
    )
  }, [db, read, id, saving, key])
  return read
}
