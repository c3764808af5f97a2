import { useId, type ReactNode } from 'react'

import { classNames } from '../class-names.ts'

import styles from './fields.module.css'

/** The props that every field shares. */
export interface FieldProps {
  label: string
  name: string
  required?: boolean | undefined
  disabled?: boolean | undefined
  error?: string | undefined
  hint?: ReactNode
  notice?: FieldNotice | undefined
}

/** A note below a field about its record, such as a remote change. */
export interface FieldNotice {
  /** Whether it needs a decision, so that it must be in view. */
  isQuestion: boolean
  /** Renders it, with this id on the element that describes the field. */
  render: (id: string) => ReactNode
}

export interface InputProps {
  id: string
  name: string
  className: string | undefined
  autoComplete: string
  required?: boolean
  disabled?: boolean
  'aria-invalid'?: boolean
  'aria-describedby'?: string
}

interface LabelledProps extends FieldProps {
  /** A checkbox has its label beside it. */
  labelBeside?: boolean
  children: (input: InputProps) => ReactNode
}

/** A control with its label, hint and error, associated for screen readers. */
export function LabelledControl({ label, name, labelBeside, children, ...rest }: LabelledProps) {
  const { hint, error, notice } = rest
  const id = useId()
  const describedBy = getDescribedBy(id, rest)
  const input = {
    id,
    name,
    className: labelBeside ? styles.box : styles.input,
    // Browsers store input on the disk and offer it to the next user of the device.
    autoComplete: 'off',
    ...(rest.required && { required: true }),
    ...(rest.disabled && { disabled: true }),
    ...(error && { 'aria-invalid': true }),
    ...(describedBy && { 'aria-describedby': describedBy }),
  }
  const words = (
    <label htmlFor={id} className={styles.label}>
      {label}
      {rest.required && <RequiredMarker />}
    </label>
  )
  return (
    <div className={classNames(styles.field, labelBeside && styles.beside)}>
      {!labelBeside && words}
      {children(input)}
      {labelBeside && words}
      <FieldNotes id={id} hint={hint} error={error} mark={notice} />
    </div>
  )
}

/** Returns the `aria-describedby` of a control for its FieldNotes; empty if there are none. */
export function getDescribedBy(id: string, { hint, error, notice }: Notes): string {
  const notes = [hint && `${id}-hint`, error && `${id}-error`, notice && `${id}-mark`]
  return notes.filter(Boolean).join(' ')
}

type Notes = Pick<FieldProps, 'hint' | 'error' | 'notice'>

interface FieldNotesProps {
  id: string
  hint: ReactNode
  error: string | undefined
  mark: FieldNotice | undefined
}

/** The hint and the error below a control, and the notes about its record. */
export function FieldNotes({ id, hint, error, mark }: FieldNotesProps) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {mark?.render(`${id}-mark`)}
    </>
  )
}

/** A visible star; screen readers read the field's own `required`. */
export function RequiredMarker() {
  return (
    <span className={styles.required} aria-hidden="true">
      {' *'}
    </span>
  )
}
