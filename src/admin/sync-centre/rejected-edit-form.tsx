import { useEffect, useRef, useState } from 'react'

import { toForm } from '#model/blanks.ts'
import { isFingerprint, withFingerprints } from '#model/fingerprints.ts'
import { isJsonEqual } from '#model/json.ts'
import type { Fields, Op } from '#model/mutation.ts'
import { getTableSpec } from '#model/tables.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'

import { getColumnLabel } from '../content-types/content-types.ts'
import { askToLeave } from '../forms/core/ask-to-leave.ts'
import { useLeaveGuard } from '../forms/core/use-leave-guard.ts'
import { validateForm, type FormErrors } from '../forms/core/validate-form.ts'
import { RowPicture } from '../forms/pictures/row-picture.tsx'
import { useConfirm } from '../shell/use-confirm.tsx'
import { GenericField } from './generic-field.tsx'

import styles from './parked-edit.module.css'

interface EditAgainProps {
  op: Op
  /** The same, with the author's later input into the same fields [D20]. */
  newest: readonly Op[]
  before: Fields | null
  onCancel: () => void
  onSend: (change: Fields) => Promise<void>
}

/** The form of a rejected edit: its own fields, as in the form of the record (S-107). */
export function RejectedEditForm({ op, newest, before, onCancel, onSend }: EditAgainProps) {
  const fields = listEditableFields(op)
  const sentFields = getSentFields(op)
  const [input, setInput] = useState<Fields>({})
  const start: Fields = { ...sentFields, ...newest[0]?.set }
  const current = { ...start, ...input }
  const isDirty = !isJsonEqual(current, start)
  const { choose, dialog } = useConfirm()
  useLeaveGuard(isDirty, leave)
  const [errors, setErrors] = useState<FormErrors>({})
  const pictures = (getTableSpec(op.t).images?.columns ?? []).flatMap((column) => {
    const address = current[column]
    return typeof address === 'string' ? [{ column, address }] : []
  })
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(errors).length === 0) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])
  const elsewhere = Object.entries(errors).filter(([field]) => !fields.includes(field))

  /** Asks before input is discarded. Returns false if the user stays. */
  async function leave(): Promise<boolean> {
    const choice = isDirty ? await askToLeave(choose, SEND) : 'discard'
    if (choice === 'save') return send()
    if (choice === 'discard') onCancel()
    return choice === 'discard'
  }

  /** Returns false if a field is invalid. */
  async function send(): Promise<boolean> {
    const checked = await validateForm(op.t, toForm(op.t, { ...before, ...current }))
    if ('errors' in checked) {
      setErrors(checked.errors)
      return false
    }
    const values = checked.values as Fields
    const changed = fields.filter((field) => !isJsonEqual(values[field], sentFields[field]))
    const change: Fields = Object.fromEntries(changed.map((field) => [field, values[field]]))
    // A translation typed here belongs to the text beside it.
    await onSend(withFingerprints(op.t, change, values))
    return true
  }

  return (
    <form
      ref={form}
      className={styles.fields}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      {elsewhere.map(([field, error]) => (
        <Banner key={field} tone="error">
          {`${getColumnLabel(op.t, field)}: ${error}`}
        </Banner>
      ))}
      {fields.map((field) => (
        <GenericField
          key={field}
          table={op.t}
          id={op.id}
          name={field}
          value={current[field]}
          error={errors[field]}
          onChange={(value) => setInput({ ...input, [field]: value })}
        />
      ))}
      {pictures.map(({ column, address }) => (
        <div key={column} className={styles.picture}>
          <RowPicture address={address} icon="camera" />
          <p>{getColumnLabel(op.t, column)}: sent as you selected it.</p>
        </div>
      ))}
      <div className={styles.buttons}>
        <Button type="submit" tone="primary">
          {SEND}
        </Button>
        <Button onClick={() => void leave()}>Cancel</Button>
      </div>
      {dialog}
    </form>
  )
}

const SEND = 'Send again'

/** The fields of an edit that can be corrected here; pictures are selected in the record's own form. */
export function listEditableFields(op: Op): string[] {
  const { images, refers } = getTableSpec(op.t)
  const isParent = (field: string) => refers?.column === field && refers.on === 'delete'
  return Object.keys(getSentFields(op)).filter(
    (field) => !images?.columns.includes(field) && !isParent(field) && !isFingerprint(field),
  )
}

/** All fields that an edit would write: a restored row is written completely. */
function getSentFields(op: Op): Fields {
  return op.op === 'restore' ? { ...op.was, ...op.set } : (op.set ?? {})
}
