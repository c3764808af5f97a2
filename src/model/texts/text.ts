/**
 * Cuts a text to a number of letters as people see them, so that a Telugu
 * conjunct or an emoji is never halved (S-15), and says so with '...' (S-16).
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

/** What a browser without a segmenter can tell of letters: marks, joined consonants and joined pictures. */
const LETTER =
  /\p{RI}\p{RI}|[^](?:\u0c4d\u200d?[\u0c15-\u0c39]|\u200d\p{ExtPict}|[\p{M}\p{EMod}\u200c\u200d])*/gu

/** Where each letter begins, as people see letters. */
export function segmentGraphemes(text: string): Iterable<{ index: number }> {
  // Each ASCII letter stands for itself, and most texts are ASCII: the segmenter is slow to make.
  if (!/[^\n -~]/.test(text)) return Array.from(text, (_, index) => ({ index }))
  if (!('Segmenter' in Intl)) return Array.from(text.matchAll(LETTER), ({ index }) => ({ index }))
  segmenter ??= new Intl.Segmenter('te', { granularity: 'grapheme' })
  return segmenter.segment(text)
}

/** ASCII without apostrophes: most words are, and there are many to get through. */
const SIMPLE = /^[ -&(-~]*$/

/** Small letters without accents, joiners and apostrophes; Telugu vowel signs are marks too, but never left out. */
export function foldLetters(text: string): string {
  const lower = text.toLowerCase()
  if (SIMPLE.test(lower)) return lower
  return lower
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f'’]|\u200c|\u200d/g, '')
    .normalize('NFC')
}
