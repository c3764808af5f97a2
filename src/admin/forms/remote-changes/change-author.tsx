import type { ReactNode } from 'react'

import type { HistoryEntry } from '#model/accounts.ts'
import { isRecord, isJsonEqual } from '#model/json.ts'
import { useUser } from '#session/use-session.ts'

import { getAuthorName } from '../../history/audit-events.ts'
import { useRecordHistory } from '../../history/use-record-history.ts'
import type { RecordKey } from '../../history/versions.ts'
import type { RemoteChange } from '../core/open-form.ts'
import { describeChange } from './describe-change.ts'

/** The authors of changes to a record's fields. Child records have no history of their own. */
export function createAuthorRenderer(record: RecordKey | null) {
  return (name: string, mark: RemoteChange): ReactNode => {
    const { by, name: knownName, receivedAt } = mark.change
    if (!record || name.includes('/') || by !== 'other' || knownName !== null) return null
    // Loaded again for later changes.
    return <WhoChanged key={receivedAt} record={record} column={name} mark={mark} />
  }
}

interface WhoChangedProps {
  record: RecordKey
  column: string
  mark: RemoteChange
}

/** Shows who changed a field and when, from the record's history on the server (S-78). */
function WhoChanged({ record, column, mark: { change, theirs } }: WhoChangedProps) {
  const me = useUser()
  const { ownHistory } = useRecordHistory(record)
  const line = ownHistory?.lines.find((one) => wrote(one, column, theirs))
  if (!line) return <span>{describeChange(change)}</span>
  const by = line.user_id === me.id ? 'me' : change.by
  const author = { by, name: getAuthorName(line), at: Date.parse(line.created_at) }
  return <span>{describeChange({ ...change, ...author })}</span>
}

function wrote({ changes }: HistoryEntry, column: string, value: unknown): boolean {
  const after = changes?.['after']
  return isRecord(after) && column in after && isJsonEqual(after[column], value)
}
