import { useDatabase } from '#db/hooks/database-context.ts'
import { resolveConflict } from '#db/parked-edits.ts'
import type { OutboxEntry } from '#db/stored-types.ts'
import { Button } from '#ui/button.tsx'

import { restoreQueued } from '../content-types/common-messages.ts'
import { describeDependents } from '../edits/describe-dependents.ts'
import type { ScreenNotices } from '../shell/use-notice.ts'

import styles from './parked-edit.module.css'

/** For a row deleted elsewhere: restores it with the change on top, if it can be restored. */
export function DeletedRowResolution({
  entry,
  notices,
}: {
  entry: OutboxEntry
  notices: ScreenNotices
}) {
  const db = useDatabase()
  const rows = entry.refusal?.kind === 'conflict' ? entry.refusal.rows : {}
  const found = entry.ops.flatMap((op) => {
    const conflict = rows[op.id]
    return conflict && 'gone' in conflict ? [{ op, conflict }] : []
  })
  // A row without tombstone is created again from this device's copy.
  const restorable = found.find(({ op, conflict }) =>
    conflict.gone === null ? op.op === 'restore' : op.op === 'update',
  )
  if (!restorable) return null
  const comes = describeDependents(restorable.conflict.with)
  const label = restorable.op.op === 'restore' ? 'Create it again' : 'Restore it with my changes'

  async function restore(): Promise<void> {
    await resolveConflict(db, entry.seq, {})
    notices.show({ tone: 'info', text: restoreQueued })
  }

  return (
    <div className={styles.buttons}>
      <Button tone="primary" onClick={() => void restore()}>
        {comes ? `${label}, ${comes}` : label}
      </Button>
    </div>
  )
}
