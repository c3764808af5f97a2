import type { ReactNode } from 'react'

import { Icon, type IconName } from './pictures/icons.tsx'

import styles from './empty-state.module.css'

interface EmptyProps {
  icon?: IconName
  children: ReactNode
  /** What can be done about it, such as a button. */
  action?: ReactNode
}

/** Takes the place of a list that has nothing in it. */
export function EmptyState({ icon = 'heart', children, action }: EmptyProps) {
  return (
    <div className={styles.empty}>
      <Icon name={icon} className={styles.icon} />
      <p>{children}</p>
      {action}
    </div>
  )
}
