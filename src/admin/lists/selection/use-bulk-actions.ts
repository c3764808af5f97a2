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

interface BulkChangeOptions<T extends OrderedTable> {
  table: T
  messages: Pick<ListMessages<T>, 'counted' | 'saveFailed' | 'deleteFailed'>
  stateOf: List<{ id: string }>['stateOf']
  notices: ScreenNotices
}

export interface BulkActionOptions<T extends OrderedTable> extends Omit<
  BulkChangeOptions<T>,
  'stateOf'
> {
  list: Pick<List<{ id: string }>, 'visible' | 'isWhole' | 'stateOf'>
  choice: RowSelection
  confirm: Confirm
}

/** Makes the same change of one or several records: one edit each, and one undo for all. */
export function useBulkChange<T extends OrderedTable>(options: BulkChangeOptions<T>) {
  const { table, messages, stateOf, notices } = options
  const db = useDatabase()
  const [busy, setBusy] = useState(false)
  const needsAttention = (id: string) => stateOf(id)?.kind === 'attention'
  const counted = (count: number) => `${count} ${messages.counted[count === 1 ? 0 : 1]}`

  /** Returns null if it failed. */
  async function tryTo<R>(work: () => Promise<R>, failed: string): Promise<R | null> {
    setBusy(true)
    requestPersistence()
    try {
      return await work()
    } catch (error) {
      const full = error instanceof StorageFullError
      if (!full) reportError(error)
      notices.show({ tone: 'error', text: full ? storageFull : failed })
      return null
    } finally {
      setBusy(false)
    }
  }

  /**
   * Returns the ids of the skipped records. `shows` says whether visitors see the records afterwards;
   * undefined if that does not change.
   */
  const change = (ids: readonly string[], { change: fields, done, shows }: NamedChange<T>) =>
    tryTo(async () => {
      const sorted = await partitionRows({
        table,
        rows: await findRows(db, table, ids),
        change: fields,
        publishes: shows === true,
        needsAttention,
      })
      const { ready, skipped } = sorted
      const ops = ready.map(({ id }) => ({ id, op: 'update' as const, set: { ...fields } }))
      const undo = ops.length > 0 ? await queueBulkEdit(db, table, ops, { undo: true }) : undefined
      notices.show({
        tone: ops.length === 0 && skipped.length > 0 ? 'error' : 'success',
        text: describeBulkResult(sorted, done, counted),
        ...(shows !== undefined && {
          later: (when: string) => describeBulkResult(sorted, `${done} ${when}`, counted),
        }),
        ...(undo && { undo, undone: bulkEditUndone }),
      })
      return skipped.map(({ id }) => id)
    }, messages.saveFailed)

  return { busy, tryTo, counted, change }
}

interface NamedChange<T extends OrderedTable> {
  change: Partial<Form<T>>
  /** In the past tense: 'made active'. */
  done: string
  shows?: boolean
}

/** Runs one action on all selected records. */
export function useBulkActions<T extends OrderedTable>(many: BulkActionOptions<T>) {
  const { table, messages, list, choice, notices, confirm } = many
  const db = useDatabase()
  const { busy, tryTo, counted, change } = useBulkChange({ ...many, stateOf: list.stateOf })
  const chosenIds = () => list.visible.map(({ id }) => id).filter((id) => choice.selected.has(id))

  async function changeChosen(named: NamedChange<T>): Promise<void> {
    const skipped = await change(chosenIds(), named)
    if (skipped) choice.set(skipped)
  }

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

  return { busy, change: changeChosen, remove }
}
