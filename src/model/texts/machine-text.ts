// For texts that a machine reads: phone numbers, links, search. Visitors' phones need them, too.

/**
 * Characters that are invisible: byte order marks, soft hyphens, and the direction marks that
 * WhatsApp and keyboards add. The joiners of Telugu, Hindi, Urdu and emoji, and what else changes an
 * emoji, are not among them.
 */
const UNSEEN = /(?!\u200c|\u200d|\ufe0f|[\u{e0020}-\u{e007f}])\p{DI}/gu

/** Removes invisible characters, and replaces wide, thin and non-breaking spaces by plain ones. */
export const stripInvisible = (text: string): string =>
  text.replace(UNSEEN, '').replace(/\p{Zs}/gu, ' ')

/** Normalizes text that a machine reads, such as a URL: invisible characters would change it. */
export const normalizeMachineText = (text: string): string =>
  text
    .replace(/\p{DI}/gu, '')
    .replace(/\s/g, ' ')
    .replace(/\p{Cc}/gu, '')
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
