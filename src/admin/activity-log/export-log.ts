import { format } from 'date-fns'

import type { ActivityLog } from '#model/rows.ts'

import { asText } from '../edits/formatted-value.tsx'
import { toCsv } from '../shell/csv/write-csv.ts'
import { changedFields, tableName, type ChangedField } from './changed-fields.ts'

/** The log as a table for spreadsheets, in the time of this device. */
export function logAsCsv(
  lines: readonly ActivityLog[],
  nameOf: (line: ActivityLog) => string,
): string {
  const rows = lines.map((line) => [
    format(line.created_at, 'yyyy-MM-dd HH:mm:ss'),
    nameOf(line),
    line.action,
    line.description,
    tableName(line.table_affected),
    changedFields(line).map(inWords).join('\n'),
  ])
  return toCsv([['Date & Time', 'User', 'Action', 'Description', 'Where', 'Changes'], ...rows])
}

function inWords({ label, before, after }: ChangedField): string {
  const parts = [before, after].filter((value) => value !== undefined).map(wordsOf)
  return `${label}: ${parts.join(' → ')}`
}

function wordsOf(value: unknown): string {
  return asText(value).replaceAll('\n', ' / ') || 'empty'
}
