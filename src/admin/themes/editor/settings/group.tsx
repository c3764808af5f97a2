import type { ReactNode } from 'react'

import styles from './group.module.css'

interface GroupProps {
  title: string
  /** What becomes of it, in a sentence. */
  lead?: string | undefined
  /** In a column each as wide as there is room, or one under the other. */
  wide?: boolean
  children: ReactNode
}

/** Settings that belong together, under a name that screen readers say with each. */
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
