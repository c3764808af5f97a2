// For texts that a machine reads: phone numbers, links, search. Visitors' phones need them, too.

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
