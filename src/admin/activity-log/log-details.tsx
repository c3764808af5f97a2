import { format } from 'date-fns'

import type { ActivityLog } from '#model/rows.ts'
import { Dialog } from '#ui/dialog.tsx'

import { FormattedValue } from '../edits/formatted-value.tsx'
import { useReferenceNames } from '../edits/use-reference-names.ts'
import { ActionBadge } from './action-badge.tsx'
import { describeLine, listChangedFields, getTableLabel } from './changed-fields.ts'

import styles from './log-details.module.css'

interface LogDetailsProps {
  line: ActivityLog
  username: string
  onClose: () => void
}

/** Shows one line of the log with each changed field before and after. */
export function LogDetails({ line, username, onClose }: LogDetailsProps) {
  const fields = listChangedFields(line)
  const named = useReferenceNames()
  const table = getTableLabel(line.table_affected)
  return (
    <Dialog title={describeLine(line)} onClose={onClose}>
      <p className={styles.about}>
        <ActionBadge action={line.action} />
        <span>
          {[username, format(line.created_at, 'MMM dd, yyyy HH:mm:ss'), table]
            .filter(Boolean)
            .join(', ')}
        </span>
      </p>
      {fields.length === 0 && <p>Nothing more was recorded for this.</p>}
      {fields.map((field) => (
        <section key={field.column} className={styles.field}>
          <h3>{field.label}</h3>
          <div className={styles.values}>
            <Version name="Before" value={named(field.column, field.before)} />
            <Version name="After" value={named(field.column, field.after)} />
          </div>
        </section>
      ))}
    </Dialog>
  )
}

interface VersionProps {
  name: string
  value: unknown
}

function Version({ name, value }: VersionProps) {
  if (value === undefined) return null
  return (
    <div className={styles.version} data-version={name}>
      <h4>{name}</h4>
      <FormattedValue value={value} />
    </div>
  )
}
