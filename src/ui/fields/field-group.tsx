import { useId, type ReactNode } from 'react'

import { describing, FieldNotes, type FieldProps } from './field.tsx'

import styles from './fields.module.css'

interface FieldGroupProps extends Pick<FieldProps, 'label' | 'name' | 'hint' | 'error' | 'mark'> {
  children: ReactNode
}

/** One field of several controls. What is said about it stands above them: they may be many. */
export function FieldGroup({ label, name, hint, error, mark, children }: FieldGroupProps) {
  const id = useId()
  const describedBy = describing(id, { hint, error, mark })
  return (
    <fieldset
      name={name}
      className={styles.group}
      data-wide
      {...(describedBy && { 'aria-describedby': describedBy })}
    >
      <legend className={styles.label}>{label}</legend>
      <FieldNotes id={id} hint={hint} error={error} mark={mark} />
      {children}
    </fieldset>
  )
}
