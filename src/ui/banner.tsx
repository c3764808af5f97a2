import type { ReactNode } from 'react'

import { Icon } from './icons.tsx'

import styles from './banner.module.css'

interface BannerProps {
  tone: 'success' | 'error' | 'warning' | 'info'
  children: ReactNode
  /** Given when it can be put away. */
  onDismiss?: (() => void) | undefined
}

/** What happened, in green or red (AC-418). An error interrupts a screen reader; the rest wait. */
export function Banner({ tone, children, onDismiss }: BannerProps) {
  return (
    <div className={styles.banner} data-tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
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
