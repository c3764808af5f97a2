import type { ReactNode } from 'react'

import { Icon } from './pictures/icons.tsx'

import styles from './banner.module.css'

interface BannerProps {
  tone: 'success' | 'error' | 'warning' | 'info'
  children: ReactNode
  /**
   * Screen readers announce errors at once and other tones later; set this to announce another tone
   * at once.
   */
  role?: 'alert' | 'status'
  /** Set if it can be dismissed. */
  onDismiss?: (() => void) | undefined
}

/** A message about a result, in green or red (AC-418). */
export function Banner({ tone, children, onDismiss, ...rest }: BannerProps) {
  const { role = tone === 'error' ? 'alert' : 'status' } = rest
  return (
    <div className={styles.banner} data-tone={tone} role={role}>
      <Icon name={tone === 'success' ? 'check' : 'alert'} />
      <div className={styles.text}>{children}</div>
      {onDismiss && (
        <button type="button" className={styles.dismiss} aria-label="Dismiss" onClick={onDismiss}>
          <Icon name="close" />
        </button>
      )}
    </div>
  )
}
