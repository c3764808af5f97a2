import { useDatabase } from '#db/hooks/database-context.ts'
import { restoreRecord } from '#db/restore-deletion.ts'
import type { DeletedRecord } from '#model/mutation.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/pictures/icons.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

import { restoreQueued, toSentenceCase } from '../content-types/common-messages.ts'
import { contentTypes } from '../content-types/content-types.ts'
import { describeDependents } from '../edits/describe-dependents.ts'
import { getRowName } from '../edits/describe-edit.ts'
import { useOwners, type Owners } from '../edits/owners.ts'
import { formatShortTime } from '../shell/format-time.ts'
import { Screen } from '../shell/screen.tsx'
import { useNotice } from '../shell/use-notice.ts'
import { useTrash } from './use-trash.ts'

import styles from './trash-screen.module.css'

/** /admin/trash: records deleted by any user, each with a button that restores it completely [D18]. */
export function TrashScreen() {
  const db = useDatabase()
  const notices = useNotice()
  const { records, failed, again } = useTrash()
  const owners = useOwners()

  async function restore(record: DeletedRecord): Promise<void> {
    await restoreRecord(db, record)
    notices.show({ tone: 'info', text: restoreQueued })
  }

  return (
    <Screen
      title="Trash"
      lead="Records that any user deleted in the last thirty days. A restored record is as it was when it was deleted."
      notices={notices}
    >
      {failed && (
        <Banner tone={failed === 'unreachable' ? 'info' : 'error'}>
          <p>
            {failed === 'unreachable'
              ? 'There is no connection. Only deletions made on this device are shown.'
              : 'The list could not be loaded. Only deletions made on this device are shown.'}
          </p>
          <Button tone="quiet" onClick={again}>
            Retry
          </Button>
        </Banner>
      )}
      {!records && <Spinner>Loading...</Spinner>}
      {records?.length === 0 && (
        <EmptyState icon="trash">
          {failed ? 'Nothing was deleted on this device.' : 'Nothing was deleted.'}
        </EmptyState>
      )}
      {records && records.length > 0 && (
        <ul className={styles.list}>
          {records.map((record) => (
            <Deleted
              key={`${record.t}/${record.id}`}
              record={record}
              owners={owners}
              onBack={() => void restore(record)}
            />
          ))}
        </ul>
      )}
    </Screen>
  )
}

interface DeletedProps {
  record: DeletedRecord
  owners: Owners
  onBack: () => void
}

function Deleted({ record, owners, onBack }: DeletedProps) {
  const { t, at, by, was, takes } = record
  const kind = toSentenceCase(contentTypes[t].messages.one)
  const name = getRowName({ t, id: record.id, op: 'delete', was }, { before: null, owners })
  return (
    <li className={styles.record}>
      <p className={styles.what}>
        <span className={styles.name}>{name || kind}</span>
        <span className={styles.when}>
          {`${name ? `${kind}, deleted` : 'Deleted'} ${formatShortTime(at)}${by ? ` by ${by}` : ''}`}
        </span>
      </p>
      <Button onClick={onBack}>
        <Icon name="undo" />
        {`Restore ${describeDependents(takes)}`.trim()}
        <VisuallyHidden>{` ${name || kind}`}</VisuallyHidden>
      </Button>
    </li>
  )
}
