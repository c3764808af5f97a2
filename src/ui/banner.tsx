import type { ReactNode } from 'react'

import { Icon } from './pictures/icons.tsx'

import styles from './banner.module.css'

interface BannerProps {
  tone: 'success' | 'error' | 'warning' | 'info'
  children: ReactNode
  /** An error interrupts a screen reader, other tones wait; set this where another tone should interrupt too. */
  role?: 'alert' | 'status'
  /** Given when it can be dismissed. */
  onDismiss?: (() => void) | undefined
}

/** What happened, in green or red (AC-418). */
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
