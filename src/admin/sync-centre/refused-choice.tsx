import { useState } from 'react'

import { retry } from '#db/attention.ts'
import { useDatabase } from '#db/database-context.ts'
import type { Entry } from '#db/stored.ts'
import { draftOf } from '#model/blanks.ts'
import { isFingerprint } from '#model/fingerprints.ts'
import { keyOf, type Fields, type Op } from '#model/mutation.ts'
import { specOf } from '#model/tables.ts'
import { Button } from '#ui/button.tsx'
import { TextArea, TextField } from '#ui/fields/fields.tsx'

import { checkForm, type FormErrors } from '../forms/core/check-form.ts'
import type { Notices } from '../shell/use-notice.ts'
import { columnLabel } from '../words/table-words.ts'

import styles from './parked-edit.module.css'

const LONG_TEXT = 80

interface RefusedChoiceProps {
  entry: Entry
  notices: Notices
}

/** For an edit the server refused: sends it again, as it is or corrected. */
export function RefusedChoice({ entry, notices }: RefusedChoiceProps) {
  const db = useDatabase()
  const [editing, setEditing] = useState(false)
  // An edit of several rows cannot be shown as one form.
  const op = entry.ops.length === 1 ? entry.ops[0] : undefined
  const before = (op && entry.before[keyOf(op)]) ?? null
  const texts = op ? textColumns(op) : []

  async function again(change: Fields, said: string): Promise<void> {
    await retry(db, entry.seq, change)
    notices.say({ tone: 'success', text: said })
  }

  if (op && editing) {
    return (
      <TextsForm
        op={op}
        columns={texts}
        before={before}
        onCancel={() => setEditing(false)}
        onSend={(change) => again(change, 'Your change is sent with the next sync.')}
      />
    )
  }
  const oldPictures = op && lacksPicture(entry) ? picturesBefore(op, before) : {}
  return (
    <div className={styles.buttons}>
      {Object.keys(oldPictures).length > 0 && (
        <Button onClick={() => void again(oldPictures, 'It is sent without the new picture.')}>
          Send it without the new picture
        </Button>
      )}
      <Button tone="primary" onClick={() => void again({}, 'It is sent again with the next sync.')}>
        Try again
      </Button>
      {texts.length > 0 && <Button onClick={() => setEditing(true)}>Edit again</Button>}
    </div>
  )
}

function lacksPicture({ refusal }: Entry): boolean {
  return refusal?.kind === 'no-file' || refusal?.kind === 'file-refused'
}

interface TextsFormProps {
  op: Op
  columns: readonly string[]
  before: Fields | null
  onCancel: () => void
  onSend: (change: Fields) => Promise<void>
}

function TextsForm({ op, columns, before, onCancel, onSend }: TextsFormProps) {
  const [typed, setTyped] = useState<Record<string, string>>(
    Object.fromEntries(columns.map((column) => [column, textOf(op, column)])),
  )
  const [errors, setErrors] = useState<FormErrors>({})

  async function send(): Promise<void> {
    const checked = await checkForm(op.t, draftOf(op.t, { ...before, ...sentFields(op), ...typed }))
    if ('errors' in checked) {
      setErrors(checked.errors)
      return
    }
    const values = checked.values as Fields
    // Of a row that comes back, only what differs from it is a change.
    const changed = columns.filter(
      (name) => op.op !== 'restore' || typed[name] !== textOf(op, name),
    )
    await onSend(Object.fromEntries(changed.map((column) => [column, values[column]])))
  }

  return (
    <form
      className={styles.fields}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      {columns.map((column) => {
        const value = typed[column] ?? ''
        const field = {
          label: columnLabel(op.t, column),
          name: column,
          value,
          error: errors[column],
          onChange: (text: string) => setTyped({ ...typed, [column]: text }),
        }
        const isLong = textOf(op, column).length > LONG_TEXT
        return isLong ? <TextArea key={column} {...field} /> : <TextField key={column} {...field} />
      })}
      <div className={styles.buttons}>
        <Button type="submit" tone="primary">
          Send again
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  )
}

/** All that an edit would write: a row that comes back is written whole. */
const sentFields = (op: Op): Fields =>
  op.op === 'restore' ? { ...op.was, ...op.set } : (op.set ?? {})

function textOf(op: Op, column: string): string {
  const value = sentFields(op)[column]
  return typeof value === 'string' ? value : ''
}

/** The columns of an edit that hold text a person typed. */
function textColumns(op: Op): string[] {
  const { images, refers } = specOf(op.t)
  const isText = (column: string) =>
    !images?.columns.includes(column) && refers?.column !== column && !isFingerprint(column)
  return Object.entries(sentFields(op)).flatMap(([column, value]) =>
    typeof value === 'string' && isText(column) ? [column] : [],
  )
}

/** The picture fields of an edit with their old values, to send the rest without the new pictures. */
function picturesBefore(op: Op, before: Fields | null): Fields {
  const columns = specOf(op.t).images?.columns ?? []
  const changed = columns.filter((column) => typeof op.set?.[column] === 'string')
  return Object.fromEntries(changed.map((column) => [column, before?.[column] ?? null]))
}
