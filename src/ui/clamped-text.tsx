import { getButtonClass } from './button.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

import styles from './clamped-text.module.css'

interface ClampedTextProps {
  text: string
  /** The text as it shows at first; when that is the whole text, there is nothing to open. */
  short: string
  lang?: string | undefined
  more: string
  less: string
  /** Whose text it is: several such buttons on a page would sound alike. */
  about: string
}

/** A long text that opens on request. The browser opens it, so that it works before any script. */
export function ClampedText({ text, short, lang, more, less, about }: ClampedTextProps) {
  if (short === text) {
    return (
      <p className={styles.text} lang={lang}>
        {text}
      </p>
    )
  }
  return (
    <div className={styles.clamped}>
      <p className={styles.text} lang={lang}>
        {short}
      </p>
      {/* The browser opens it, perhaps before the page comes alive. */}
      <details className={styles.rest} suppressHydrationWarning>
        <summary className={getButtonClass('quiet', styles.toggle)}>
          <span className={styles.more}>{more}</span>
          <span className={styles.less}>{less}</span>
          <VisuallyHidden>{` ${about}`}</VisuallyHidden>
        </summary>
        <p className={styles.text} lang={lang}>
          {text}
        </p>
      </details>
    </div>
  )
}
