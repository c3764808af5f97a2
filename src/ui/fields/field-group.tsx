import { useId, type ReactNode, type Ref } from 'react'

import { describing, FieldNotes, type FieldProps } from './field.tsx'

import styles from './fields.module.css'

interface FieldGroupProps extends Pick<FieldProps, 'label' | 'name' | 'hint' | 'error' | 'mark'> {
  ref?: Ref<HTMLFieldSetElement>
  children: ReactNode
}

/** One field of several controls. What is said about it stands above them: they may be many. */
export function FieldGroup({ ref, label, name, hint, error, mark, children }: FieldGroupProps) {
  const id = useId()
  const describedBy = describing(id, { hint, error, mark })
  return (
    <fieldset
      ref={ref}
      name={name}
      className={styles.group}
      data-wide
      {...(error && { 'data-invalid': true })}
      {...(describedBy && { 'aria-describedby': describedBy })}
    >
      <legend className={styles.label}>{label}</legend>
      <FieldNotes id={id} hint={hint} error={error} mark={mark} />
      {children}
    </fieldset>
  )
}
