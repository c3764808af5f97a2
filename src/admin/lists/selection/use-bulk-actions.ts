import { useState } from 'react'

import { editMany } from '#db/bulk/bulk-edits.ts'
import { useDatabase } from '#db/database-context.ts'
import { StorageFullError } from '#db/edits.ts'
import type { Form, OrderedTable, Row } from '#model/tables.ts'

import { storageFull, takenBack } from '../../messages/common-messages.ts'
import type { ListWords } from '../../messages/message-types.ts'
import { askToPersist } from '../../shell/request-persistence.ts'
import type { Ask } from '../../shell/use-confirm.tsx'
import type { Notices } from '../../shell/use-notice.ts'
import type { List } from '../use-list.ts'
import { named, sortOut, told } from './bulk-change.ts'
import { nameIn } from './record-name.ts'
import type { Choice } from './use-row-selection.ts'

export interface Many<T extends OrderedTable> {
  table: T
  words: Pick<ListWords<T>, 'counted' | 'saveFailed' | 'deleteFailed'>
  list: Pick<List<Row<T>>, 'shown' | 'stateOf'>
  choice: Choice
  notices: Notices
  ask: Ask
}

/** Does one thing with all records that are chosen: an edit for each, and one Undo for all of them. */
export function useMany<T extends OrderedTable>(many: Many<T>) {
  const { table, words, list, choice, notices, ask } = many
  const db = useDatabase()
  const [busy, setBusy] = useState(false)
  const rows = () => list.shown.filter(({ id }) => choice.chosen.has(id))
  const needsAttention = (id: string) => list.stateOf(id)?.kind === 'attention'
  const counted = (count: number) => `${count} ${words.counted[count === 1 ? 0 : 1]}`

  async function tryTo(work: () => Promise<void>, failed: string): Promise<void> {
    setBusy(true)
    askToPersist()
    try {
      await work()
    } catch (error) {
      const full = error instanceof StorageFullError
      if (!full) reportError(error)
      notices.say({ tone: 'error', text: full ? storageFull : failed })
    } finally {
      setBusy(false)
    }
  }

  /** `shows` is whether visitors see the records from then on; undefined where that does not change. */
  const change = (fields: Partial<Form<T>>, done: string, shows?: boolean) =>
    tryTo(async () => {
      const sorted = await sortOut({
        table,
        rows: rows(),
        change: fields,
        publishes: shows === true,
        needsAttention,
      })
      const { ready, leftOut } = sorted
      const ops = ready.map(({ id }) => ({ id, op: 'update' as const, set: { ...fields } }))
      const undo = ops.length > 0 ? await editMany(db, table, ops, { undo: true }) : undefined
      choice.set(leftOut.map(({ id }) => id))
      notices.say({
        tone: ops.length === 0 && leftOut.length > 0 ? 'error' : 'success',
        text: told(sorted, done, counted),
        ...(shows !== undefined && {
          later: (when: string) => told(sorted, `${done} ${when}`, counted),
        }),
        ...(undo && { undo, undone: takenBack }),
      })
    }, words.saveFailed)

  async function remove(): Promise<void> {
    const gone = rows()
    const question = {
      title: `Delete ${counted(gone.length)}`,
      text: `${named(gone.map((row) => nameIn(table, row)))}.`,
      more: 'You can take this back for ten seconds.',
      yes: `Delete ${counted(gone.length)}`,
    }
    if (!(await ask(question))) return
    await tryTo(async () => {
      const ops = gone.map(({ id }) => ({ id, op: 'delete' as const }))
      const undo = await editMany(db, table, ops, { undo: true })
      choice.set([])
      notices.say({ tone: 'success', text: `${counted(gone.length)} deleted.`, undo })
    }, words.deleteFailed)
  }

  return { busy, change, remove }
}
