import { Link } from '#ui/link.tsx'
import { Icon, type IconName } from '#ui/pictures/icons.tsx'

import { describeSyncSummary, useSyncSummary } from '../shell/use-sync-summary.ts'

import styles from './sync-button.module.css'

/** Where the edits of this device stand; leads to the sync centre. */
export function SyncButton() {
  const summary = useSyncSummary()
  if (!summary) return null
  const { words, tone } = describeSyncSummary(summary)
  const icon: IconName = summary.offline
    ? 'wifi-off'
    : ({ calm: 'check', busy: 'sync', alert: 'alert' } as const)[tone]
  return (
    // Around the link, not in it: a link takes no name from a live region inside it.
    <output>
      <Link to="/admin/sync" className={styles.button} data-tone={tone}>
        <Icon name={icon} />
        <span>{words}</span>
      </Link>
    </output>
  )
}
