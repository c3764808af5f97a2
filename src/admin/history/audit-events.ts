import type { HistoryEntry } from '#model/accounts.ts'
import { isEditable } from '#model/blanks.ts'
import { isRecord } from '#model/json.ts'
import type { Fields, Op } from '#model/mutation.ts'
import type { User } from '#model/rows.ts'
import { isTable } from '#model/tables.ts'

import { contentTypes } from '../content-types/content-types.ts'
import type { CachedHistory, OwnEdit } from './cached-histories.ts'
import { createOperationFilter } from './child-records.ts'
import type { AuditEvent, RecordKey } from './versions.ts'

interface Known {
  record: RecordKey
  /** The ids of its child records on this device. */
  parts: readonly string[]
  me: Pick<User, 'id'>
  serverHistory: CachedHistory | null
  edits: readonly OwnEdit[]
}

/**
 * The audit events of a record and its child records, newest first: this device's edits, then the
 * server's log.
 */
export function collectAuditEvents({
  record,
  parts,
  me,
  serverHistory,
  edits,
}: Known): AuditEvent[] {
  const lines = serverHistory?.lines ?? []
  const recordIds = [...parts, ...lines.map((line) => line.record_id ?? record.id)]
  const isOfIt = createOperationFilter(record, new Set(recordIds))
  const unsaid = edits.filter((edit) => edit.state !== 'done' || !isIn(serverHistory, edit))
  const ownEvents = unsaid.flatMap((edit) =>
    edit.ops
      .filter(isOfIt)
      .toReversed()
      .map((op) => createOwnEvent(edit, op)),
  )
  return [...ownEvents, ...lines.flatMap((line) => createLogEvents(record, line, me.id))]
}

/** Whether the server's log already includes an acknowledged edit. */
const isIn = (history: CachedHistory | null, edit: OwnEdit) =>
  history !== null && edit.at <= history.at && !history.waiting.includes(edit.id)

/** The log's name for each kind of edit. */
const actions: Record<Op['op'], string> = {
  insert: 'create',
  restore: 'create',
  update: 'update',
  delete: 'delete',
  move: 'update',
}

function descriptionOf({ op, t }: Op): string {
  if (op === 'restore') return `Brought back ${contentTypes[t].messages.one}`
  return op === 'move' ? `Moved ${contentTypes[t].messages.one}` : ''
}

function createOwnEvent({ id, at, state }: OwnEdit, op: Op): AuditEvent {
  const stands = state === 'parked' ? 'parked' : 'waiting'
  return {
    id: `${id}/${op.id}/${op.op}`,
    record: { table: op.t, id: op.id },
    author: 'You',
    at,
    action: actions[op.op],
    description: descriptionOf(op),
    before: op.op === 'insert' ? undefined : op.was,
    after: op.set,
    state: state === 'done' ? null : stands,
  }
}

function createLogEvents(record: RecordKey, line: HistoryEntry, me: string): AuditEvent[] {
  const { table_affected: table = record.table, record_id: id = record.id } = line
  const part = (name: string): Fields | undefined => {
    const value = line.changes?.[name]
    return isRecord(value) ? value : undefined
  }
  // This build cannot describe a table it does not know.
  if (!table || !isTable(table) || !isEditable(table) || !id) return []
  const event: AuditEvent = {
    id: line.id,
    record: { table, id },
    author: line.user_id === me ? 'You' : getAuthorName(line),
    at: line.created_at,
    action: line.action,
    description: line.description,
    before: part('before'),
    after: part('after'),
    state: null,
  }
  return [event]
}

/** The author, as far as the server still knows. */
export function getAuthorName({
  user_id,
  username,
}: Pick<HistoryEntry, 'user_id' | 'username'>): string {
  if (user_id === null) return 'The system'
  return username ?? 'Deleted user'
}
