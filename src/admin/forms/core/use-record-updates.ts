import { useCallback, useEffect, useEffectEvent } from 'react'

import { useDatabase } from '#db/database-context.ts'
import { watch } from '#db/live/subscribe-to-query.ts'
import type { EditableTable, Form } from '#model/tables.ts'

import { rowNow, type RowNow } from './current-record.ts'
import type { AlsoSaved } from './save-record.ts'

interface Watched<T extends EditableTable, P> {
  table: T
  also: AlsoSaved<T, P> | undefined
  /** The row in the form; null while there is none. */
  id: string | null
  /** What is on its way is no news; once it is stored, the row is read again. */
  saving: boolean
  /** Names the form: another one, of the same row too, starts anew. */
  key: number
  onArrival: (key: number, now: RowNow<Form<T>, P>) => void
}

/** Follows the row of an open form in the database, in every tab. Answers with a way to read it at once. */
export function useArrivals<T extends EditableTable, P>(watched: Watched<T, P>) {
  const { table, also, id, saving, key } = watched
  const db = useDatabase()
  const read = useCallback((row: string) => rowNow(db, table, row, also), [db, table, also])
  const tell = useEffectEvent(watched.onArrival)
  useEffect(() => {
    if (id === null || saving) return undefined
    return watch(
      db,
      () => read(id),
      (now) => tell(key, now),
    )
  }, [db, read, id, saving, key])
  return read
}
