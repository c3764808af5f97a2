import { foldLetters } from '#model/texts/text.ts'

import { toPhoneticKey } from './phonetic-key.ts'

/** A token of a text, with its position. */
export interface Token {
  text: string
  index: number
}

// Marks belong to the letter before them, and Telugu joins letters with invisible joiners.
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}\u200c\u200d]*(?:['’][\p{L}\p{M}]+)*/gu

/** Splits a text into tokens, in any script with spaces between words. */
export function tokenize(text: string): Token[] {
  return Array.from(text.matchAll(WORD), (match) => ({ text: match[0], index: match.index }))
}

/** The greeting of a message to a doctor; 'sir dard' is a headache. */
const GREETING = /^(\w+ )?sir\W+(?=my|i |how|what|why|please)/i

/** Removes the greeting of a query. */
export const removeGreeting = (query: string) => query.replace(GREETING, '')

/** Pairs of a form and its word. */
const IRREGULAR = new Map(
  'slep sleep nite night children child woke wake slept sleep asleep sleep fell fall lost loss lose loss forgot forget shook shake spoke speak feet foot'
    .match(/\S+ \S+/g)
    ?.map((pair) => pair.split(' ') as [string, string]),
)

const LATIN = /^[a-z]{4,}$/

/**
 * Stems an English word by its letters: "shakes", "shaking" and "shaky" get one stem. Not a
 * dictionary, so it only needs to be consistent.
 */
export function stemToken(plain: string): string {
  if (!LATIN.test(plain)) return plain
  return (IRREGULAR.get(plain) ?? plain)
    .replace(/ies$/, 'y')
    .replace(/(.{2}[^siu])s$/, '$1')
    .replace(/(.{3})(?:ness|ful|ly)+$/, '$1')
    .replace(/(.{3})ing$/, '$1')
    .replace(/(.{3})ed$/, '$1')
    .replace(/(.{3})[eiy]$/, '$1')
    .replace(/([bdgmnprtz])\1$/, '$1')
}

const TELUGU = /^[\u0c05-\u0c39]/

/**
 * Suffixes of Telugu words, of which two letters stay: the plural, cases, "because of", "-ly" and a
 * last vowel, short or lengthened for emphasis, repeatedly; or the ending of a verb.
 */
const ENDINGS =
  /^(.[^\u0c05-\u0c39]*[\u0c05-\u0c39].*?)(?:(?:ల:?ో|తో|న:?[ి-ూే]|క[ి-ూే]|నుం[చడ]ి|వల:|గా|[ల్ంాి-ూే])+|(?:ించ|ిస్త).*)$/

/**
 * Stems a word in any language, for written comparison. For sounds use `stemToken`: an ending that
 * is heard identifies a verb better than its stem.
 */
export function stemWord(plain: string): string {
  if (!TELUGU.test(plain)) return stemToken(plain)
  // Double consonants are not split: 'thalli', a mother, is not 'thala', the head.
  return plain.replaceAll('ళ్ళ', 'ళ్ల').replaceAll(/(.)్\1/g, '$1:').replace(ENDINGS, '$1')
}

/** Question words, and words that nearly every topic contains: they do not distinguish topics. */
const ENGLISH = `a an the is are am was were be been do does did i me my we our you your he she his her him it its
they them their this that these and or but if of in on at to from for with by as about into than then so too very can
cannot cant couldnt will would should may must not no dont doesnt isnt wont ive im have has had get got goes go why what
when where which who how there any anything something nothing some all just also please tell show want know keep come feel felt like while able
unable always much more many really up down time ever again ago year make happen person someone symptom sign cause
disease disorder condition problem trouble issue difficult syndrome father mother husband wife son daughter
dad mom mum`

/** The same in Telugu and Hindi, in Latin letters; other scripts are compared by their sound. */
const INDIAN = `naku naa maa mee nenu undi untundi unnadi unnayi ayindi avutundi avutondi avutunnayi vastundi vastondi
vastunnayi vachindi vachayi vachina vachinapudu vachaka cheyyalo chesukovali cheppandi emcheyali ledu kadu enduku emi enti ela cheyali chala gurinchi nundi nunchi varaku lanti ki ku lo ga ni
mujhe mere mera meri hamare mein hai hain ho hona hota hoti hote raha rahi rahe nahi nahin kyon kya kaise ka ke ko se aur
bahut jata jati gaya gayi karna kare karu pe par lagi laga aa aane aata aati aana lagta wala amma nanna bhar ravadam ravatledu raadu ekkuvaga`

/**
 * The same as they are written: by its sound 'vaste' would be 'waste', and short words are
 * ambiguous.
 */
const WRITTEN = `em vaste vasthe vastay vastayi vasthayi mari chahiye chahie liye pad pade padta padti
ఏం ఏమిటి వస్తే వస్తాయి మరి करें करे चाहिए चाहिये पड़ पड़े पड़ता पड़ती तो लिए`

/** Optional words: they add to a topic's score, and their absence excludes none. */
const LIGHT = `treatment treat cure medicine tablet doctor hospital help best patient recovery recover
physiotherapy therapy early stage hereditary drive
old age aged often sometimes daily stop raat ratri raatri home remedy exercise diet food
samasya bimari vyadhi rogam jabbu rog ilaj mandu mandulu dawa aadat`

const listOf = (text: string) => text.split(/\s+/)
const stops = new Set([
  ...listOf(ENGLISH).map(stemToken),
  ...listOf(INDIAN),
  ...listOf(WRITTEN).map(foldLetters),
])
const light = new Set(listOf(LIGHT).flatMap((word) => [stemToken(word), toPhoneticKey(word)]))
const spoken = new Set(listOf(INDIAN).map(toPhoneticKey))
/** A short Telugu or Hindi word in Latin letters may be another in English. */
const LONG_ENOUGH = 4

/** Returns whether a word, normalized by `normalizeToken`, is a stop word. */
export function isStopWord(plain: string): boolean {
  if (stops.has(plain) || stops.has(stemToken(plain))) return true
  if (/^\w+$/.test(plain) && plain.length < LONG_ENOUGH) return false
  return spoken.has(toPhoneticKey(plain))
}

const HOW = new Set(['ela', 'yela', 'kaise', 'kese', 'ఎలా', 'कैसे'])

/** "How to reduce" or "how to improve" fits every topic; a reduced memory is a symptom. */
export const isHowQuestion = (before: string, plain: string) =>
  HOW.has(before) && /^(?:tag|tik$)/.test(toPhoneticKey(plain))

export const isFillerWord = (plain: string) =>
  light.has(stemToken(plain)) || (plain.length >= LONG_ENOUGH && light.has(toPhoneticKey(plain)))
