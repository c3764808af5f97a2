import { isEditable } from '#model/blanks.ts'
import { isFingerprint } from '#model/fingerprints.ts'
import { isRecord, isJsonEqual } from '#model/json.ts'
import type { ActivityLog } from '#model/rows.ts'

import { getColumnLabel } from '../content-types/content-types.ts'

export interface ChangedField {
  column: string
  label: string
  /** Undefined for a new record. */
  before?: unknown
  /** Undefined for a deleted record. */
  after?: unknown
}

/** Columns that the server maintains and no form shows. */
const OWN_TO_THE_SERVER = new Set([
  'id',
  'row_version',
  'created_at',
  'created_by',
  'added_by',
  'last_updated_by',
  'updated_at',
])

const ofUsers: Record<string, string> = {
  username: 'Username',
  email: 'Email',
  role: 'Role',
  is_enabled: 'Enabled',
  password: 'Password',
}

/** Lists what a line of the log changed, field by field, with the labels of the forms. */
export function listChangedFields({ table_affected: table, changes }: ActivityLog): ChangedField[] {
  const before = recordIn(changes?.['before'])
  const after = recordIn(changes?.['after'])
  const columns = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return columns
    .filter((column) => !OWN_TO_THE_SERVER.has(column) && !isFingerprint(column))
    .filter((column) => !before || !after || !isJsonEqual(before[column], after[column]))
    .map((column) => ({
      column,
      label: labelOf(table, column),
      ...(before && { before: before[column] ?? null }),
      ...(after && { after: after[column] ?? null }),
    }))
}

/** What a line says; the server's own words leave out whether visitors see the Health Library. */
export function describeLine(line: ActivityLog): string {
  if (line.table_affected !== 'modern_site_settings') return line.description
  const change = listChangedFields(line).find(({ column }) => column === 'health_library_enabled')
  if (typeof change?.after !== 'boolean') return line.description
  return `${change.after ? 'Opened' : 'Closed'} the Health Library for visitors`
}

/** Names a table as the panel does. */
export function getTableLabel(table: string | null): string {
  return table?.replaceAll('_', ' ') ?? ''
}

function labelOf(table: string | null, column: string): string {
  if (table !== null && isEditable(table)) return getColumnLabel(table, column)
  return ofUsers[column] ?? column.replaceAll('_', ' ')
}

function recordIn(value: unknown): Record<string, unknown> | null {
  return isRecord(value) ? value : null
}
