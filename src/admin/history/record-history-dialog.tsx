import { useMemo, useState } from 'react'

import { useRows } from '#db/hooks/use-rows.ts'
import type { Fields, StoredRow } from '#model/mutation.ts'
import type { EditableTable } from '#model/rows.ts'
import { getTableSpec } from '#model/tables.ts'
import { useUser } from '#session/use-session.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Spinner } from '#ui/spinner.tsx'

import { contentTypes } from '../content-types/content-types.ts'
import { AuditEventItem } from './audit-event-item.tsx'
import { collectAuditEvents } from './audit-events.ts'
import { getChildTable, buildVersionsWithChildren } from './child-records.ts'
import { HistoryFreshness } from './history-freshness.tsx'
import {
  RestoreVersionDialog,
  type RestoreTarget,
  type RestoreRequest,
} from './restore-version-dialog.tsx'
import { useRecordHistory } from './use-record-history.ts'
import type { RecordKey } from './versions.ts'

import styles from './history.module.css'

interface HistoryDialogProps {
  record: RecordKey
  /** Stores an edit. */
  onBringBack: (record: RecordKey, target: RestoreTarget) => Promise<void>
  onClose: () => void
}

/** The history of a record, newest first, with buttons to restore a version. */
export function RecordHistoryDialog({ record, onBringBack, onClose }: HistoryDialogProps) {
  const { table, id } = record
  const history = useRecordHistory(record)
  const rows = useRowsOf(record)
  const [request, setRequest] = useState<RestoreRequest | null>(null)
  const versions = useVersions(record, rows, history)
  const newest = versions?.find(({ record: key }) => key.id === id)
  const now = rows.get(id)
  const then = request && rows.get(request.record.id)

  const title = `History of ${nameOf(table, now)}`
  const isWaiting = !versions || (versions.length === 0 && history.isLoading)
  return (
    <>
      <Dialog title={title} size="large" onClose={onClose}>
        <HistoryFreshness history={history} />
        {isWaiting && <Spinner>Loading...</Spinner>}
        {!isWaiting && versions.length === 0 && (
          <EmptyState icon="clock">No history yet.</EmptyState>
        )}
        <ol className={styles.versions} aria-label={title}>
          {versions?.map((version, at) => (
            <AuditEventItem
              key={version.id}
              version={version}
              isOpenAtFirst={at === 0}
              isNewest={version === newest}
              isPart={version.record.id !== id}
              now={rows.get(version.record.id) ?? null}
              onWant={setRequest}
              onBringBack={now ? onBringBack : null}
            />
          ))}
        </ol>
        {!history.isOver && <Button onClick={() => void history.older()}>Show older</Button>}
      </Dialog>
      {request && then && (
        <RestoreVersionDialog
          now={then}
          request={request}
          onRestore={onBringBack}
          onClose={() => setRequest(null)}
        />
      )}
    </>
  )
}

/** The states of the record and its child records after each audit event; undefined while loading. */
function useVersions(
  { table, id }: RecordKey,
  rows: ReadonlyMap<string, Fields>,
  { edits, serverHistory }: ReturnType<typeof useRecordHistory>,
) {
  const me = useUser()
  return useMemo(() => {
    if (!edits) return undefined
    const parts = [...rows.keys()].filter((one) => one !== id)
    const events = collectAuditEvents({ record: { table, id }, parts, me, serverHistory, edits })
    return buildVersionsWithChildren(events, (key) => rows.get(key.id) ?? null)
  }, [edits, table, id, rows, me, serverHistory])
}

/** The current record and child records by id. Rows are plain fields here, as in the log. */
function useRowsOf({ table, id }: RecordKey): ReadonlyMap<string, Fields> {
  const part = getChildTable(table)
  const rows = useRows(table)
  const parts = useRows(part?.table ?? table)
  return useMemo(() => {
    const all = [...(rows ?? []), ...(part ? (parts ?? []) : [])] as StoredRow[]
    const isOfIt = (row: StoredRow) => row.id === id || (part && row[part.column] === id)
    return new Map(all.filter(isOfIt).map((row) => [row.id, row]))
  }, [rows, parts, part, id])
}

function nameOf(table: EditableTable, row: Fields | undefined): string {
  const name = row?.[getTableSpec(table).name ?? '']
  return typeof name === 'string' && name !== '' ? name : contentTypes[table].messages.one
}
