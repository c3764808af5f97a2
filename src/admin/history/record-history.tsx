import { createPortal } from 'react-dom'

import { changeRow, queueEdit, StorageFullError } from '#db/edits.ts'
import { useDatabase } from '#db/hooks/database-context.ts'
import type { Form } from '#model/rows.ts'

import { storageFull } from '../content-types/common-messages.ts'
import { LateDialog } from '../shell/late-dialog.tsx'
import type { ScreenNotices } from '../shell/use-notice.ts'
import type { RestoreTarget } from './restore-version-dialog.tsx'
import type { RecordKey } from './versions.ts'

const loadDialog = () => import('./record-history-dialog.tsx')

interface RecordHistoryProps {
  record: RecordKey
  notices: Pick<ScreenNotices, 'show'>
  /**
   * Closes the form of the record, after a question if it has unsaved input. Returns false if the
   * user stays.
   */
  leave: () => Promise<boolean>
  onClose: () => void
}

/** The history of a record, loaded on demand, and restoring from it. */
export function RecordHistory({ record, notices, leave, onClose }: RecordHistoryProps) {
  const db = useDatabase()

  /** A restore is an ordinary edit: its base is the record as shown beside the version. */
  async function bringBack({ table, id }: RecordKey, target: RestoreTarget): Promise<void> {
    if (!(await leave())) return
    onClose()
    try {
      if ('deleted' in target) {
        await queueEdit(db, [{ t: table, id, op: 'restore', was: target.deleted }])
      } else {
        await changeRow(db, table, id, {
          fields: target.fields as Partial<Form<typeof table>>,
          base: target.base as Partial<Form<typeof table>>,
        })
      }
      notices.show({
        tone: 'info',
        text: 'Restored. The change will be sent with the next sync.',
      })
    } catch (error) {
      const full = error instanceof StorageFullError
      if (!full) reportError(error)
      notices.show({ tone: 'error', text: full ? storageFull : 'It could not be restored.' })
    }
  }

  // Outside of the surrounding form: Enter in it must not save that form.
  return createPortal(
    <LateDialog title="History" load={loadDialog} onClose={onClose}>
      {({ RecordHistoryDialog }) => (
        <RecordHistoryDialog record={record} onBringBack={bringBack} onClose={onClose} />
      )}
    </LateDialog>,
    document.querySelector('[data-staff]') ?? document.body,
  )
}
