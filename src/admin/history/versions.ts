import { listEditableColumns } from '#model/blanks.ts'
import { isFingerprint, stripFingerprint } from '#model/fingerprints.ts'
import { isJsonEqual } from '#model/json.ts'
import type { Fields } from '#model/mutation.ts'
import type { EditableTable } from '#model/rows.ts'
import { getTableSpec } from '#model/tables.ts'
import { isFilledIn, getSourceColumn, listTranslatedColumns } from '#model/translations.ts'

import { getColumnLabel } from '../content-types/content-types.ts'

/** A record, or a part of one, whose history is asked for. */
export interface RecordKey {
  table: EditableTable
  id: string
}

/** One thing that happened to a record, from the log of the server or from this device. */
export interface AuditEvent {
  id: string
  /** The record, or the part of it, that it happened to. */
  record: RecordKey
  who: string
  /** As the server or this device wrote it; for people to read. */
  at: string | number
  action: string
  description: string
  before?: Fields | undefined
  after?: Fields | undefined
  /** Where it is, when it is not on the server yet. */
  state: 'waiting' | 'parked' | null
}

export interface FieldChange {
  column: string
  label: string
  /** Undefined where there was no record before. */
  before?: unknown
  /** Undefined where there is no record after. */
  after?: unknown
}

export interface Version extends AuditEvent {
  fields: FieldChange[]
  /** The record as it was then; null where it was gone. */
  content: Fields | null
}

/**
 * What a record was after each thing that happened to it, given newest first. The log says of a change
 * what it changed, so each version is the one after it with that taken back, beginning at the record
 * as it is now.
 */
export function buildVersions(
  table: EditableTable,
  now: Fields | null,
  happenings: readonly AuditEvent[],
): Version[] {
  let content = now && pickEditableFields(table, now)
  return happenings.map((happening) => {
    const { action } = happening
    const before = happening.before && pickEditableFields(table, happening.before)
    const after = happening.after && pickEditableFields(table, happening.after)
    if (action === 'delete') content = null
    else if (after) content = { ...content, ...after }
    const version = {
      ...happening,
      content,
      fields: changesOf(table, before, after ?? (before && content)),
    }
    if (action === 'delete') content = before ?? null
    else if (before) content = { ...content, ...before }
    else if (action === 'create' && after) content = null
    return version
  })
}

function changesOf(
  table: EditableTable,
  before: Fields | undefined,
  after: Fields | null | undefined,
): FieldChange[] {
  // With neither, such as for a move, it changed nothing that the record holds.
  const names = Object.keys(before && after ? before : (before ?? after ?? {}))
  return names
    .filter((field) => !isFingerprint(field))
    .filter((field) =>
      before && after
        ? !isJsonEqual(before[field], after[field])
        : isSaid((before ?? after)?.[field]),
    )
    .map((column) => ({
      column,
      label: getColumnLabel(table, column),
      ...(before && { before: before[column] ?? null }),
      ...(after && { after: after[column] ?? null }),
    }))
}

const isSaid = (value: unknown) => typeof value === 'number' || isFilledIn(value)

/** The part of a row that its form edits, in the order of the form. */
export function pickEditableFields(table: EditableTable, row: Fields): Fields {
  const columns: readonly string[] = listEditableColumns(table)
  const place = (field: string) => columns.indexOf(getSourceColumn(field) ?? field)
  const own = Object.keys(row).filter((name) => {
    const field = stripFingerprint(name)
    return (
      columns.includes(field) || listTranslatedColumns(table).includes(getSourceColumn(field) ?? '')
    )
  })
  const sorted = own.toSorted((a, b) => place(stripFingerprint(a)) - place(stripFingerprint(b)))
  return Object.fromEntries(sorted.map((name) => [name, row[name]]))
}

/** What bringing back `wanted` would change in a record, for a person to look at. */
export function diffRecords(table: EditableTable, now: Fields, wanted: Fields): FieldChange[] {
  const named = Object.keys(pickEditableFields(table, wanted))
  return changesOf(
    table,
    Object.fromEntries(named.map((field) => [field, now[field] ?? null])),
    wanted,
  )
}

/**
 * A version to bring back: all it held but its place in the list, which moving other records changes
 * too, and which the list itself is for.
 */
export function getRestorableContent(content: Fields): Fields {
  const { display_order: _, ...rest } = content
  return rest
}

/** One field to bring back: a translation with what it was made from. */
export function getRestorableField(version: Version, column: string): Fields {
  const fingerprint = `${column}:of`
  const { before = {} } = version
  return {
    [column]: before[column] ?? null,
    ...(fingerprint in before && { [fingerprint]: before[fingerprint] }),
  }
}

/** Why a value cannot be brought back, or null: what it refers to may be gone by now. */
export function isDanglingReference(
  table: EditableTable,
  { column, after }: FieldChange,
  isKnown: (id: string) => boolean,
): boolean {
  return (
    getTableSpec(table).refers?.column === column && typeof after === 'string' && !isKnown(after)
  )
}
