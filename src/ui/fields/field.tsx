import { useId, type ReactNode } from 'react'

import { classNames } from '../class-names.ts'

import styles from './fields.module.css'

/** What every field shares. */
export interface FieldProps {
  label: string
  name: string
  required?: boolean | undefined
  disabled?: boolean | undefined
  error?: string | undefined
  hint?: ReactNode
  mark?: FieldMark | undefined
}

/** What is said below a field about the record behind it, such as that somebody changed it. */
export interface FieldMark {
  /** Whether it asks something, so that it must be in sight. */
  asks: boolean
  /** Draws it, with this id on what describes the field. */
  draw: (id: string) => ReactNode
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
  beside?: boolean
  children: (input: InputProps) => ReactNode
}

/** A control with its label, hint and error, tied together for screen readers. */
export function Labelled({ label, name, beside, children, ...rest }: LabelledProps) {
  const { hint, error, mark } = rest
  const id = useId()
  const describedBy = describing(id, rest)
  const input = {
    id,
    name,
    className: beside ? styles.box : styles.input,
    // Browsers keep on the disk what is typed elsewhere, and offer it to whoever comes next.
    autoComplete: 'off',
    ...(rest.required && { required: true }),
    ...(rest.disabled && { disabled: true }),
    ...(error && { 'aria-invalid': true }),
    ...(describedBy && { 'aria-describedby': describedBy }),
  }
  const words = (
    <label htmlFor={id} className={styles.label}>
      {label}
      {rest.required && <Required />}
    </label>
  )
  return (
    <div className={classNames(styles.field, beside && styles.beside)}>
      {!beside && words}
      {children(input)}
      {beside && words}
      <FieldNotes id={id} hint={hint} error={error} mark={mark} />
    </div>
  )
}

/** The `aria-describedby` of a control for its FieldNotes; empty when there are none. */
export function describing(id: string, { hint, error, mark }: Notes): string {
  const notes = [hint && `${id}-hint`, error && `${id}-error`, mark && `${id}-mark`]
  return notes.filter(Boolean).join(' ')
}

type Notes = Pick<FieldProps, 'hint' | 'error' | 'mark'>

interface FieldNotesProps {
  id: string
  hint: ReactNode
  error: string | undefined
  mark: FieldMark | undefined
}

/** The hint and the error below a control, and what is said about its record. */
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
      {mark?.draw(`${id}-mark`)}
    </>
  )
}

/** A visible star; screen readers learn from the field itself that it is required. */
export function Required() {
  return (
    <span className={styles.required} aria-hidden="true">
      {' *'}
    </span>
  )
}
