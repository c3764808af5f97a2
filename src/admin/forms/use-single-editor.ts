import { useCallback, useEffect, useEffectEvent } from 'react'

import type { ClinicDatabase } from '#db/database.ts'
import { useLive } from '#db/live/use-query.ts'
import { readMeta } from '#db/meta.ts'
import { rowsOf } from '#db/read-view.ts'
import { draftOf } from '#model/blanks.ts'
import { tables, type EditableTable, type Form } from '#model/tables.ts'

import type { SaveWords } from '../messages/message-types.ts'
import type { FormStart } from './core/initial-form.ts'
import { useRecordForm } from './core/use-record-form.ts'
import { useForgetRecord } from './use-forget-record.ts'

/** Tables of which there is one row. */
type SingleTable = Extract<EditableTable, 'hospital_profile' | 'contact_information'>

/**
 * The form of a table that has one row: open as soon as this device knows the
 * row, and still open when saved.
 */
export function useSingleEditor<T extends SingleTable>(table: T, says: SaveWords) {
  const onSaved = useForgetRecord()
  const form = useRecordForm(table, { says, stays: true, onSaved })
  const id = tables[table].only
  const known = useLive(
    useCallback(
      async (db: ClinicDatabase): Promise<FormStart<T> | null> => {
        const row = (await rowsOf(db, table))[0]
        // A device that has had nothing from the server cannot say that there is no row.
        if (!row && (await readMeta(db, 'cursor')) === undefined) return null
        return { id, isNew: !row, fields: draftOf(table, (row ?? {}) as Partial<Form<T>>) }
      },
      [table, id],
    ),
  )

  const show = useEffectEvent((start: FormStart<T>) => {
    if (!form.state.isOpen) void form.actions.start(start)
  })
  useEffect(() => {
    if (known) show(known)
  }, [known])

  return { ...form, id }
}
