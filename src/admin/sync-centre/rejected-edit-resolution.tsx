import { useState } from 'react'

import { useDatabase } from '#db/database-context.ts'
import { newestOf } from '#db/dependents/one-question.ts'
import { retry } from '#db/parked-edits.ts'
import type { Entry } from '#db/stored-types.ts'
import { keyOf, type Fields, type Op } from '#model/mutation.ts'
import { specOf } from '#model/tables.ts'
import { Button } from '#ui/button.tsx'
import { useNextFocus } from '#ui/fields/use-next-focus.ts'

import type { Notices } from '../shell/use-notice.ts'
import { EditAgain, fieldsToEdit } from './rejected-edit-form.tsx'
import { isSlugClash } from './slug-conflict.tsx'

import styles from './parked-edit.module.css'

interface RefusedChoiceProps {
  entry: Entry
  /** The whole outbox: what was changed again behind this edit is what is edited. */
  box: readonly Entry[]
  notices: Notices
}

/** For an edit the server refused: sends it again, as it is or corrected. */
export function RefusedChoice({ entry, box, notices }: RefusedChoiceProps) {
  const db = useDatabase()
  const [editing, setEditing] = useState(false)
  const { within, focusNext } = useNextFocus<HTMLDivElement>()
  // An edit of several rows cannot be shown as one form.
  const op = entry.ops.length === 1 ? entry.ops[0] : undefined
  const before = op ? rowBefore(entry, op) : null

  async function again(change: Fields, said: string): Promise<void> {
    await retry(db, entry.seq, change)
    notices.say({ tone: 'success', text: said })
  }

  function open(): void {
    // What was refused, where that is known.
    const wanted = isSlugClash(entry.refusal) ? '[name="slug"]' : 'input, textarea, select'
    focusNext((choice) => choice.querySelector(wanted))
    setEditing(true)
  }

  function close(): void {
    focusNext((choice) => choice.querySelector('[data-edit-again]'))
    setEditing(false)
  }

  if (op && editing) {
    return (
      <div ref={within}>
        <EditAgain
          op={op}
          newest={newestOf(box, entry)}
          before={before}
          onCancel={close}
          onSend={(change) => again(change, 'Your change is sent with the next sync.')}
        />
      </div>
    )
  }
  const oldPictures = op && lacksPicture(entry) ? picturesBefore(op, before) : {}
  return (
    <div ref={within} className={styles.buttons}>
      {Object.keys(oldPictures).length > 0 && (
        <Button onClick={() => void again(oldPictures, 'It is sent without the new picture.')}>
          Send it without the new picture
        </Button>
      )}
      <Button
        tone={isSlugClash(entry.refusal) ? 'secondary' : 'primary'}
        onClick={() => void again({}, 'It is sent again with the next sync.')}
      >
        Try again
      </Button>
      {op && fieldsToEdit(op).length > 0 && (
        <Button data-edit-again onClick={open}>
          Edit again
        </Button>
      )}
    </div>
  )
}

const rowBefore = ({ before }: Entry, op: Op): Fields | null => before[keyOf(op)] ?? null

function lacksPicture({ refusal }: Entry): boolean {
  return refusal?.kind === 'no-file' || refusal?.kind === 'file-refused'
}

/** The picture fields of an edit with their old values, to send the rest without the new pictures. */
function picturesBefore(op: Op, before: Fields | null): Fields {
  const columns = specOf(op.t).images?.columns ?? []
  const changed = columns.filter((column) => typeof op.set?.[column] === 'string')
  return Object.fromEntries(changed.map((column) => [column, before?.[column] ?? null]))
}
