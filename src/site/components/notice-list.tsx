import { useLocation } from 'react-router-dom'

import { useContent } from '#db/content.ts'
import { enabledNotices } from '#db/queries.ts'
import { isShownOn } from '#model/days/clinic-day.ts'
import { paths } from '#model/paths/public-paths.ts'

import { useTextLanguage, useMessages } from '../messages/use-messages.ts'
import { useToday } from './use-today.ts'

import styles from './notice-list.module.css'

/** Today's notices: urgent ones on every page, all of them on Home (S-86). */
export function NoticeList() {
  const isHome = useLocation().pathname === paths.home
  const languageOf = useTextLanguage()
  const { notices: label } = useMessages()
  const today = useToday()
  const visible = useContent(enabledNotices).filter(
    (notice) => isShownOn(today, notice) && (isHome || notice.is_urgent),
  )
  return (
    visible.length > 0 && (
      <section aria-label={label} className={styles.notices}>
        {visible.map(({ id, title, message, is_urgent, ends_on }) => (
          <p key={id} data-urgent={is_urgent} data-ends-on={ends_on}>
            <strong lang={languageOf(title)}>{title}</strong>
            {message && <span lang={languageOf(message)}>{` ${message}`}</span>}
          </p>
        ))}
      </section>
    )
  )
}
