import { findDependentEdits } from '#db/dependent-edits.ts'
import { useDatabase } from '#db/hooks/database-context.ts'
import { useQuery } from '#db/hooks/use-query.ts'
import { requestSync } from '#db/meta.ts'
import { listBlockedEdits } from '#db/outbox.ts'
import { readOutbox } from '#db/read-view.ts'
import type { OutboxEntry } from '#db/stored-types.ts'
import { isAllowed } from '#model/permissions.ts'
import { useUser } from '#session/use-session.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Link } from '#ui/link.tsx'
import { Icon } from '#ui/pictures/icons.tsx'
import { Spinner } from '#ui/spinner.tsx'

import { describeEdit } from '../edits/describe-edit.ts'
import { useOwners, type Owners } from '../edits/owners.ts'
import { formatShortTime } from '../shell/format-time.ts'
import { Screen } from '../shell/screen.tsx'
import { useConfirm } from '../shell/use-confirm.tsx'
import { describeSending } from '../shell/use-edit-verdict.ts'
import { useNotice } from '../shell/use-notice.ts'
import { describeSyncSummary, useSyncSummary, type SyncSummary } from '../shell/use-sync-summary.ts'
import { ParkedEdit } from './parked-edit.tsx'

import styles from './sync-screen.module.css'

/** /admin/sync: the unsent changes of this device, and those that need a decision. */
export function SyncScreen() {
  const db = useDatabase()
  const { role } = useUser()
  const edits = useQuery(readOutbox)
  const summary = useSyncSummary()
  const owners = useOwners()
  const { confirm, dialog } = useConfirm()
  const notices = useNotice()

  if (!edits || !summary) return <Spinner>Loading...</Spinner>
  const { parked, behind, waiting } = groupEntries(edits)
  return (
    <Screen
      title="Unsent changes"
      lead={stateInWords(summary)}
      notices={notices}
      action={
        <Button tone="primary" onClick={() => void requestSync(db)}>
          <Icon name="sync" />
          Sync now
        </Button>
      }
    >
      {edits.length === 0 && <EmptyState icon="check">Everything is on the server.</EmptyState>}
      {parked.length > 0 && (
        <section className={styles.group}>
          <h2>{`Needs attention (${parked.length})`}</h2>
          <p className={styles.lead}>
            These changes could not be published. Each one needs your decision.
          </p>
          <ul className={styles.list}>
            {parked.map((entry) => (
              <ParkedEdit
                key={entry.id}
                entry={entry}
                box={edits}
                confirm={confirm}
                notices={notices}
              />
            ))}
          </ul>
        </section>
      )}
      {waiting.length > 0 && (
        <section className={styles.group}>
          <h2>{`Waiting to sync (${waiting.length})`}</h2>
          <p className={styles.lead}>
            {`${needsSignIn(summary) ? '' : 'No action needed. '}These are sent ${describeSending(summary.problem)}.`}
          </p>
          <Waiting edits={waiting} owners={owners} />
        </section>
      )}
      {behind.length > 0 && (
        <section className={styles.group}>
          <h2>{`Waiting for your decision (${behind.length})`}</h2>
          <p className={styles.lead}>
            These change the same records and are sent once the ones above are resolved.
          </p>
          <Waiting edits={behind} owners={owners} />
        </section>
      )}
      {isAllowed(role, 'delete', 'doctors') && (
        <p className={styles.lead}>
          You can restore deleted records from <Link to="/admin/trash">the Trash</Link>.
        </p>
      )}
      {dialog}
    </Screen>
  )
}

/**
 * Groups the edits by what has to happen before they are sent; edits blocked by a parked one are
 * shown below it.
 */
function groupEntries(box: readonly OutboxEntry[]) {
  const blocked = listBlockedEdits(box)
  const parked = box.filter(({ state }) => state === 'parked')
  const dependents = parked.flatMap((entry) => Object.values(findDependentEdits(box, entry)).flat())
  const below = new Set(dependents.map(({ id }) => id))
  return {
    parked,
    behind: [...blocked].filter(({ id }) => !below.has(id)),
    waiting: box.filter((entry) => entry.state !== 'parked' && !blocked.has(entry)),
  }
}

const needsSignIn = ({ problem }: SyncSummary) =>
  problem === 'signed-out' || problem === 'password-first'

function Waiting({ edits, owners }: { edits: readonly OutboxEntry[]; owners: Owners }) {
  return (
    <ul className={styles.list}>
      {edits.map((entry) => (
        <li key={entry.id} className={styles.waiting}>
          <Icon name="clock" />
          <span className={styles.what}>{describeEdit(entry, owners)}</span>
          <span className={styles.when}>{formatShortTime(entry.at)}</span>
        </li>
      ))}
    </ul>
  )
}

function stateInWords(summary: SyncSummary): string {
  const last =
    summary.answeredAt === null
      ? 'This device has not connected to the server yet.'
      : `Last contact with the server: ${formatShortTime(summary.answeredAt)}.`
  return `${describeSyncSummary(summary).words}. ${last}`
}
