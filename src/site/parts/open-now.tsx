import { useContent, useContentState } from '#db/content.ts'
import { contactDetails } from '#db/queries.ts'
import { useLatePart } from '#late/late-part.tsx'

import { useHydrated } from './use-hydrated.ts'

import styles from './open-now.module.css'

const loadOpeningLine = () => import('../opening/opening-line.tsx')

/**
 * Whether the clinic is open, by this device's clock, where staff have written days and times (S-87). A
 * page that is kept must not say so, so the server leaves the line empty; the rule comes after the page.
 */
export function OpenNow() {
  const { week, specialDays } = useContent(contactDetails)
  const isWritten = week.length + specialDays.length > 0
  const { asOf } = useContentState()
  const isLive = useHydrated()
  const { part } = useLatePart(loadOpeningLine, isLive && isWritten)
  if (!isWritten) return null
  return (
    <span className={styles.line}>
      {part && <part.OpeningLine week={week} specialDays={specialDays} asOf={asOf} />}
    </span>
  )
}
