import type { ReactNode } from 'react'

import styles from './spinner.module.css'

/**
 * A loading indicator. Its text appears at once; it does not spin for readers who prefer reduced
 * motion.
 */
export function Spinner({ children = 'Loading...' }: { children?: ReactNode }) {
  return (
    <output className={styles.spinner}>
      <span className={styles.ring} aria-hidden="true" />
      <span>{children}</span>
    </output>
  )
}
