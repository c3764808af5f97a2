import { settle } from '#db/attention.ts'
import { useDatabase } from '#db/database-context.ts'
import type { Entry } from '#db/stored.ts'
import { Button } from '#ui/button.tsx'

import type { Notices } from '../shell/use-notice.ts'

import styles from './parked-edit.module.css'

/** For a row that was deleted elsewhere: restores it with the change on top, where it can be restored. */
export function GoneChoice({ entry, notices }: { entry: Entry; notices: Notices }) {
  const db = useDatabase()
  const rows = entry.refusal?.kind === 'conflict' ? entry.refusal.rows : {}
  const restorable = entry.ops.some((op) => {
    const clash = rows[op.id]
    return op.op === 'update' && clash && 'gone' in clash && clash.gone !== null
  })
  if (!restorable) return null

  async function restore(): Promise<void> {
    await settle(db, entry.seq, {})
    notices.say({ tone: 'success', text: 'It is brought back with the next sync.' })
  }

  return (
    <div className={styles.buttons}>
      <Button tone="primary" onClick={() => void restore()}>
        Restore it with my changes
      </Button>
    </div>
  )
}
