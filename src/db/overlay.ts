import { withDefaults } from '#model/blanks.ts'
import { toRecordKey, type Op, type StoredRow } from '#model/mutation.ts'
import { sortRows } from '#model/order.ts'
import type { TableName } from '#model/rows.ts'
import { getTableSpec } from '#model/tables.ts'

import type { OutboxEntry } from './stored-types.ts'

/** Returns the server's rows with the queued edits applied in order [D2]. Adds missing columns [D14]. */
export function overlay(
  table: TableName,
  rows: readonly StoredRow[],
  pending: readonly OutboxEntry[],
): StoredRow[] {
  return Array.from(applyEdits(table, rows, pending), (row) => withDefaults(table, row))
}

/**
 * Returns the rows with the queued edits applied in order. Pure. Repeats the database's effects on
 * children of a deleted row, so that an offline deletion looks right at once. Ignores parked edits.
 */
export function applyEdits(
  table: TableName,
  rows: readonly StoredRow[],
  pending: readonly OutboxEntry[],
): Iterable<StoredRow> {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const orphaned = new Map<string, StoredRow[]>()
  for (const entry of pending) {
    if (entry.state === 'parked') continue
    for (const op of entry.ops) {
      if (op.t === table) applyOp(table, byId, op)
      else if (op.op === 'delete') orphaned.set(toRecordKey(op), orphan(table, byId, op))
      else if (op.op === 'restore') restoreChildren(table, byId, op, orphaned.get(toRecordKey(op)))
    }
  }
  return byId.values()
}

function applyOp(table: TableName, rows: Map<string, StoredRow>, op: Op): void {
  const row = rows.get(op.id)
  switch (op.op) {
    case 'insert':
      rows.set(op.id, { ...op.set, id: op.id })
      return
    case 'update':
      if (row) rows.set(op.id, { ...row, ...op.set })
      return
    case 'restore':
      // If the row exists, another staff member has restored it: apply only this edit's changes.
      rows.set(op.id, { ...(row ?? op.was), ...op.set, id: op.id })
      return
    case 'delete':
      rows.delete(op.id)
      return
    case 'move':
      if (row) move(table, rows, row, op.after ?? null)
  }
}

/**
 * Moves a row as the server does: behind its neighbour, renumbered; no effect if the neighbour is
 * gone.
 */
function move(
  table: TableName,
  rows: Map<string, StoredRow>,
  row: StoredRow,
  after: string | null,
): void {
  const within = getTableSpec(table).orderedWithin
  const siblings = [...rows.values()].filter(
    (sibling) => sibling.id !== row.id && (!within || sibling[within] === row[within]),
  )
  const order = sortRows(table, siblings)
  const neighbour = order.findIndex((sibling) => sibling.id === after)
  if (after !== null && neighbour < 0) return
  order.splice(neighbour + 1, 0, row)
  for (const [place, sibling] of order.entries()) {
    if (sibling['display_order'] !== place)
      rows.set(sibling.id, { ...sibling, display_order: place })
  }
}

/** Deletes or unlinks the children of a deleted row, and returns them as they were. */
function orphan(table: TableName, rows: Map<string, StoredRow>, op: Op): StoredRow[] {
  const refers = getTableSpec(table).refers
  if (refers?.to !== op.t) return []
  const children = [...rows.values()].filter((child) => child[refers.column] === op.id)
  for (const row of children) {
    if (refers.on === 'delete') rows.delete(row.id)
    else rows.set(row.id, { ...row, [refers.column]: null })
  }
  return children
}

/** Restores the children of a row, as far as this device knows them [D18]. */
function restoreChildren(
  table: TableName,
  rows: Map<string, StoredRow>,
  op: Op,
  children: readonly StoredRow[] = [],
): void {
  const refers = getTableSpec(table).refers
  if (!refers) return
  const { column, on } = refers
  for (const child of children) {
    const row = rows.get(child.id)
    if (on === 'delete' && !row) rows.set(child.id, child)
    else if (row?.[column] === null) rows.set(child.id, { ...row, [column]: op.id })
  }
}

/** Lists the ids of a table's rows that the queued edits name. */
export function listEditedIds(table: TableName, pending: readonly OutboxEntry[]): string[] {
  const ops = pending.filter(({ state }) => state !== 'parked').flatMap((entry) => entry.ops)
  return [...new Set(ops.filter(({ t }) => t === table).map(({ id }) => id))]
}

/** Lists the rows that an entry affects, as in 'doctors/<id>'. */
export function listAffectedKeys(entry: Pick<OutboxEntry, 'ops'>): string[] {
  return entry.ops.map(toRecordKey)
}

/** Lists the rows that an entry creates: the server does not have them until it is acknowledged. */
export function listInsertedKeys(entry: Pick<OutboxEntry, 'ops'>): string[] {
  return entry.ops.filter(({ op }) => op === 'insert' || op === 'restore').map(toRecordKey)
}

/** Lists the rows that an entry refers to: it cannot succeed without them. */
export function listReferencedKeys(entry: Pick<OutboxEntry, 'ops'>): string[] {
  return entry.ops.flatMap((op) => {
    const refers = getTableSpec(op.t).refers
    const id = refers && op.set?.[refers.column]
    return typeof id === 'string' ? [`${refers?.to ?? ''}/${id}`] : []
  })
}
