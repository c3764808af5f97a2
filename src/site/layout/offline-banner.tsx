import { useContentState } from '#db/content.ts'
import { paths } from '#model/paths/public-paths.ts'
import { Link } from '#ui/link.tsx'
import { Icon } from '#ui/pictures/icons.tsx'

import { formatDateAndTime } from '../messages/date-and-time.ts'
import { useLanguage, useMessages } from '../messages/use-messages.ts'

import styles from './site-layout.module.css'

/**
 * Shows that the network is gone or the server silent, and the age of the content; or that no
 * content could be loaded (S-61).
 */
export function OfflineBanner() {
  const { offline, asOf, failed, stale } = useContentState()
  const messages = useMessages()
  const language = useLanguage()
  const { now, notRefreshed, asOf: asOfTime, onThisPhone, retry } = messages.offline
  const isVisible = offline || failed || stale
  const age = isVisible && asOf !== null && asOfTime(formatDateAndTime(language, messages, asOf))
  return (
    // The element stays mounted, or screen readers would not read changes.
    <output className={styles.line} data-visible={isVisible}>
      {offline && <Icon name="wifi-off" />}
      {isVisible && <span>{[offline ? now : notRefreshed, age].filter(Boolean).join(' ')}</span>}
      {isVisible && !failed && (
        <Link to={paths.onThisPhone} className={styles.retry}>
          {onThisPhone}
        </Link>
      )}
      {failed && !offline && (
        // There is no content yet that a reload could lose.
        <button type="button" className={styles.retry} onClick={() => window.location.reload()}>
          {retry}
        </button>
      )}
    </output>
  )
}
