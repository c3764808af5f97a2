import { listEditableColumns } from '#model/blanks.ts'
import { isFingerprint, stripFingerprint } from '#model/fingerprints.ts'
import { isJsonEqual } from '#model/json.ts'
import type { Fields } from '#model/mutation.ts'
import type { EditableTable } from '#model/rows.ts'
import { getTableSpec } from '#model/tables.ts'
import { getSourceColumn } from '#model/translated-tables.ts'
import { isFilledIn, listTranslatedColumns } from '#model/translations.ts'

import { getColumnLabel } from '../content-types/content-types.ts'

/** A record or child record whose history is loaded. */
export interface RecordKey {
  table: EditableTable
  id: string
}

/** An audit event, from the server's log or from this device. */
export interface AuditEvent {
  id: string
  /** The record or child record it belongs to. */
  record: RecordKey
  author: string
  /** The description as the server or this device wrote it, for people. */
  at: string | number
  action: string
  description: string
  before?: Fields | undefined
  after?: Fields | undefined
  /** The sync state, if it is not on the server yet. */
  state: 'waiting' | 'parked' | null
}

export interface FieldChange {
  column: string
  label: string
  /** Undefined if there was no record before. */
  before?: unknown
  /** Undefined if there is no record after. */
  after?: unknown
}

export interface Version extends AuditEvent {
  fields: FieldChange[]
  /** The state of the record at that time; null if it was deleted. */
  content: Fields | null
}

/**
 * Rebuilds the versions of a record from its events, newest first. The log only has changes, so
 * each version is the next newer one with its change reverted, starting at the current record.
 */
export function buildVersions(
  table: EditableTable,
  now: Fields | null,
  events: readonly AuditEvent[],
): Version[] {
  let content = now && pickEditableFields(table, now)
  return events.map((event) => {
    const { action } = event
    const before = event.before && pickEditableFields(table, event.before)
    const after = event.after && pickEditableFields(table, event.after)
    if (action === 'delete') content = null
    else if (after) content = { ...content, ...after }
    const version = {
      ...event,
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
  // Without before and after, as for a move, no field changed.
  const names = Object.keys(before && after ? before : (before ?? after ?? {}))
  return names
    .filter((field) => !isFingerprint(field))
    .filter((field) =>
      before && after
        ? !isJsonEqual(before[field], after[field])
        : hasContent((before ?? after)?.[field]),
    )
    .map((column) => ({
      column,
      label: getColumnLabel(table, column),
      ...(before && { before: before[column] ?? null }),
      ...(after && { after: after[column] ?? null }),
    }))
}

const hasContent = (value: unknown) => typeof value === 'number' || isFilledIn(value)

/** The fields of a row that its form edits, in the form's order. */
export function pickEditableFields(table: EditableTable, row: Fields): Fields {
  const columns: readonly string[] = listEditableColumns(table)
  const place = (field: string) => columns.indexOf(getSourceColumn(field) ?? field)
  const ownFields = Object.keys(row).filter((name) => {
    const field = stripFingerprint(name)
    return (
      columns.includes(field) || listTranslatedColumns(table).includes(getSourceColumn(field) ?? '')
    )
  })
  const sorted = ownFields.toSorted(
    (a, b) => place(stripFingerprint(a)) - place(stripFingerprint(b)),
  )
  return Object.fromEntries(sorted.map((name) => [name, row[name]]))
}

/** Diffs the record against the wanted version, for the preview of a restore. */
export function diffRecords(table: EditableTable, now: Fields, target: Fields): FieldChange[] {
  const named = Object.keys(pickEditableFields(table, target))
  return changesOf(
    table,
    Object.fromEntries(named.map((field) => [field, now[field] ?? null])),
    target,
  )
}

/**
 * The values to restore from a version: all but the position in the list, which moving other
 * records changes, too.
 */
export function getRestorableContent(content: Fields): Fields {
  const { display_order: _, ...rest } = content
  return rest
}

/** One field to restore; a translation includes its fingerprint. */
export function getRestorableField(version: Version, column: string): Fields {
  const fingerprint = `${column}:of`
  const { before = {} } = version
  return {
    [column]: before[column] ?? null,
    ...(fingerprint in before && { [fingerprint]: before[fingerprint] }),
  }
}

/** Explains why a value cannot be restored, or null: the row it refers to may be deleted. */
export function isDanglingReference(
  table: EditableTable,
  { column, after }: FieldChange,
  isKnown: (id: string) => boolean,
): boolean {
  return (
    getTableSpec(table).refers?.column === column && typeof after === 'string' && !isKnown(after)
  )
}
