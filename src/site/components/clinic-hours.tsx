import { useContent, useContentState } from '#db/content.ts'
import { contactDetails } from '#db/queries.ts'
import { useLatePart } from '#late/late-part.tsx'
import { formatWeek } from '#model/hours/week.ts'

import { useLanguage, useTextLanguage, useMessages } from '../messages/use-messages.ts'
import { useHydrated } from './use-hydrated.ts'

import styles from './clinic-hours.module.css'

/** Loads what the device's clock says of the hours. */
export const loadOpeningLine = () => import('./opening-line.tsx')

/**
 * The opening hours: the week, whether the clinic is open now, and the staff's text about them
 * (S-99). "Now" follows this device's clock (S-87), and a page may be cached, so the server leaves
 * that line empty and its rule loads after the page.
 */
export function ClinicHours() {
  const { week, specialDays, hours } = useContent(contactDetails)
  const isWritten = week.length + specialDays.length > 0
  const { asOf, day } = useContentState()
  const isLive = useHydrated()
  const { part } = useLatePart(loadOpeningLine, isLive && isWritten)
  const language = useLanguage()
  const languageOf = useTextLanguage()
  const messages = useMessages()
  return (
    <>
      {week.length > 0 && (
        <p className={styles.words}>{formatWeek(week, language, messages.week)}</p>
      )}
      {isWritten && (
        <span className={styles.line}>
          {part && <part.OpeningLine week={week} specialDays={specialDays} day={day} asOf={asOf} />}
        </span>
      )}
      {hours && (
        <p className={styles.words} lang={languageOf(hours)}>
          {hours}
        </p>
      )}
    </>
  )
}
