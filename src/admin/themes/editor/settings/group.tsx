import type { ReactNode } from 'react'

import styles from './group.module.css'

interface GroupProps {
  title: string
  /** A sentence that says what it is for. */
  lead?: string | undefined
  /** Side by side in columns, as many as there is room for, or one below the other. */
  wide?: boolean
  children: ReactNode
}

/** Settings that belong together, under a name that screen readers announce with each. */
export function Group({ title, lead, wide = false, children }: GroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      {lead && <p className={styles.lead}>{lead}</p>}
      <div className={styles.fields} data-wide={wide}>
        {children}
      </div>
    </fieldset>
  )
}
