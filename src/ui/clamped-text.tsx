import { getButtonClass } from './button.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

import styles from './clamped-text.module.css'

interface ClampedTextProps {
  text: string
  /** The collapsed text; if it equals the whole text there is no button. */
  short: string
  lang?: string | undefined
  more: string
  less: string
  /** The subject of the text, to tell several such buttons of a page apart. */
  about: string
}

/**
 * A long text that expands on request. The browser expands it, so that it works before any script.
 */
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
      {/* The browser may expand it before hydration. */}
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
