import { segmentGraphemes, foldLetters } from './text.ts'

// For forms only; what visitors need too is in text.ts.

/** How many letters a text has, as people see them, counted no further than a limit. */
export function countGraphemes(text: string, limit: number): { count: number; isAll: boolean } {
  let count = 0
  for (const _ of segmentGraphemes(text)) {
    if (count === limit) return { count, isAll: false }
    count++
  }
  return { count, isAll: true }
}

/**
 * A text without what no text can hold: Postgres refuses U+0000, and half of a
 * surrogate pair cannot be sent. Both come from pasting, never from a person.
 */
export function toStorableText(text: string): string {
  return text.replaceAll('\u0000', '').replace(/\p{Surrogate}/gu, '')
}

/**
 * Marks that nobody sees or types: a file's byte order mark, places to break a word, and the direction
 * marks that WhatsApp puts before a message. The joiners of Telugu and of emoji (U+200C, U+200D) are
 * letters, not marks. Prose that somebody types keeps all of them: Urdu may need them.
 */
const UNSEEN = /[\u00ad\u200b\u200e\u200f\u2060\u202a-\u202e\u2066-\u2069\ufeff]/gu

/** Blanks that look like a space and break no line, so that a search does not find them. */
const HARD_BLANKS = /[\u00a0\u2007\u202f]/gu

/** A text as a person sees it. */
export const stripInvisible = (text: string): string =>
  text.replace(UNSEEN, '').replace(HARD_BLANKS, ' ')

/** Whether a text has anything to see, as private.shows() of the database says. */
export const hasVisibleText = (text: string): boolean =>
  /[^\p{Cc}\p{Z}\p{DI}\u2800\ufff9-\ufffb]/u.test(text)

/** A text for a box that a machine reads, such as an address or a heading: what nobody sees would lead elsewhere. */
export const normalizeMachineText = (text: string): string =>
  stripInvisible(text)
    .replace(/[\u200c\u200d]/gu, '')
    .trim()

/** A number as a phone dials it: Word's hyphens and the signs of other scripts as the plain ones. */
export const normalizePhone = (text: string): string =>
  toLatinDigits(normalizeMachineText(text))
    .replace(/[\u2010-\u2015\u2212\ufe63\uff0d]/gu, '-')
    .replaceAll('\uff0b', '+')

/** What Word and old files have in place of a line's end. */
const LINE_ENDS = /[\v\f\u0085\u2028\u2029]/gu

/** Prose with every end of a line as one that pages draw. */
export const withLineEnds = (text: string): string => text.replace(LINE_ENDS, '\n')

/** A line that holds no other: what would end it is a blank. */
export const joinLines = (text: string): string => text.replace(LINE_ENDS, ' ')

/** A text with the digits of every script as the Latin ones, which is what a phone dials: ౧౦౮ is 108. */
export function toLatinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    // Each script has its ten digits in a row: the zero is the last one that has no digit before it.
    let zero = code
    while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
    return String(code - zero)
  })
}

/** What Word, WhatsApp and people put before an item of a list: a bullet, a dash, a number. */
const MARK = /^(?:[·•●○◦▪■‣⁃*–—-]|\d{1,2}[.)])\s+/u

/** An item of a list without a mark before it: the page draws its own. */
export function stripBullet(item: string): string {
  return item.replace(MARK, '')
}

/** Folds a text to compare it with another, as the search of the library does: however its letters are typed. */
export const foldText = (text: string): string => foldLetters(stripInvisible(text)).trim()

/**
 * What was typed one per line, without blanks, and each name once: those that a search takes for the same are.
 * Names are composed (NFC), because keyboards write one Telugu or Hindi letter in two ways.
 */
export function parseDistinctNames(lines: readonly string[]): string[] {
  const names = lines.map((line) => toStorableText(line).trim().normalize('NFC'))
  const alike = names.map(foldText)
  const first = new Map(alike.map((name, at) => [name, at] as const).toReversed())
  return names.filter((name, at) => name !== '' && first.get(alike[at] ?? '') === at)
}
