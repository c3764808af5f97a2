import type { ReactNode } from 'react'

import styles from './setting-group.module.css'

interface GroupProps {
  title: string
  /** A sentence that explains the group. */
  lead?: string | undefined
  /** In columns, as many as fit, or below each other. */
  wide?: boolean
  children: ReactNode
}

/** Settings that belong together, under a name that screen readers announce with each. */
export function SettingGroup({ title, lead, wide = false, children }: GroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      {lead && <p className={styles.lead}>{lead}</p>}
      <div className={styles.fields} data-full-width={wide}>
        {children}
      </div>
    </fieldset>
  )
}
