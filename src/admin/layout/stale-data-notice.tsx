import { useDatabase } from '#db/hooks/database-context.ts'
import { requestSync } from '#db/meta.ts'
import { Button } from '#ui/button.tsx'

import { useSyncSummary } from '../shell/use-sync-summary.ts'

import styles from './stale-data-notice.module.css'

/** Says that the screen shows this device's copy while the server fails (S-61). */
export function StaleDataNotice() {
  const db = useDatabase()
  const summary = useSyncSummary()
  if (summary?.problem !== 'busy' && summary?.problem !== 'error') return null
  return (
    <p className={styles.line}>
      Could not refresh.{' '}
      <Button tone="quiet" onClick={() => void requestSync(db)}>
        Retry
      </Button>
    </p>
  )
}
