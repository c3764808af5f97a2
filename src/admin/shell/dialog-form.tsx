import type { ComponentProps, ReactNode } from 'react'

import styles from './dialog-form.module.css'

interface DialogFormProps extends Omit<ComponentProps<'form'>, 'className' | 'onSubmit'> {
  onSubmit: () => void
}

/** A small form in a dialog, its fields one below the other. */
export function DialogForm({ onSubmit, ...rest }: DialogFormProps) {
  return (
    <form
      {...rest}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        // The dialog may have been opened by a larger form, which is not sent with it.
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
