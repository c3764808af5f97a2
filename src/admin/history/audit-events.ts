import type { HistoryLine } from '#model/accounts.ts'
import { isEditable } from '#model/blanks.ts'
import { isRecord } from '#model/json.ts'
import type { Fields, Op } from '#model/mutation.ts'
import type { User } from '#model/rows.ts'
import { isTable } from '#model/tables.ts'

import { tableWords } from '../messages/table-messages.ts'
import type { KeptHistory, OwnEdit } from './cached-histories.ts'
import { isAbout } from './child-records.ts'
import type { Happening, RecordKey } from './versions.ts'

interface Known {
  record: RecordKey
  /** The ids of its parts that are on this device. */
  parts: readonly string[]
  me: Pick<User, 'id'>
  told: KeptHistory | null
  edits: readonly OwnEdit[]
}

/** What happened to a record and its parts, newest first: this device's own edits, then what the server said. */
export function happeningsOf({ record, parts, me, told, edits }: Known): Happening[] {
  const lines = told?.lines ?? []
  const known = [...parts, ...lines.map((line) => line.record_id ?? record.id)]
  const isOfIt = isAbout(record, new Set(known))
  const unsaid = edits.filter((edit) => edit.state !== 'done' || !isIn(told, edit))
  const own = unsaid.flatMap((edit) =>
    edit.ops
      .filter(isOfIt)
      .toReversed()
      .map((op) => byThisDevice(edit, op)),
  )
  return [...own, ...lines.flatMap((line) => byTheServer(record, line, me.id))]
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

function descriptionOf({ op, t }: Op): string {
  if (op === 'restore') return `Brought back ${tableWords[t].one}`
  return op === 'move' ? `Moved ${tableWords[t].one}` : ''
}

function byThisDevice({ id, at, state }: OwnEdit, op: Op): Happening {
  const stands = state === 'parked' ? 'parked' : 'waiting'
  return {
    id: `${id}/${op.id}/${op.op}`,
    of: { table: op.t, id: op.id },
    who: 'You',
    at,
    action: actions[op.op],
    description: descriptionOf(op),
    before: op.op === 'insert' ? undefined : op.was,
    after: op.set,
    state: state === 'done' ? null : stands,
  }
}

function byTheServer(record: RecordKey, line: HistoryLine, me: string): Happening[] {
  const { table_affected: table = record.table, record_id: id = record.id } = line
  const part = (name: string): Fields | undefined => {
    const value = line.changes?.[name]
    return isRecord(value) ? value : undefined
  }
  // Of a table that this build does not know nothing can be said.
  if (!table || !isTable(table) || !isEditable(table) || !id) return []
  const happening: Happening = {
    id: line.id,
    of: { table, id },
    who: line.user_id === me ? 'You' : nameOf(line),
    at: line.created_at,
    action: line.action,
    description: line.description,
    before: part('before'),
    after: part('after'),
    state: null,
  }
  return [happening]
}

/** Who did it, as far as the server still knows. */
export function nameOf({ user_id, username }: Pick<HistoryLine, 'user_id' | 'username'>): string {
  if (user_id === null) return 'The system'
  return username ?? 'Somebody whose account was deleted'
}
