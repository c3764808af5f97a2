import type { HistoryLine } from '#model/accounts.ts'
import { isRecord } from '#model/json.ts'
import type { Fields, Op } from '#model/mutation.ts'
import type { EditableTable, User } from '#model/rows.ts'

import type { KeptHistory, OwnEdit } from './kept-histories.ts'
import type { Happening } from './versions.ts'

interface Known {
  table: EditableTable
  id: string
  me: Pick<User, 'id'>
  said: KeptHistory | null
  edits: readonly OwnEdit[]
}

/** What happened to a record, newest first: this device's own edits, then what the server said. */
export function happeningsOf({ table, id, me, said, edits }: Known): Happening[] {
  const unsaid = edits.filter((edit) => edit.state !== 'done' || !isIn(said, edit))
  const own = unsaid.flatMap((edit) =>
    edit.ops
      .filter((op) => op.t === table && op.id === id)
      .toReversed()
      .map((op) => byThisDevice(edit, op)),
  )
  return [...own, ...(said?.lines ?? []).map((line) => byTheServer(line, me.id))]
}

/** Whether what the server said has an acknowledged edit in it already. */
const isIn = (said: KeptHistory | null, edit: OwnEdit) =>
  said !== null && edit.at <= said.at && !said.waiting.includes(edit.id)

/** What the log calls each kind of edit. */
const actions: Record<Op['op'], string> = {
  insert: 'create',
  restore: 'create',
  update: 'update',
  delete: 'delete',
  move: 'update',
}

const descriptions: Partial<Record<Op['op'], string>> = { move: 'Moved', restore: 'Brought back' }

function byThisDevice({ id, at, state }: OwnEdit, op: Op): Happening {
  const stands = state === 'parked' ? 'parked' : 'waiting'
  return {
    id: `${id}/${op.op}`,
    who: 'You',
    at,
    action: actions[op.op],
    description: descriptions[op.op] ?? '',
    before: op.op === 'insert' ? undefined : op.was,
    after: op.set,
    state: state === 'done' ? null : stands,
  }
}

function byTheServer(line: HistoryLine, me: string): Happening {
  const part = (name: string): Fields | undefined => {
    const value = line.changes?.[name]
    return isRecord(value) ? value : undefined
  }
  return {
    id: line.id,
    who: line.user_id === me ? 'You' : nameOf(line),
    at: line.created_at,
    action: line.action,
    description: line.description,
    before: part('before'),
    after: part('after'),
    state: null,
  }
}

/** Who did it, as far as the server still knows. */
export function nameOf({ user_id, username }: Pick<HistoryLine, 'user_id' | 'username'>): string {
  if (user_id === null) return 'The system'
  return username ?? 'Somebody whose account was deleted'
}
