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

/** Says that the screen shows this device's cached copy. */
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
  if (asOf === 'never') return 'The log has not been loaded on this device yet.'
  const ago = formatDistanceToNow(asOf, { addSuffix: true })
  return `Showing a partial copy of the log from ${ago}.`
}
