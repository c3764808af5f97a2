import { getForeignLanguage } from '#model/translations.ts'

import styles from './clamped-lines.module.css'

interface ClampedLinesProps {
  text: string
  lines: 2 | 3
  /** Whether the field is always Telugu; by default the script of the text decides. */
  lang?: 'te'
}

/** The first lines of a long text, in a list; the form shows all of it. */
export function ClampedLines({ text, lines, lang }: ClampedLinesProps) {
  return (
    <p className={styles.text} data-lines={lines} lang={lang ?? getForeignLanguage(text)}>
      {text}
    </p>
  )
}
