import { useMemo, useState } from 'react'

import { useRows } from '#db/memory/use-rows.ts'
import type { Fields } from '#model/mutation.ts'
import { specOf, type EditableTable } from '#model/tables.ts'
import { useUser } from '#ports/use-ports.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Empty } from '#ui/empty.tsx'
import { Spinner } from '#ui/spinner.tsx'

import { tableWords } from '../words/table-words.ts'
import { BringBack, type Wanted } from './bring-version-back.tsx'
import { happeningsOf } from './happenings.ts'
import { HistoryAge } from './history-age.tsx'
import { HistoryEntry } from './history-entry.tsx'
import { useRecordHistory, type RecordKey } from './use-record-history.ts'
import { versionsOf } from './versions.ts'

import styles from './history.module.css'

interface HistoryDialogProps {
  record: RecordKey
  /** Stores an edit: these fields, by somebody who has seen the record like this. */
  onBringBack: (fields: Fields, seen: Fields) => Promise<void>
  onClose: () => void
}

/** What happened to a record, newest first, and the way back to any of it. */
export function HistoryDialog({ record, onBringBack, onClose }: HistoryDialogProps) {
  const { table, id } = record
  const me = useUser()
  const history = useRecordHistory(record)
  const { edits, said } = history
  const row = useRows(table)?.find((one) => one.id === id) ?? null
  // Rows are plain fields here, as the log keeps them.
  const now = row as unknown as Fields | null
  const [wanted, setWanted] = useState<Wanted | null>(null)
  const versions = useMemo(
    () => edits && versionsOf(table, now, happeningsOf({ table, id, me, said, edits })),
    [edits, table, id, now, me, said],
  )

  const title = `History of ${nameOf(table, now)}`
  const isWaiting = !versions || (versions.length === 0 && history.isAsking)
  return (
    <>
      <Dialog title={title} size="large" onClose={onClose}>
        <HistoryAge history={history} />
        {isWaiting && <Spinner>Loading...</Spinner>}
        {!isWaiting && versions.length === 0 && (
          <Empty icon="clock">Nothing is recorded about it yet.</Empty>
        )}
        <ol className={styles.versions} aria-label={title}>
          {versions?.map((version, at) => (
            <HistoryEntry
              key={version.id}
              version={version}
              isNewest={at === 0}
              now={now}
              onWant={setWanted}
            />
          ))}
        </ol>
        {!history.isOver && (
          <Button onClick={() => void history.older()}>Show what is older</Button>
        )}
      </Dialog>
      {wanted && now && (
        <BringBack
          table={table}
          now={now}
          wanted={wanted}
          onBringBack={onBringBack}
          onClose={() => setWanted(null)}
        />
      )}
    </>
  )
}

function nameOf(table: EditableTable, row: Fields | null): string {
  const name = row?.[specOf(table).name ?? '']
  return typeof name === 'string' && name !== '' ? name : tableWords[table].one
}
