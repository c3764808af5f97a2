import { formatDistanceToNow } from 'date-fns'

import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'

import type { LogResult } from './use-log.ts'

import styles from './activity-logs-screen.module.css'

interface LogCopyProps {
  asOf: LogResult['asOf']
  online: boolean
  onRetry: () => void
}

/** Says that what is shown is this device's copy. */
export function CachedLogNotice({ asOf, online, onRetry }: LogCopyProps) {
  if (asOf === null) return null
  return (
    <Banner tone="info">
      <p className={styles.copy}>
        <span>{`${online ? 'Could not refresh.' : 'You are offline.'} ${inWords(asOf)}`}</span>{' '}
        <Button tone="quiet" onClick={onRetry}>
          Retry
        </Button>
      </p>
    </Banner>
  )
}

function inWords(asOf: number | 'never'): string {
  if (asOf === 'never') return 'This device has not seen the log yet.'
  const ago = formatDistanceToNow(asOf, { addSuffix: true })
  return `This is what this device has seen of the log, as of ${ago}.`
}
