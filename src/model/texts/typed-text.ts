import { graphemes } from './text.ts'

// For forms only; what visitors need too is in text.ts.

/** How many letters a text has, as people see them, counted no further than a limit. */
export function firstLetters(text: string, limit: number): { count: number; isAll: boolean } {
  let count = 0
  for (const _ of graphemes(text)) {
    if (count === limit) return { count, isAll: false }
    count++
  }
  return { count, isAll: true }
}

/**
 * A text without what no text can hold: Postgres refuses U+0000, and half of a
 * surrogate pair cannot be sent. Both come from pasting, never from a person.
 */
export function storable(text: string): string {
  return text.replaceAll('\u0000', '').replace(/\p{Surrogate}/gu, '')
}

/** A text with the digits of every script as the Latin ones, which is what a phone dials: ౧౦౮ is 108. */
export function withLatinDigits(text: string): string {
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
export function withoutMark(item: string): string {
  return item.replace(MARK, '')
}

/**
 * What was typed one per line, without blanks, and each name once: in capitals or not it is the same.
 * Names are composed (NFC), because keyboards write one Telugu or Hindi letter in two ways.
 */
export function distinctNames(lines: readonly string[]): string[] {
  const names = lines.map((line) => storable(line).trim().normalize('NFC'))
  const lower = names.map((name) => name.toLowerCase())
  const first = new Map(lower.map((name, at) => [name, at] as const).toReversed())
  return names.filter((name, at) => name !== '' && first.get(lower[at] ?? '') === at)
}
