import type { ReactNode } from 'react'

import type { Highlighter } from '../search/search-result.ts'

import styles from './highlight-text.module.css'

/**
 * Highlights matches in a text. Not a component, because most texts of a long list have no match,
 * and a plain text is cheaper for React.
 */
export function highlightText(text: string, highlight: Highlighter | null | undefined): ReactNode {
  if (!highlight) return text
  const composed = text.normalize('NFC')
  const ranges = highlight(composed)
  if (ranges.length === 0) return text
  // The key makes React replace all pieces together: it cannot remove a single text that a
  // browser's translator has replaced.
  return (
    <span key={`${ranges.join(' ')} ${composed}`}>
      {ranges.flatMap(([from, to], at) => [
        composed.slice(ranges[at - 1]?.[1] ?? 0, from),
        <mark key={from} className={styles.mark}>
          {composed.slice(from, to)}
        </mark>,
      ])}
      {composed.slice(ranges.at(-1)?.[1] ?? 0)}
    </span>
  )
}
