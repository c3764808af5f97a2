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
}

export interface InputProps {
  id: string
  name: string
  className: string | undefined
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
export function Labelled({ label, name, hint, error, beside, children, ...rest }: LabelledProps) {
  const id = useId()
  const describedBy = describing(id, hint, error)
  const input = {
    id,
    name,
    className: beside ? styles.box : styles.input,
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
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}

/** The `aria-describedby` of a control for its FieldNotes; empty when there are none. */
export function describing(id: string, hint: ReactNode, error: string | undefined): string {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
}

interface FieldNotesProps {
  id: string
  hint: ReactNode
  error: string | undefined
}

/** The hint and the error below a control. */
export function FieldNotes({ id, hint, error }: FieldNotesProps) {
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
