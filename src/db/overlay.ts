import { withDefaults } from '#model/blanks.ts'
import { keyOf, type Op, type StoredRow } from '#model/mutation.ts'
import { inOrder } from '#model/order.ts'
import { specOf, type TableName } from '#model/tables.ts'

import type { Entry } from './stored.ts'

/**
 * What people see: the server's rows with the edits that wait, in order [D2].
 * Pure. It repeats what the database does to children of a deleted row, so an
 * offline delete looks right at once. Parked edits are left out. No row lacks a column [D14].
 */
export function overlay(table: TableName, rows: readonly StoredRow[], pending: readonly Entry[]) {
  const seen = new Map(rows.map((row) => [row.id, row]))
  for (const entry of pending) {
    if (entry.state === 'parked') continue
    for (const op of entry.ops) {
      if (op.t === table) applyOp(table, seen, op)
      else if (op.op === 'delete') orphan(table, seen, op)
    }
  }
  return Array.from(seen.values(), (row) => withDefaults(table, row))
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
    case 'delete':
      rows.delete(op.id)
      return
    case 'move':
      if (row) move(table, rows, row, op.after ?? null)
  }
}

/** As the server does it: after the neighbour, renumbered; nothing when the neighbour is gone. */
function move(
  table: TableName,
  rows: Map<string, StoredRow>,
  row: StoredRow,
  after: string | null,
): void {
  const within = specOf(table).orderedWithin
  const others = [...rows.values()].filter(
    (other) => other.id !== row.id && (!within || other[within] === row[within]),
  )
  const order = inOrder(table, others)
  const neighbour = order.findIndex((other) => other.id === after)
  if (after !== null && neighbour < 0) return
  order.splice(neighbour + 1, 0, row)
  for (const [place, other] of order.entries()) {
    if (other['display_order'] !== place) rows.set(other.id, { ...other, display_order: place })
  }
}

function orphan(table: TableName, rows: Map<string, StoredRow>, op: Op): void {
  const refers = specOf(table).refers
  if (refers?.to !== op.t) return
  for (const row of [...rows.values()].filter((child) => child[refers.column] === op.id)) {
    if (refers.on === 'delete') rows.delete(row.id)
    else rows.set(row.id, { ...row, [refers.column]: null })
  }
}

/** The rows an entry is about, as in 'doctors/<id>'. */
export function keysOf(entry: Pick<Entry, 'ops'>): string[] {
  return entry.ops.map(keyOf)
}
