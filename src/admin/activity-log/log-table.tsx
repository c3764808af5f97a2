import { format } from 'date-fns'
import type { ReactNode } from 'react'

import type { ActivityLog } from '#model/rows.ts'
import { getForeignLanguage } from '#model/translations.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/pictures/icons.tsx'

import type { Column } from '../lists/record-row.tsx'
import { RecordTable } from '../lists/record-table.tsx'
import { TitleCell } from '../lists/title-cell.tsx'
import { ActionBadge } from './action-badge.tsx'
import { describeLine, getTableLabel } from './changed-fields.ts'

import styles from './activity-logs-screen.module.css'

const HEAD: readonly Column[] = [
  { name: 'Date & Time', place: 'detail' },
  { name: 'User', place: 'detail' },
  { name: 'Action', place: 'mark' },
  { name: 'Description', place: 'title' },
  { name: 'Where', place: 'rest' },
  { name: 'Details', place: 'end' },
]

interface LogTableProps {
  lines: readonly ActivityLog[]
  nameOf: (line: ActivityLog) => string
  onOpen: (line: ActivityLog) => void
}

/** A page of the log. Not virtualized, because the pagination is below its lines. */
export function LogTable({ lines, nameOf, onOpen }: LogTableProps) {
  const toCells = (line: ActivityLog) => cellsOf(line, nameOf(line), () => onOpen(line))
  return <RecordTable label="Activity logs" head={HEAD} rows={lines} cells={toCells} whole />
}

function cellsOf(line: ActivityLog, username: string, open: () => void): ReactNode[] {
  return [
    <time key="at" className={styles.at} dateTime={line.created_at}>
      {format(line.created_at, 'MMM dd, yyyy HH:mm:ss')}
    </time>,
    <span key="user" className={styles.user}>
      {username}
    </span>,
    <ActionBadge key="action" action={line.action} />,
    <TitleCell key="what">
      <span lang={getForeignLanguage(line.description)}>{describeLine(line)}</span>
    </TitleCell>,
    <span key="table" className={styles.about}>
      {getTableLabel(line.table_affected) || '-'}
    </span>,
    <Button
      key="details"
      tone="quiet"
      className={styles.details}
      aria-label={`Details of ${describeLine(line)}`}
      onClick={open}
    >
      <Icon name="eye" />
      <span>Details</span>
    </Button>,
  ]
}
