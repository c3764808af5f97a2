import type { ReactNode } from 'react'

import { Icon, type IconName } from './pictures/icons.tsx'

import styles from './empty.module.css'

interface EmptyProps {
  icon?: IconName
  children: ReactNode
  /** What one can do about it, such as a button. */
  action?: ReactNode
}

/** Stands where a list would be when there is nothing in it. */
export function Empty({ icon = 'heart', children, action }: EmptyProps) {
  return (
    <div className={styles.empty}>
      <Icon name={icon} className={styles.icon} />
      <p>{children}</p>
      {action}
    </div>
  )
}
