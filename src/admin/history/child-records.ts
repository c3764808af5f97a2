import { isEditable } from '#model/blanks.ts'
import type { Fields, Op } from '#model/mutation.ts'
import type { EditableTable } from '#model/rows.ts'
import { getTableSpec, tableNames } from '#model/tables.ts'

import { buildVersions, type AuditEvent, type RecordKey, type Version } from './versions.ts'

/** The table of a record's child records, and the column that refers to it. */
interface PartTable {
  table: EditableTable
  column: string
}

/** What a deletion cascades to, such as the pictures of an illness; null if there is nothing. */
export function getChildTable(table: EditableTable): PartTable | null {
  for (const part of tableNames) {
    const { refers } = getTableSpec(part)
    if (isEditable(part) && refers?.to === table && refers.on === 'delete') {
      return { table: part, column: refers.column }
    }
  }
  return null
}

/** Checks whether an operation concerns a record or one of its child records, which name their owner. */
export function createOperationFilter(
  record: RecordKey,
  parts: ReadonlySet<string>,
): (op: Op) => boolean {
  const part = getChildTable(record.table)
  return ({ t, id, set, was }) => {
    if (t === record.table) return id === record.id
    if (t !== part?.table) return false
    return parts.has(id) || set?.[part.column] === record.id || was?.[part.column] === record.id
  }
}

/**
 * Rebuilds the states of a record and its child records after each audit event, given newest first.
 * A child record does not name its owner: all given ones belong to this record.
 */
export function buildVersionsWithChildren(
  events: readonly AuditEvent[],
  rowOf: (key: RecordKey) => Fields | null,
): Version[] {
  const lives = new Map<string, AuditEvent[]>()
  for (const event of events) {
    const { id } = event.record
    lives.set(id, [...(lives.get(id) ?? []), event])
  }
  const versions = new Map<AuditEvent['id'], Version>()
  for (const life of lives.values()) {
    const [{ record } = { record: null }] = life
    if (!record) continue
    const { refers } = getTableSpec(record.table)
    const owner = refers?.on === 'delete' ? refers.column : null
    for (const version of buildVersions(record.table, rowOf(record), life)) {
      const fields = version.fields.filter(({ column }) => column !== owner)
      versions.set(version.id, { ...version, fields })
    }
  }
  return events.flatMap(({ id }) => versions.get(id) ?? [])
}
