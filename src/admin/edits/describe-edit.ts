import type { OutboxEntry, ParkReason } from '#db/stored-types.ts'
import { isFingerprint } from '#model/fingerprints.ts'
import { toRecordKey, type Fields, type Op } from '#model/mutation.ts'
import type { EditableTable } from '#model/rows.ts'
import { getTableSpec } from '#model/tables.ts'

import { contentTypes, getColumnLabel } from '../content-types/content-types.ts'
import type { Owners } from './owners.ts'

/** The fields a record may be named by. */
interface Known {
  before: Fields | null
  owners: Owners
}

const NO_OWNERS: Owners = new Map()

/** Describes an edit: 'Change of doctor Dr Rao: Full Name, Photo'. */
export function describeEdit(
  { ops, before, refusal }: Pick<OutboxEntry, 'ops' | 'before' | 'refusal'>,
  owners: Owners = NO_OWNERS,
): string {
  return ops
    .map((op) =>
      describeOp(op, { before: before[toRecordKey(op)] ?? getDeletedRow(op, refusal), owners }),
    )
    .join('; ')
}

/** The record as it was when it was deleted. */
function getDeletedRow(op: Op, reason: ParkReason | undefined): Fields | null {
  const conflict = reason?.kind === 'conflict' ? reason.rows[op.id] : undefined
  return conflict && 'gone' in conflict ? conflict.gone : null
}

function describeOp(op: Op, context: Known): string {
  const name = [contentTypes[op.t].messages.one, getRowName(op, context)].filter(Boolean).join(' ')
  switch (op.op) {
    case 'insert':
      return `New ${name}`
    case 'update':
      return `Change of ${name}: ${listChangedColumns(op)}`
    case 'delete':
      return `Deletion of ${name}`
    case 'restore':
      return `Restoring ${name}${op.set ? `, with changes: ${listChangedColumns(op)}` : ''}`
    case 'move':
      break
  }
  return `New position of ${name}`
}

/** Names rows of tables that have no name column. */
const descriptions: Partial<Record<EditableTable, string>> = { health_library_images: 'alt_text' }

/** Returns the row's name, or its content and owner; '' if nothing is known. */
export function getRowName(op: Op, { before, owners }: Known): string {
  const textIn = (column: string): string => {
    const text = before?.[column] ?? op.set?.[column] ?? op.was?.[column]
    return typeof text === 'string' ? text : ''
  }
  const { name, refers } = getTableSpec(op.t)
  if (name) return textIn(name)
  const described = textIn(descriptions[op.t] ?? '')
  const owner = refers && owners.get(textIn(refers.column))
  return [described && `“${described}”`, owner && `of ${owner}`].filter(Boolean).join(' ')
}

function listChangedColumns(op: Op): string {
  return Object.keys(op.set ?? {})
    .filter((field) => !isFingerprint(field))
    .map((column) => getColumnLabel(op.t, column))
    .join(', ')
}
