import { useCallback, useEffect, useEffectEvent } from 'react'

import type { ClinicDatabase } from '#db/database.ts'
import { useQuery } from '#db/hooks/use-query.ts'
import { readMeta } from '#db/meta.ts'
import { readRows } from '#db/read-view.ts'
import { toForm } from '#model/blanks.ts'
import type { EditableTable, Form } from '#model/rows.ts'
import { tables } from '#model/tables.ts'

import type { SaveMessages } from '../content-types/message-types.ts'
import type { FormStart } from './core/initial-form.ts'
import { useRecordForm } from './core/use-record-form.ts'
import { useForgetRecord } from './use-forget-record.ts'

/** Tables with a single row. */
type SingleTable = Extract<EditableTable, 'hospital_profile' | 'contact_information'>

/** The form of a single-row table: opens once the row is loaded, and stays open when saved. */
export function useSingleEditor<T extends SingleTable>(table: T, messages: SaveMessages) {
  const onSaved = useForgetRecord()
  const form = useRecordForm(table, { messages, stays: true, onSaved })
  const id = tables[table].only
  const stored = useQuery(
    useCallback(
      async (db: ClinicDatabase): Promise<FormStart<T> | null> => {
        const row = (await readRows(db, table))[0]
        // Before the initial sync the device cannot know whether the row exists.
        if (!row && (await readMeta(db, 'cursor')) === undefined) return null
        return { id, isNew: !row, fields: toForm(table, (row ?? {}) as Partial<Form<T>>) }
      },
      [table, id],
    ),
  )

  const show = useEffectEvent((start: FormStart<T>) => {
    if (!form.state.isOpen) void form.actions.start(start)
  })
  useEffect(() => {
    if (stored) show(stored)
  }, [stored])

  return { ...form, id }
}
