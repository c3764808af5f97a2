import { segmentGraphemes, foldLetters } from './text.ts'

// For forms only; code that visitors need too is in text.ts.

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
 * sent. Both come from pasting.
 */
export function toStorableText(text: string): string {
  return text.replaceAll('\u0000', '').replace(/\p{Surrogate}/gu, '')
}

/**
 * Characters that are invisible: byte order marks, soft hyphens, and the direction marks that
 * WhatsApp puts before a message. The joiners of Telugu and emoji (U+200C, U+200D) are not among
 * them. Prose keeps all of them, as Urdu may need them.
 */
const UNSEEN = /[\u00ad\u200b\u200e\u200f\u2060\u202a-\u202e\u2066-\u2069\ufeff]/gu

/** Non-breaking spaces, which a search for a space would not find. */
const HARD_BLANKS = /[\u00a0\u2007\u202f]/gu

/** Removes invisible characters. */
export const stripInvisible = (text: string): string =>
  text.replace(UNSEEN, '').replace(HARD_BLANKS, ' ')

/** Returns whether a text has visible characters, like private.has_visible_text() in the database. */
export const hasVisibleText = (text: string): boolean =>
  /[^\p{Cc}\p{Z}\p{DI}\u2800\ufff9-\ufffb]/u.test(text)

/** Normalizes text that a machine reads, such as a URL: invisible characters would change it. */
export const normalizeMachineText = (text: string): string =>
  stripInvisible(text)
    .replace(/[\u200c\u200d]/gu, '')
    .trim()

/** Normalizes a phone number: Word's hyphens and the digits of other scripts. */
export const normalizePhone = (text: string): string =>
  toLatinDigits(normalizeMachineText(text))
    .replace(/[\u2010-\u2015\u2212\ufe63\uff0d]/gu, '-')
    .replaceAll('\uff0b', '+')

/** Line endings of Word and old files. */
const LINE_ENDS = /[\v\f\u0085\u2028\u2029]/gu

/** Replaces other line endings in prose by those that pages render. */
export const withLineEnds = (text: string): string => text.replace(LINE_ENDS, '\n')

/** Joins lines with spaces, for single-line text. */
export const joinLines = (text: string): string => text.replace(LINE_ENDS, ' ')

/** Replaces digits of every script by Latin ones, which a phone dials: ౧౦౮ is 108. */
export function toLatinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    // The ten digits of a script are consecutive: the zero is the first of them.
    let zero = code
    while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
    return String(code - zero)
  })
}

/** What Word, WhatsApp and people put before a list item: a bullet, a dash, a number. */
const MARK = /^(?:[·•●○◦▪■‣⁃*–—-]|\d{1,2}[.)])\s+/u

/** Removes the mark before a list item, as the page renders its own. */
export function stripBullet(item: string): string {
  return item.replace(MARK, '')
}

/** Folds a text for comparison, like the library search: its Unicode form does not matter. */
export const foldText = (text: string): string => foldLetters(stripInvisible(text)).trim()

/**
 * Parses one name per line without empty lines and duplicates; names that a search treats as equal
 * are duplicates. Composes names (NFC), because keyboards type one Telugu or Hindi letter in two
 * ways.
 */
export function parseDistinctNames(lines: readonly string[]): string[] {
  const names = lines.map((line) => toStorableText(line).trim().normalize('NFC'))
  const alike = names.map(foldText)
  const first = new Map(alike.map((name, at) => [name, at] as const).toReversed())
  return names.filter((name, at) => name !== '' && first.get(alike[at] ?? '') === at)
}
