import type { ComponentProps, ReactNode } from 'react'

import styles from './dialog-form.module.css'

interface DialogFormProps extends Omit<ComponentProps<'form'>, 'className' | 'onSubmit'> {
  onSubmit: () => void
}

/** A small form in a dialog, with its fields below each other. */
export function DialogForm({ onSubmit, ...rest }: DialogFormProps) {
  return (
    <form
      {...rest}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        // The submit event must not reach a form that contains the dialog.
        event.stopPropagation()
        onSubmit()
      }}
    />
  )
}

/** The buttons below such a form, or below a message. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
