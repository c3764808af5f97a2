import type { Entry } from '#db/stored.ts'
import { isFingerprint } from '#model/fingerprints.ts'
import { keyOf, type Fields, type Op } from '#model/mutation.ts'
import { specOf } from '#model/tables.ts'

import { columnLabel, tableWords } from '../words/table-words.ts'

/** An edit in words: 'Change of doctor Dr Rao: Full Name, Photo'. */
export function describeEntry(entry: Pick<Entry, 'ops' | 'before'>): string {
  return entry.ops.map((op) => describeOp(op, entry.before[keyOf(op)] ?? null)).join('; ')
}

function describeOp(op: Op, before: Fields | null): string {
  const what = [tableWords[op.t].one, nameOf(op, before)].filter(Boolean).join(' ')
  switch (op.op) {
    case 'insert':
      return `New ${what}`
    case 'update':
      return `Change of ${what}: ${changedColumns(op)}`
    case 'delete':
      return `Deletion of ${what}`
    case 'restore':
      return `Bringing back ${what}${op.set ? `, with changes: ${changedColumns(op)}` : ''}`
    case 'move':
      break
  }
  return `New place in the list for ${what}`
}

/** The name people know the row by; empty where the table has no such column. */
export function nameOf(op: Op, before: Fields | null): string {
  const column = specOf(op.t).name
  if (!column) return ''
  const name = before?.[column] ?? op.set?.[column] ?? op.was?.[column]
  return typeof name === 'string' ? name : ''
}

function changedColumns(op: Op): string {
  return Object.keys(op.set ?? {})
    .filter((field) => !isFingerprint(field))
    .map((column) => columnLabel(op.t, column))
    .join(', ')
}
