import { useContentState } from '#db/content.ts'
import { Icon } from '#ui/icons.tsx'

import { useWords } from './words/use-words.ts'

import styles from './site-layout.module.css'

/** Says quietly that the network is gone, and how old what is shown is. */
export function OfflineLine() {
  const { offline, asOf } = useContentState()
  const words = useWords()
  // The place stays while the line comes and goes, as only then is it read aloud.
  return (
    <output className={styles.offline}>
      {offline && (
        <span className={styles.line}>
          <Icon name="wifi-off" />
          {asOf === null
            ? words.offline.now
            : words.offline.nowAsOf(dateAndTime(asOf, words.locale))}
        </span>
      )}
    </output>
  )
}

function dateAndTime(milliseconds: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(
    milliseconds,
  )
}
