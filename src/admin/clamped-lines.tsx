import { languageOf } from '#model/text.ts'

import styles from './clamped-lines.module.css'

/** The first lines of a long text, in a list; the form shows all of it. */
export function ClampedLines({ text, lines }: { text: string; lines: 2 | 3 }) {
  return (
    <p className={styles.text} data-lines={lines} lang={languageOf(text)}>
      {text}
    </p>
  )
}
