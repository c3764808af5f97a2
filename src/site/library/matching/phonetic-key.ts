import { transliterateToLatin } from './transliterate.ts'

/** What is said alike and written in several ways, in the order in which it is made one. */
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
  // With breath or without: th and t, dh and d.
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
 * What a word sounds like, in whichever script and spelling: long and short
 * vowels, th and t, dh and d, v and w, one letter and two are the same.
 */
export function toPhoneticKey(plain: string): string {
  const known = keys.get(plain)
  if (known !== undefined) return known
  const key = ALIKE.reduce(
    (word, [from, to]) => word.replace(from, to),
    transliterateToLatin(plain),
  )
  if (keys.size > MOST_KEYS) keys.clear()
  keys.set(plain, key)
  return key
}

/** What Telugu verbs end in, after their first two letters: to do, is doing, did, if one does, does not. */
const ENDING =
  /^(..+?)(?:[aeiu](?:dam|tam|tledu|dledu|tun\w*|tund\w*|tond\w*|te)|(?:st|nc)\w{0,2}(?:un|ond?)\w*|ncadam|ipo\w*)$/

/** The consonants of a sound, for vowels are what people spell in most ways; its first letter stays. */
export function toConsonantKey(key: string): string {
  const word = key.replace(ENDING, '$1-')
  const first = word.slice(0, 1).replace(/[aeiou]/, 'a')
  return (first + word.slice(1).replaceAll(/[aeiouyh]/g, '')).replaceAll(/(.)\1+/g, '$1')
}
