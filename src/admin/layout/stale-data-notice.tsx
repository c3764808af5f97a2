import { useDatabase } from '#db/hooks/database-context.ts'
import { requestSync } from '#db/meta.ts'
import { messages } from '#session/messages.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'

import { useSyncSummary } from '../shell/use-sync-summary.ts'

import styles from './stale-data-notice.module.css'

/** Says that the screen shows this device's copy while the server fails (S-61). */
export function StaleDataNotice() {
  const db = useDatabase()
  const summary = useSyncSummary()
  if (!summary?.failing) return null
  if (summary.problem === 'key-refused')
    return <Banner tone="warning">{messages.keyRefused}</Banner>
  return (
    <p className={styles.line}>
      <span>
        {summary.hasData
          ? 'Could not refresh. You see the copy on this device.'
          : 'Could not refresh.'}
      </span>{' '}
      <Button tone="quiet" onClick={() => void requestSync(db)}>
        Retry
      </Button>
    </p>
  )
}
