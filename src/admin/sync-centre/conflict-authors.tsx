import { format } from 'date-fns'

import type { OutboxEntry } from '#db/stored-types.ts'
import type { HistoryEntry } from '#model/accounts.ts'
import { isFingerprint } from '#model/fingerprints.ts'
import type { RowConflict, Op } from '#model/mutation.ts'
import { isAllowed } from '#model/permissions.ts'
import { useUser } from '#session/use-session.ts'

import { getColumnLabel } from '../content-types/content-types.ts'
import { getAuthorName } from '../history/audit-events.ts'
import { useRecordHistory } from '../history/use-record-history.ts'
import { listFieldLabels, listChangesSinceBase } from './changes-since-base.ts'

import styles from './parked-edit.module.css'

interface TheirSideProps {
  entry: OutboxEntry
  rows: Record<string, RowConflict>
}

/** Lists who changed what on both sides of a conflict, and when, from the server or the cache. */
export function ConflictAuthors({ entry, rows }: TheirSideProps) {
  const { role } = useUser()
  const op = entry.ops.find(({ id }) => rows[id])
  const conflict = op && rows[op.id]
  // Without the permission to edit the record, its history is not available either.
  if (!op || !conflict || !isAllowed(role, 'update', op.t)) return null
  return <Sides op={op} conflict={conflict} at={entry.at} />
}

function Sides({ op, conflict, at }: { op: Op; conflict: RowConflict; at: number }) {
  const me = useUser()
  const { ownHistory, failed } = useRecordHistory({ table: op.t, id: op.id })
  const lines = listChangesSinceBase(ownHistory?.lines ?? [], { op, conflict, me: me.id })
  return (
    <ul className={styles.sides}>
      <li>
        <strong>You</strong>: {timeOf(at)}
      </li>
      {lines.map((line) => (
        <li key={line.id}>
          <strong>{line.user_id === me.id ? 'You, elsewhere' : getAuthorName(line)}</strong>:{' '}
          {timeOf(line.created_at)}, {describeHistoryEntry(op, line)}
        </li>
      ))}
      {lines.length === 0 && failed && (
        <li>The other users are shown here once the server can be reached.</li>
      )}
    </ul>
  )
}

const timeOf = (at: string | number) => format(at, 'MMM dd, yyyy HH:mm')

function describeHistoryEntry(op: Op, line: HistoryEntry): string {
  if (line.action === 'delete') return 'deleted it'
  const named = listFieldLabels(line).filter((field) => !isFingerprint(field))
  if (named.length === 0) return line.description
  return `changed ${named.map((field) => getColumnLabel(op.t, field)).join(', ')}`
}
