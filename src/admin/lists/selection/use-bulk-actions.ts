import { useState } from 'react'

import { queueBulkEdit } from '#db/bulk-edits.ts'
import { StorageFullError } from '#db/edits.ts'
import { useDatabase } from '#db/hooks/database-context.ts'
import { findRows } from '#db/read-view.ts'
import type { Form, OrderedTable } from '#model/rows.ts'

import { storageFull, bulkEditUndone } from '../../content-types/common-messages.ts'
import type { ListMessages } from '../../content-types/message-types.ts'
import { requestPersistence } from '../../shell/request-persistence.ts'
import type { Confirm } from '../../shell/use-confirm.tsx'
import type { ScreenNotices } from '../../shell/use-notice.ts'
import type { List } from '../use-list.ts'
import { summarizeNames, partitionRows, describeBulkResult } from './bulk-change.ts'
import { getRecordName } from './record-name.ts'
import type { RowSelection } from './use-row-selection.ts'

export interface BulkActionOptions<T extends OrderedTable> {
  table: T
  messages: Pick<ListMessages<T>, 'counted' | 'saveFailed' | 'deleteFailed'>
  list: Pick<List<{ id: string }>, 'visible' | 'isWhole' | 'stateOf'>
  choice: RowSelection
  notices: ScreenNotices
  confirm: Confirm
}

/** Runs one action on all selected records: one edit each, and one undo for all. */
export function useBulkActions<T extends OrderedTable>(many: BulkActionOptions<T>) {
  const { table, messages, list, choice, notices, confirm } = many
  const db = useDatabase()
  const [busy, setBusy] = useState(false)
  const chosenIds = () => list.visible.map(({ id }) => id).filter((id) => choice.selected.has(id))
  const needsAttention = (id: string) => list.stateOf(id)?.kind === 'attention'
  const counted = (count: number) => `${count} ${messages.counted[count === 1 ? 0 : 1]}`

  async function tryTo(work: () => Promise<void>, failed: string): Promise<void> {
    setBusy(true)
    requestPersistence()
    try {
      await work()
    } catch (error) {
      const full = error instanceof StorageFullError
      if (!full) reportError(error)
      notices.show({ tone: 'error', text: full ? storageFull : failed })
    } finally {
      setBusy(false)
    }
  }

  /** `shows` says whether visitors see the records afterwards; undefined if that does not change. */
  const change = (fields: Partial<Form<T>>, done: string, shows?: boolean) =>
    tryTo(async () => {
      const sorted = await partitionRows({
        table,
        rows: await findRows(db, table, chosenIds()),
        change: fields,
        publishes: shows === true,
        needsAttention,
      })
      const { ready, skipped } = sorted
      const ops = ready.map(({ id }) => ({ id, op: 'update' as const, set: { ...fields } }))
      const undo = ops.length > 0 ? await queueBulkEdit(db, table, ops, { undo: true }) : undefined
      choice.set(skipped.map(({ id }) => id))
      notices.show({
        tone: ops.length === 0 && skipped.length > 0 ? 'error' : 'success',
        text: describeBulkResult(sorted, done, counted),
        ...(shows !== undefined && {
          later: (when: string) => describeBulkResult(sorted, `${done} ${when}`, counted),
        }),
        ...(undo && { undo, undone: bulkEditUndone }),
      })
    }, messages.saveFailed)

  async function remove(): Promise<void> {
    const gone = await findRows(db, table, chosenIds())
    const question = {
      title: `Delete ${counted(gone.length)}`,
      text: `${summarizeNames(gone.map((row) => getRecordName(table, row)))}.`,
      more: 'You can undo this for ten seconds.',
      yes: `Delete ${counted(gone.length)}`,
    }
    if (!(await confirm(question))) return
    await tryTo(async () => {
      const ops = gone.map(({ id }) => ({ id, op: 'delete' as const }))
      const undo = await queueBulkEdit(db, table, ops, { undo: true })
      choice.set([])
      notices.show({ tone: 'success', text: `${counted(gone.length)} deleted.`, undo })
    }, messages.deleteFailed)
  }

  return { busy, change, remove }
}
