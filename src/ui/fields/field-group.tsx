import { useId, type ReactNode, type Ref } from 'react'

import { getDescribedBy, FieldNotes, type FieldProps } from './field.tsx'

import styles from './fields.module.css'

interface FieldGroupProps extends Pick<FieldProps, 'label' | 'name' | 'hint' | 'error' | 'notice'> {
  ref?: Ref<HTMLFieldSetElement>
  children: ReactNode
}

/** One field with several controls. Its notes stand above them, because there may be many. */
export function FieldGroup({ ref, label, name, hint, error, notice, children }: FieldGroupProps) {
  const id = useId()
  const describedBy = getDescribedBy(id, { hint, error, notice })
  return (
    <fieldset
      ref={ref}
      name={name}
      className={styles.group}
      data-full-width
      {...(error && { 'data-invalid': true })}
      {...(describedBy && { 'aria-describedby': describedBy })}
    >
      <legend className={styles.label}>{label}</legend>
      <FieldNotes id={id} hint={hint} error={error} mark={notice} />
      {children}
    </fieldset>
  )
}
