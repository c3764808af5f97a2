import { useContentState } from '#db/content.ts'
import { Icon } from '#ui/pictures/icons.tsx'

import { useWords } from '../words/use-words.ts'

import styles from './site-layout.module.css'

/** Says quietly that the network is gone, and how old what is shown is; or that nothing came (S-61). */
export function OfflineLine() {
  const { offline, asOf, failed } = useContentState()
  const { offline: words, locale } = useWords()
  const missing = failed && !offline
  return (
    // The element stays while its words come and go, or screen readers would not read them.
    <output className={styles.line} data-shown={offline || missing}>
      {offline && <Icon name="wifi-off" />}
      {offline && (asOf === null ? words.now : words.nowAsOf(dateAndTime(asOf, locale)))}
      {missing && (
        <>
          {words.notRefreshed}
          {/* There is nothing on the page yet that a reload could lose. */}
          <button type="button" className={styles.retry} onClick={() => window.location.reload()}>
            {words.retry}
          </button>
        </>
      )}
    </output>
  )
}

function dateAndTime(milliseconds: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(
    milliseconds,
  )
}
