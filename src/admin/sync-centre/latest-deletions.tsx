import { bringBack, latestDeletions, type Deletion } from '#db/chains/bring-back.ts'
import { useDatabase } from '#db/database-context.ts'
import { useLive } from '#db/memory/use-live.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/pictures/icons.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

import { nameOf } from '../edits/describe.ts'
import { useOwners } from '../edits/owners.ts'
import { withWhat } from '../edits/what-comes.ts'
import { shortTime } from '../shell/short-time.ts'
import type { Notices } from '../shell/use-notice.ts'
import { broughtBack, tooLateToUndo } from '../words/common-words.ts'
import { tableWords } from '../words/table-words.ts'

import styles from './sync-screen.module.css'

/** What was deleted on this device lately and is on the server, each with a button that brings it back whole [D18]. */
export function LatestDeletions({ notices }: { notices: Notices }) {
  const db = useDatabase()
  const owners = useOwners()
  const deletions = useLive(latestDeletions) ?? []
  if (deletions.length === 0) return null

  const called = ({ op }: Deletion) => nameOf(op, { before: null, owners })

  async function back({ id }: Deletion): Promise<void> {
    const done = await bringBack(db, id)
    notices.say(
      done ? { tone: 'success', text: broughtBack } : { tone: 'error', text: tooLateToUndo },
    )
  }

  return (
    <section className={styles.group}>
      <h2>Deleted here lately</h2>
      <p className={styles.lead}>What is brought back is as it was when it was deleted.</p>
      <ul className={styles.list}>
        {deletions.map((deletion) => (
          <li key={deletion.id} className={`${styles.waiting} ${styles.deletion}`}>
            <Icon name="trash" />
            <span className={styles.what}>
              {`${tableWords[deletion.op.t].one} ${called(deletion)}`.trim()}
            </span>
            <span className={styles.when}>{shortTime(deletion.at)}</span>
            <Button onClick={() => void back(deletion)}>
              <Icon name="undo" />
              {`Bring back ${withWhat(deletion.takes)}`.trim()}
              <VisuallyHidden>{called(deletion)}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
