/** A word of a text, and where it stands there. */
export interface Word {
  text: string
  index: number
}

// Marks belong to the letter before them, and Telugu joins letters with invisible joiners.
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}\u200c\u200d]*(?:['’][\p{L}\p{M}]+)*/gu
/** A letter of another script, whose words may not stand between spaces. */
const NOT_LATIN = /(?!\p{Script=Latin})\p{L}/u

/** An English ending, as far as one can tell: not that of 'stress', 'sinus' or 'paralysis'. */
const PLURAL = /([a-z]{3}[^siu])s$/

let segmenter: Intl.Segmenter | null = null

/** The words of a text in any script. */
export function wordsOf(text: string): Word[] {
  // The segmenter takes ten times as long, and finds the same words in English.
  if (!NOT_LATIN.test(text) || !('Segmenter' in Intl)) {
    return Array.from(text.matchAll(WORD), (match) => ({ text: match[0], index: match.index }))
  }
  segmenter ??= new Intl.Segmenter('te', { granularity: 'word' })
  return Array.from(segmenter.segment(text))
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment, index }) => ({ text: segment, index }))
}

/** Most words are, and there are many to get through. */
const SIMPLE = /^[\w']+$/

const withoutAccents = (word: string) =>
  word
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f\u200c\u200d]/g, '')
    .normalize('NFC')

/**
 * The ways a word may be written in a search: small letters without accents,
 * joiners and apostrophes, and "Parkinson's" or "seizures" without the ending
 * too. Telugu vowel signs are marks as accents are, but never left out.
 */
export function plainForms(word: string): string[] {
  const plain = (SIMPLE.test(word) ? word : withoutAccents(word)).toLowerCase()
  const whole = plain.replaceAll(/['’]/g, '')
  const stem = whole === plain ? whole.replace(PLURAL, '$1') : plain.replace(/['’].*/, '')
  return stem === whole ? [whole] : [whole, stem]
}
