/**
 * Truncates a text to a number of graphemes, so that a Telugu conjunct or an emoji is never split
 * (S-15), and appends '...' (S-16).
 */
export function truncate(text: string, limit: number): string {
  if (text.length <= limit) return text
  let letters = 0
  for (const { index } of segmentGraphemes(text)) {
    if (letters === limit) return `${text.slice(0, index)}...`
    letters++
  }
  return text
}

let segmenter: Intl.Segmenter | undefined

/**
 * Approximates graphemes in browsers without a segmenter: marks, joined consonants and joined
 * emoji.
 */
const LETTER =
  /\p{RI}\p{RI}|[^](?:\u0c4d\u200d?[\u0c15-\u0c39]|\u200d\p{ExtPict}|[\p{M}\p{EMod}\u200c\u200d])*/gu

/** Returns the index of each grapheme. */
export function segmentGraphemes(text: string): Iterable<{ index: number }> {
  // Most texts are ASCII, where each character is a grapheme: a segmenter is slow to create.
  if (!/[^\n -~]/.test(text)) return Array.from(text, (_, index) => ({ index }))
  try {
    segmenter ??= new Intl.Segmenter('te', { granularity: 'grapheme' })
    return segmenter.segment(text)
  } catch {
    return Array.from(text.matchAll(LETTER), ({ index }) => ({ index }))
  }
}

/** ASCII without apostrophes, a fast path for most words. */
const SIMPLE = /^[ -&(-~]*$/

/**
 * Folds to small letters without accents, joiners and apostrophes. Keeps Telugu vowel signs, which
 * are marks too.
 */
export function foldLetters(text: string): string {
  const lower = text.toLowerCase()
  if (SIMPLE.test(lower)) return lower
  return lower
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f'’]|\u200c|\u200d/g, '')
    .normalize('NFC')
}
