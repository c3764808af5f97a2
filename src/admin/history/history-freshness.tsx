import { formatDistanceToNow } from 'date-fns'

import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'

import type { useRecordHistory } from './use-record-history.ts'

import styles from './history.module.css'

/** Says how old a cached history is. */
export function HistoryFreshness({ history }: { history: ReturnType<typeof useRecordHistory> }) {
  const { failed, ownHistory, again } = history
  if (!failed) return null
  const why = failed === 'unreachable' ? 'The server cannot be reached.' : 'The server failed.'
  const copy = ownHistory
    ? `Showing a copy from ${formatDistanceToNow(ownHistory.at, { addSuffix: true })}.`
    : 'Only your own edits are shown. The full history has not been loaded on this device yet.'
  return (
    <Banner tone="info">
      <p className={styles.age}>
        <span>{`${why} ${copy}`}</span>{' '}
        <Button tone="quiet" onClick={again}>
          Retry
        </Button>
      </p>
    </Banner>
  )
}
