import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'

import { countDependents } from '#db/count-dependents.ts'
import { removeRow } from '#db/edits.ts'
import { useDatabase } from '#db/hooks/database-context.ts'
import { findRow } from '#db/read-view.ts'
import { createBlankForm, toForm } from '#model/blanks.ts'
import type { EditableTable, Form, Row } from '#model/rows.ts'
import { getTableSpec } from '#model/tables.ts'

import type { EditorMessages } from '../content-types/message-types.ts'
import { describeDependents } from '../edits/describe-dependents.ts'
import { requestPersistence } from '../shell/request-persistence.ts'
import { getDraftRowId, takeDraft } from './core/drafts.ts'
import { useRecordForm, type RecordFormOptions } from './core/use-record-form.ts'
import { useForgetRecord } from './use-forget-record.ts'

/**
 * Adds, edits, duplicates and deletes the rows of a list screen, in a form that may be open. The
 * row of the URL (`?edit=<id>`) opens with the screen, or else the one with the latest draft.
 */
export function useEditor<T extends EditableTable, P = null>(
  table: T,
  messages: EditorMessages,
  options: Pick<RecordFormOptions<T, P>, 'check' | 'related'> = {},
) {
  const db = useDatabase()
  const leaveRecord = useForgetRecord()
  const form = useRecordForm(table, { messages, onSaved: leaveRecord, ...options })
  const { state, actions, confirm, notices } = form
  const requestedId = new URLSearchParams(useLocation().search).get('edit')

  /** Opens a row; null if it was deleted in the meantime, as the list will show. */
  async function open(id: string): Promise<Row<T> | null> {
    const row = await findRow(db, table, id)
    if (row)
      await actions.start({ id, isNew: false, fields: toForm(table, row as Partial<Form<T>>) })
    return row
  }

  const openFirst = useEffectEvent(async () => {
    if (requestedId && (await open(requestedId))) return
    const left = await takeDraft(db, `${table}/`)
    if (!left || state.isOpen) return
    const id = getDraftRowId(left)
    await actions.resume({ id, isNew: id === null }, left)
  })
  useEffect(() => {
    void openFirst()
  }, [])

  /** Asks, deletes, and offers Undo; `also` says what else the deletion does, instead of the dependents. */
  async function remove(id: string, name: string, consequence?: string): Promise<void> {
    const text = messages.confirmDelete(name)
    const along = describeDependents(await countDependents(db, table, id))
    const more = consequence ?? (along && `It is deleted ${along}.`)
    if (!(await confirm({ title: `Delete ${name}`, text, more, yes: 'Delete' }))) return
    try {
      requestPersistence()
      const undo = await removeRow(db, table, id, { undo: true })
      if (state.id === id) await actions.close()
      notices.show({ tone: 'success', text: messages.deleted, undo })
    } catch (error) {
      actions.failed(error, messages.deleteFailed)
    }
  }

  /** Opens a form on a copy that visitors do not see, which is stored when it is saved. */
  async function duplicate(id: string, change: Partial<Form<T>> = {}): Promise<void> {
    const row = await findRow(db, table, id)
    if (!row) return
    const fields = { ...toForm(table, row as Partial<Form<T>>), ...hiddenCopy(table), ...change }
    const copy = { fields: nameCopy(table, fields), base: createBlankForm(table), copyOf: id }
    await actions.start({ id: null, isNew: true, ...copy })
  }

  return {
    ...form,
    actions: {
      ...actions,
      add: async (start: Partial<Form<T>> = {}) => {
        leaveRecord()
        await actions.start({
          id: null,
          isNew: true,
          fields: { ...createBlankForm(table), ...start },
        })
      },
      edit: async (id: string) => {
        leaveRecord()
        await open(id)
      },
      leave: async () => {
        const isLeft = await actions.leave()
        if (isLeft) leaveRecord()
        return isLeft
      },
      duplicate,
      remove,
    },
  }
}

/** The editor of a table, as a screen passes it to its form. */
export type Editor<T extends EditableTable, P = null> = ReturnType<typeof useEditor<T, P>>

/** The copy has 'Copy' in its name and comes right after the original in the list. */
function nameCopy<T extends EditableTable>(table: T, fields: Form<T>): Form<T> {
  const column = getTableSpec(table).name
  const name = column && (fields as Record<string, unknown>)[column]
  return typeof name === 'string' ? { ...fields, [column as string]: `${name} Copy` } : fields
}

/** What a copy does not take over: that visitors see it, and an address that would be taken. */
function hiddenCopy<T extends EditableTable>(table: T): Partial<Form<T>> {
  const blank: Record<string, unknown> = createBlankForm(table)
  const hidden = Object.entries(getTableSpec(table).shown ?? {}).map(
    ([column, value]) => [column, value === true ? false : blank[column]] as const,
  )
  return { ...Object.fromEntries(hidden), ...('slug' in blank && { slug: '' }) } as Partial<Form<T>>
}
