import { format } from 'date-fns'

import type { ActivityLog } from '#model/rows.ts'

import { formatAsText } from '../edits/formatted-value.tsx'
import { writeCsv } from '../shell/csv/write-csv.ts'
import {
  describeLine,
  listChangedFields,
  getTableLabel,
  type ChangedField,
} from './changed-fields.ts'

/** Formats the log as a table for spreadsheets, in this device's time zone. */
export function serializeLogToCsv(
  lines: readonly ActivityLog[],
  nameOf: (line: ActivityLog) => string,
): string {
  const rows = lines.map((line) => [
    format(line.created_at, 'yyyy-MM-dd HH:mm:ss'),
    nameOf(line),
    line.action,
    describeLine(line),
    getTableLabel(line.table_affected),
    listChangedFields(line).map(inWords).join('\n'),
  ])
  return writeCsv([['Date & Time', 'User', 'Action', 'Description', 'Where', 'Changes'], ...rows])
}

function inWords({ label, before, after }: ChangedField): string {
  const parts = [before, after].filter((value) => value !== undefined).map(wordsOf)
  return `${label}: ${parts.join(' → ')}`
}

function wordsOf(value: unknown): string {
  return formatAsText(value).replaceAll('\n', ' / ') || 'empty'
}
