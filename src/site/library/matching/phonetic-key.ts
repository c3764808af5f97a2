import { transliterateToLatin } from './transliterate.ts'

/** Spellings of one sound, in the order in which they are replaced. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/aches?$/g, 'ak'],
  // 'headach', without its ending; 'bach' is Hindi.
  [/(...)ach$/g, '$1ak'],
  [/ti(?=on|a$|al$)/g, 's'],
  [/khw/g, 'k'],
  [/x/g, 'ks'],
  [/c?k|q/g, 'k'],
  [/ph/g, 'f'],
  [/ch+/g, '@'],
  [/sh/g, 's'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/@/g, 'c'],
  [/zh|z/g, 'j'],
  [/[jg]n|gy/g, 'gn'],
  // Aspirated or not: th and t, dh and d.
  [/([bdgjkrtw])h/g, '$1'],
  [/[ao][uw](?![aeiou])|au|ou/g, 'o'],
  [/w/g, 'v'],
  [/ee|ie/g, 'i'],
  [/oo/g, 'u'],
  [/[ae][iy](?![aeiou])|o?ea|[aoe]e/g, 'e'],
  [/y(?![aeiou])/g, 'i'],
  [/iy/g, 'i'],
  [/h$/g, ''],
  [/(.)\1+/g, '$1'],
]

const keys = new Map<string, string>()
const MOST_KEYS = 50_000

/**
 * Returns the phonetic key of a word in any script and spelling: long and short vowels, th and t,
 * dh and d, v and w, single and double letters are equal.
 */
export function toPhoneticKey(plain: string): string {
  const cached = keys.get(plain)
  if (cached !== undefined) return cached
  const key = ALIKE.reduce(
    (word, [from, to]) => word.replace(from, to),
    transliterateToLatin(plain),
  )
  if (keys.size > MOST_KEYS) keys.clear()
  keys.set(plain, key)
  return key
}

/**
 * Endings of Telugu verbs after the first two letters: to do, is doing, did, if one does, does not.
 */
const ENDING =
  /^(..+?)(?:[aeiu](?:dam|tam|tledu|dledu|tun\w*|tund\w*|tond\w*|te)|(?:st|nc)\w{0,2}(?:un|ond?)\w*|ncadam|ipo\w*)$/

/**
 * Returns the consonants of a phonetic key, with its first letter, because the spelling of vowels
 * varies most.
 */
export function toConsonantKey(key: string): string {
  const word = key.replace(ENDING, '$1-')
  const first = word.slice(0, 1).replace(/[aeiou]/, 'a')
  return (first + word.slice(1).replaceAll(/[aeiouyh]/g, '')).replaceAll(/(.)\1+/g, '$1')
}
