// The scripts of India have one order in Unicode, each in a block of its own, so one table reads
// them all: Devanagari, Telugu, and their neighbours.
const FIRST = 0x0900
const LAST = 0x0d7f
const BLOCK = 0x80
const VIRAMA = 0x4d
const DOT_BELOW = '\u093c'
const VOWELS = 'a a i i u u ru ru e e e ai o o o au'.split(' ')
const CONSONANTS =
  'k k g g n ch ch j j n t t d d n t t d d n n p f b b m y r r l l l v s s s h'.split(' ')
/** The first vowel, the inherent one, has no sign. */
const SIGNS = VOWELS.slice(1)

const isDevanagari = (code: number) => code < FIRST + BLOCK

/**
 * Transliterates a word to Latin letters, approximately as people do; letters that are not in the
 * tables stay.
 */
export function transliterateToLatin(word: string): string {
  if (/[\u0600-\u06ff]/.test(word)) return transliterateArabic(word)
  return /[\u0900-\u0d7f]/.test(word) ? transliterateIndian(word) : word
}

function transliterateIndian(word: string): string {
  // A dot below makes another letter, but people write one for the other.
  const letters = word.normalize('NFC').replaceAll(DOT_BELOW, '')
  const codes = Array.from(letters, (letter) => letter.codePointAt(0) ?? 0)
  const latin = codes.map((code, at) => soundOf(code, codes[at + 1])).join('')
  const nasal = latin.replaceAll(/M(?=[pbfm])/g, 'm')
  if (isDevanagari(codes[0] ?? 0)) return withoutSilent(nasal.replaceAll('M', 'n'))
  return nasal.replace(/M$/, 'm').replaceAll('M', 'n').toLowerCase()
}

/**
 * Each letter alone; 'A' is the inherent vowel, 'M' the nasal that assimilates to the next letter.
 */
function soundOf(code: number, next = 0): string {
  if (code < FIRST || code > LAST) return String.fromCodePoint(code)
  const place = code % BLOCK
  const consonant = CONSONANTS[place - 0x15]
  if (consonant !== undefined) return consonant + (hasSign(next) ? '' : 'A')
  if (place === 0x01 || place === 0x02) return 'M'
  return VOWELS[place - 0x05] ?? SIGNS[place - 0x3e] ?? ''
}

function hasSign(code: number): boolean {
  const place = code % BLOCK
  return code >= FIRST && code <= LAST && place >= 0x3e && place <= VIRAMA
}

/** Hindi drops the inherent vowel at the end of a word, and before a syllable with a vowel. */
function withoutSilent(latin: string): string {
  const spoken = latin.replace(/(.)A$/, '$1')
  return Array.from(spoken)
    .reduceRight<string>((rest, letter, at) => {
      const silent =
        letter === 'A' &&
        /[aeiouA](?:ch|[^aeiouA])$/.test(spoken.slice(0, at)) &&
        /^(?:ch|[^aeiouA])[aeiouA]/.test(rest)
      return (silent ? '' : letter) + rest
    }, '')
    .toLowerCase()
}

/** The sound of each letter of Urdu. */
const ARABIC = new Map(
  'اa آa بb پp تt ٹt ثs جj چc خk دd ڈd ذj رr ڑd زj ژj سs شs صs ضj طt ظj غg فf قk کk كk گg لl مm نn ںn'
    .split(' ')
    .map(([letter, sound = '']) => [letter, sound.replace('c', 'ch')] as const),
)

/** Urdu does not write short vowels: only the consonants can be compared with other scripts. */
function transliterateArabic(word: string): string {
  return Array.from(word, (letter) => ARABIC.get(letter) ?? '').join('')
}
