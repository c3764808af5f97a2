import { useLocation } from 'react-router-dom'

import {
  canRenderPage,
  isServerUnreachable,
  useContentState,
  type ContentState,
} from '#db/content.ts'
import { paths } from '#model/paths/public-paths.ts'
import { Link } from '#ui/link.tsx'
import { Icon } from '#ui/pictures/icons.tsx'

import { formatDateAndTime } from '../messages/date-and-time.ts'
import { useLanguage, useMessages } from '../messages/use-messages.ts'

import styles from './site-layout.module.css'

/**
 * Shows that the network is gone or the server silent, and the age of the content; or that content
 * is missing, which may be seen nowhere else on a page (S-61).
 */
export function OfflineBanner() {
  const state = useContentState()
  const isVisible = isServerUnreachable(state)
  return (
    // The element stays mounted, or screen readers would not read changes.
    <output className={styles.line} data-visible={isVisible}>
      {isVisible && <Line {...state} />}
    </output>
  )
}

function Line(state: ContentState) {
  const { content, offline, asOf, failed, isPartial } = state
  const { pathname } = useLocation()
  const messages = useMessages()
  const language = useLanguage()
  const { now, notRefreshed, asOf: asOfTime, onThisPhone, retry, notAll } = messages.offline
  const isPart = content !== null && (isPartial || !canRenderPage(state, pathname))
  const age = asOf !== null && asOfTime(formatDateAndTime(language, messages, asOf))
  return (
    <>
      {offline && <Icon name="wifi-off" />}
      <span>{[offline ? now : notRefreshed, isPart && notAll, age].filter(Boolean).join(' ')}</span>
      {!failed && (
        <Link to={paths.onThisPhone} className={styles.retry}>
          {onThisPhone}
        </Link>
      )}
      {(failed || isPart) && !offline && (
        // There is little content yet that a reload could lose.
        <button type="button" className={styles.retry} onClick={() => window.location.reload()}>
          {retry}
        </button>
      )}
    </>
  )
}
