import type { ReactNode } from 'react'

import { Icon, type IconName } from './pictures/icons.tsx'

import styles from './empty-state.module.css'

interface EmptyProps {
  icon?: IconName
  children: ReactNode
  /** An action such as a button. */
  action?: ReactNode
}

/** Replaces an empty list. */
export function EmptyState({ icon = 'heart', children, action }: EmptyProps) {
  return (
    <div className={styles.empty}>
      <Icon name={icon} className={styles.icon} />
      <p>{children}</p>
      {action}
    </div>
  )
}
