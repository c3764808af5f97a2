import type { ReactNode } from 'react'

import styles from './spinner.module.css'

/** Something is on its way. The words appear at once; nothing turns for readers who prefer reduced motion. */
export function Spinner({ children = 'Loading...' }: { children?: ReactNode }) {
  return (
    <output className={styles.spinner}>
      <span className={styles.ring} aria-hidden="true" />
      <span>{children}</span>
    </output>
  )
}
