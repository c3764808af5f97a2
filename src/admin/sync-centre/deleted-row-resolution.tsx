import { useDatabase } from '#db/database-context.ts'
import { settle } from '#db/parked-edits.ts'
import type { Entry } from '#db/stored-types.ts'
import { Button } from '#ui/button.tsx'

import { withWhat } from '../edits/describe-dependents.ts'
import { broughtBack } from '../messages/common-messages.ts'
import type { Notices } from '../shell/use-notice.ts'

import styles from './parked-edit.module.css'

/** For a row that was deleted elsewhere: restores it with the change on top, where it can be restored. */
export function GoneChoice({ entry, notices }: { entry: Entry; notices: Notices }) {
  const db = useDatabase()
  const rows = entry.refusal?.kind === 'conflict' ? entry.refusal.rows : {}
  const found = entry.ops.flatMap((op) => {
    const clash = rows[op.id]
    return clash && 'gone' in clash ? [{ op, clash }] : []
  })
  // What the server no longer knows is made again of what this device has seen.
  const back = found.find(({ op, clash }) =>
    clash.gone === null ? op.op === 'restore' : op.op === 'update',
  )
  if (!back) return null
  const comes = withWhat(back.clash.with)
  const label = back.op.op === 'restore' ? 'Make it again' : 'Restore it with my changes'

  async function restore(): Promise<void> {
    await settle(db, entry.seq, {})
    notices.say({ tone: 'success', text: broughtBack })
  }

  return (
    <div className={styles.buttons}>
      <Button tone="primary" onClick={() => void restore()}>
        {comes ? `${label}, ${comes}` : label}
      </Button>
    </div>
  )
}
