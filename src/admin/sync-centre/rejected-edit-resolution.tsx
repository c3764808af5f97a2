import { useState } from 'react'

import { useDatabase } from '#db/hooks/database-context.ts'
import { readLatestValues } from '#db/later-edits.ts'
import { retryParkedEdit } from '#db/parked-edits.ts'
import type { OutboxEntry } from '#db/stored-types.ts'
import { toRecordKey, type Fields, type Op } from '#model/mutation.ts'
import { getTableSpec } from '#model/tables.ts'
import { Button } from '#ui/button.tsx'
import { useNextFocus } from '#ui/fields/use-next-focus.ts'

import type { ScreenNotices } from '../shell/use-notice.ts'
import { RejectedEditForm, listEditableFields } from './rejected-edit-form.tsx'
import { isSlugConflict } from './slug-conflict.tsx'

import styles from './parked-edit.module.css'

interface RefusedChoiceProps {
  entry: OutboxEntry
  /** The whole outbox: the form includes later edits of the same fields. */
  box: readonly OutboxEntry[]
  notices: ScreenNotices
}

/** For a rejected edit: sends it again, unchanged or corrected. */
export function RejectedEditResolution({ entry, box, notices }: RefusedChoiceProps) {
  const db = useDatabase()
  const [editing, setEditing] = useState(false)
  const { within, focusNext } = useNextFocus<HTMLDivElement>()
  // An edit of several rows does not fit into one form.
  const op = entry.ops.length === 1 ? entry.ops[0] : undefined
  const before = op ? rowBefore(entry, op) : null

  async function retry(change: Fields, success: string): Promise<void> {
    await retryParkedEdit(db, entry.seq, change)
    notices.show({ tone: 'info', text: success })
  }

  function open(): void {
    // The rejected field, if known.
    const selector = isSlugConflict(entry.refusal) ? '[name="slug"]' : 'input, textarea, select'
    focusNext((choice) => choice.querySelector(selector))
    setEditing(true)
  }

  function close(): void {
    focusNext((choice) => choice.querySelector('[data-rejected-edit-form]'))
    setEditing(false)
  }

  if (op && editing) {
    return (
      <div ref={within}>
        <RejectedEditForm
          op={op}
          newest={readLatestValues(box, entry)}
          before={before}
          onCancel={close}
          onSend={(change) => retry(change, 'Your change is sent with the next sync.')}
        />
      </div>
    )
  }
  const oldPictures = op && lacksPicture(entry) ? picturesBefore(op, before) : {}
  return (
    <div ref={within} className={styles.buttons}>
      {Object.keys(oldPictures).length > 0 && (
        <Button onClick={() => void retry(oldPictures, 'It will be sent without the new picture.')}>
          Send it without the new picture
        </Button>
      )}
      <Button
        tone={isSlugConflict(entry.refusal) ? 'secondary' : 'primary'}
        onClick={() => void retry({}, 'It is sent again with the next sync.')}
      >
        Try again
      </Button>
      {op && listEditableFields(op).length > 0 && (
        <Button data-rejected-edit-form onClick={open}>
          Edit again
        </Button>
      )}
    </div>
  )
}

const rowBefore = ({ before }: OutboxEntry, op: Op): Fields | null =>
  before[toRecordKey(op)] ?? null

function lacksPicture({ refusal }: OutboxEntry): boolean {
  return refusal?.kind === 'no-file' || refusal?.kind === 'file-refused'
}

/** The picture columns of an edit with their old values, to send the rest without the new pictures. */
function picturesBefore(op: Op, before: Fields | null): Fields {
  const columns = getTableSpec(op.t).images?.columns ?? []
  const changed = columns.filter((column) => typeof op.set?.[column] === 'string')
  return Object.fromEntries(changed.map((column) => [column, before?.[column] ?? null]))
}
