import { Link } from '#ui/link.tsx'
import { Icon, type IconName } from '#ui/pictures/icons.tsx'

import { describeSyncSummary, useSyncSummary } from '../shell/use-sync-summary.ts'

import styles from './sync-button.module.css'

/** Shows the sync state of this device, and links to the sync screen. */
export function SyncButton() {
  const summary = useSyncSummary()
  if (!summary) return null
  const { words, tone } = describeSyncSummary(summary)
  const icon: IconName = summary.offline
    ? 'wifi-off'
    : ({ calm: 'check', busy: 'sync', alert: 'alert' } as const)[tone]
  return (
    // Around the link: a live region inside it would not be part of its name.
    <output>
      <Link to="/admin/sync" className={styles.button} data-tone={tone}>
        <Icon name={icon} />
        <span>{words}</span>
      </Link>
    </output>
  )
}
