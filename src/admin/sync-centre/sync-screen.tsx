import { useDatabase } from '#db/database-context.ts'
import { useLive } from '#db/memory/use-live.ts'
import { askForSync } from '#db/meta.ts'
import { entries } from '#db/view.ts'
import { can } from '#model/permissions.ts'
import { useUser } from '#ports/use-ports.ts'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Link } from '#ui/link.tsx'
import { Icon } from '#ui/pictures/icons.tsx'
import { Spinner } from '#ui/spinner.tsx'

import { describeEntry } from '../edits/describe.ts'
import { downloadWaiting } from '../edits/download.ts'
import { useOwners } from '../edits/owners.ts'
import { Screen } from '../shell/screen.tsx'
import { shortTime } from '../shell/short-time.ts'
import { useConfirm } from '../shell/use-confirm.tsx'
import { useNotice } from '../shell/use-notice.ts'
import { inWords, useSyncSummary } from '../shell/use-sync-summary.ts'
import { ParkedEdit } from './parked-edit.tsx'

import styles from './sync-screen.module.css'

/** /admin/sync: what is on this device only, and what a person must decide. */
export function SyncScreen() {
  const db = useDatabase()
  const { username, role } = useUser()
  const edits = useLive(entries)
  const summary = useSyncSummary()
  const owners = useOwners()
  const { ask, dialog } = useConfirm()
  const notices = useNotice()

  if (!edits || !summary) return <Spinner>Loading...</Spinner>
  const parked = edits.filter(({ state }) => state === 'parked')
  const waiting = edits.filter(({ state }) => state !== 'parked')
  return (
    <Screen
      title="Sync centre"
      lead={stateInWords(summary)}
      notices={notices}
      action={
        <>
          <Button onClick={() => void downloadWaiting(db, username)} disabled={edits.length === 0}>
            Download what is waiting
          </Button>
          <Button tone="primary" onClick={() => void askForSync(db)}>
            <Icon name="sync" />
            Sync now
          </Button>
        </>
      }
    >
      {edits.length === 0 && <Empty icon="check">Everything is on the server.</Empty>}
      {parked.length > 0 && (
        <section className={styles.group}>
          <h2>{`Needs attention (${parked.length})`}</h2>
          <p className={styles.lead}>
            These changes did not reach the website. Each one waits for your decision.
          </p>
          <ul className={styles.list}>
            {parked.map((entry) => (
              <ParkedEdit key={entry.id} entry={entry} box={edits} ask={ask} notices={notices} />
            ))}
          </ul>
        </section>
      )}
      {waiting.length > 0 && (
        <section className={styles.group}>
          <h2>{`Waiting to sync (${waiting.length})`}</h2>
          <p className={styles.lead}>
            Nothing to do: these are sent as soon as there is a connection.
          </p>
          <ul className={styles.list}>
            {waiting.map((entry) => (
              <li key={entry.id} className={styles.waiting}>
                <Icon name="clock" />
                <span className={styles.what}>{describeEntry(entry, owners)}</span>
                <span className={styles.when}>{shortTime(entry.at)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {can(role, 'delete', 'doctors') && (
        <p className={styles.lead}>
          What was deleted can be brought back from <Link to="/admin/trash">the Trash</Link>.
        </p>
      )}
      {dialog}
    </Screen>
  )
}

function stateInWords(summary: NonNullable<ReturnType<typeof useSyncSummary>>): string {
  const last =
    summary.answeredAt === null
      ? 'The server has not answered on this device yet.'
      : `The server last answered at ${shortTime(summary.answeredAt)}.`
  return `${inWords(summary).words}. ${last}`
}
