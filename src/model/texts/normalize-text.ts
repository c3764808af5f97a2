import { normalizeMachineText, stripInvisible } from './machine-text.ts'
import { segmentGraphemes, foldLetters } from './text.ts'

// For forms only; code that visitors need too is in text.ts and machine-text.ts.

/** Counts the graphemes of a text, no further than the limit. */
export function countGraphemes(text: string, limit: number): { count: number; isAll: boolean } {
  let count = 0
  for (const _ of segmentGraphemes(text)) {
    if (count === limit) return { count, isAll: false }
    count++
  }
  return { count, isAll: true }
}

/**
 * Removes what cannot be stored: Postgres refuses U+0000, and half of a surrogate pair cannot be
 * sent. Also what a reader or a machine would misread: a mark that reverses a name, a space without
 * width. Both come from pasting.
 */
export function toStorableText(text: string): string {
  return stripInvisible(text.replaceAll('\u0000', '').replace(/\p{Surrogate}/gu, ''))
}

/** Returns whether a text has visible characters, like private.has_visible_text() in the database. */
export const hasVisibleText = (text: string): boolean =>
  /[^\p{Cc}\p{Z}\p{DI}\u2800\ufff9-\ufffb]/u.test(text)

/** Line endings of Word and old files. */
const LINE_ENDS = /[\v\f\u0085\u2028\u2029]/gu

/** Replaces other line endings in prose by those that pages render. */
export const withLineEnds = (text: string): string => text.replace(LINE_ENDS, '\n')

/** Joins lines with spaces, for single-line text. */
export const joinLines = (text: string): string => text.replace(LINE_ENDS, ' ')

/** What Word, WhatsApp and people put before a list item: a bullet, a dash, a number; or a bullet alone. */
const MARK = /^(?:[·•●○◦▪■‣⁃*–—-](?:\s+|$)|\d{1,2}[.)]\s+)/u

/** Removes the mark before a list item, as the page renders its own. */
export function stripBullet(item: string): string {
  return item.replace(MARK, '')
}

/** Folds a text for comparison, like the library search: its Unicode form does not matter. */
export const foldText = (text: string): string => foldLetters(normalizeMachineText(text))

/**
 * Parses one name per line without empty lines and duplicates; names that a search treats as equal
 * are duplicates. Composes names (NFC), because keyboards type one Telugu or Hindi letter in two
 * ways.
 */
export function parseDistinctNames(lines: readonly string[]): string[] {
  const names = lines.map((line) => stripBullet(toStorableText(line).trim()).normalize('NFC'))
  const alike = names.map(foldText)
  const first = new Map(alike.map((name, at) => [name, at] as const).toReversed())
  return names.filter((name, at) => name !== '' && first.get(alike[at] ?? '') === at)
}
