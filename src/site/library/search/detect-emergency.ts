import { isUrgent } from '#model/texts/call-us.ts'
import { listNames } from '#model/texts/names-of.ts'
import { foldLetters } from '#model/texts/text.ts'

import { editDistance } from '../matching/edit-distance.ts'
import { createBigrams } from '../matching/library-index.ts'
import { toPhoneticKey } from '../matching/phonetic-key.ts'
import { stemToken, removeGreeting, tokenize } from '../matching/tokenize.ts'
import { EMERGENCY_SIGNS, TOPICS, type EmergencySign } from './emergency-signs.ts'
import {
  ABOUT,
  ACUTE,
  AT_PRESENT,
  HABIT,
  HYPOTHETICAL,
  JUST_NOW,
  LONG_PAST,
  MEALS,
  OCCASIONS,
  ONSET,
  PREGNANT,
  READING,
  SLEEP,
  STRUCK,
  SUDDEN,
  TILL_NOW,
  WILL_COME,
} from './emergency-words.ts'
import type { PublicIllness } from './public-illness.ts'
import type { EmergencyAdvice } from './search-result.ts'

const MOST_LETTERS = 200
const LEAST_SOUND = 3
const LONG_SOUND = /\w{5}/
/** Not the pressure or the sugar of today, which has three digits. */
const YEAR = / 20[12]\d /
const LONG = 6
const LATIN = /^[a-z0-9]+$/

/**
 * Returns the clinic's own advice for an urgent query: the line of "when to get help" that fits
 * best. Null if the query is not urgent. A sudden symptom is urgent, too, if the best matching
 * illness can be.
 */
export function detectEmergency(
  query: string,
  illnesses: readonly PublicIllness[],
  best?: PublicIllness,
): EmergencyAdvice | null {
  const parsed = parseQuery(query)
  const sign = EMERGENCY_SIGNS.find((one) => isMet(one, parsed))
  if (sign) return lineFor(sign, illnesses)
  const [sentence] = best ? urgentLines(best) : []
  return best && sentence && hasOne(SUDDEN, parsed) && !hasOne(SLEEP, parsed)
    ? { sentence, illness: best }
    : null
}

/** Returns the illness of a query that has an emergency card, although the query is not urgent. */
export function findEmergencyTopic(
  query: string,
  illnesses: readonly PublicIllness[],
): PublicIllness | null {
  const parsed = parseQuery(query)
  const topic = TOPICS.find((one) => isMet(one, parsed))
  return topic ? lineFor(topic, illnesses).illness : null
}

/** A query prepared for comparison: its words and bigrams. */
interface ParsedQuery {
  /** As they are written, between spaces. */
  plain: string
  /** The same with the stems of English words; the sound for scripts other than Latin. */
  written: string
  sounds: string
  /** The words in which one letter may be wrong. */
  long: readonly string[]
}

/** '5 years old', '60 saal ke', '60 ఏళ్ల నాన్న': an age is no time that has passed. */
const AGE =
  /\d+[\s-]*(?:(?:years?|yrs?|months?|weeks?|days?)[\s-]*old|(?:saal|sal|साल)\s+(?:ka|ke|ki|का|के|की)|(?:ella|yella|ఏళ్ల|ఏళ్ళ|సంవత్సరాల)(?=\s)(?!\s+(?:kinda|kritam|mund|nun|క్రితం|కింద|ముందు|నుం)))/giu

function parseQuery(query: string): ParsedQuery {
  const text = removeGreeting(query.slice(0, MOST_LETTERS)).replace(AGE, ' aged ')
  const words = tokenize(text).map((word) => foldLetters(word.text))
  const forms = [...words, ...createBigrams(words)]
  const written = forms.flatMap((word) =>
    LATIN.test(word) ? [word, stemToken(word)] : [word, toPhoneticKey(word)],
  )
  return {
    plain: ` ${forms.join(' ')} `,
    written: ` ${written.join(' ')} `,
    // Two words as one may lose a vowel of the first: 'पड़ रहा'.
    sounds: ` ${[...forms.map(toPhoneticKey), ...createBigrams(words.map(toPhoneticKey))].join(' ')} `,
    long: words.filter((word) => LATIN.test(word) && word.length >= LONG),
  }
}

function isMet({ all, unless = '', calm }: EmergencySign, parsed: ParsedQuery): boolean {
  return (
    all.every((line) => hasOne(line, parsed)) &&
    !hasOne(unless, parsed) &&
    !(calm && isCalm(calm, parsed))
  )
}

type Calm = NonNullable<EmergencySign['calm']>

/**
 * A current emergency outweighs everything, and one that has just struck outweighs reading about
 * it.
 */
function isCalm(calm: Calm, parsed: ParsedQuery): boolean {
  if (hasJustStruck(parsed)) return false
  if (hasWritten(HYPOTHETICAL, parsed)) return true
  if (calm === 'habit') return isHabit(parsed)
  return calm !== 'kind' && isOfAnotherTime(calm, parsed)
}

/** Whether it is long past, or what an asker wants to know who is not in need. */
function isOfAnotherTime(calm: Calm, parsed: ParsedQuery): boolean {
  if (calm === 'illness' && hasWritten(WILL_COME, parsed)) return !hasOne(ACUTE, parsed)
  const isReading = hasWritten(wordsOfReading(calm), parsed) || isAbout(calm, parsed)
  const isPresent = isAtPresent(calm, parsed)
  // A symptom may be of today after years of another illness.
  if (isLongPast(calm, parsed) && (isReading || !isPresent)) return true
  if (calm === 'long-past' || isPresent || hasOne(STRUCK, parsed)) return false
  return isReading || (isSubject(calm) && isLivedWith(parsed))
}

const hasJustStruck = (parsed: ParsedQuery) =>
  hasOne(SUDDEN, parsed) || hasWritten(JUST_NOW, parsed)

/** A fit that comes now is urgent, whatever was before. */
const isHabit = (parsed: ParsedQuery) =>
  hasWritten(WILL_COME, parsed) ||
  (!hasWritten(AT_PRESENT, parsed) &&
    (hasWritten(`${HABIT} ${OCCASIONS} ${ABOUT} ${READING}`, parsed) ||
      isLongPast('illness', parsed)))

const isLivedWith = (parsed: ParsedQuery) =>
  hasWritten(OCCASIONS, parsed) && !hasOne(`${ONSET} todo help* cheyali`, parsed)

const isSubject = (calm: Calm) => calm === 'reading' || calm === 'illness'

const wordsOfReading = (calm: Calm) => (isSubject(calm) ? `${READING} ${MEALS}` : READING)

const isAbout = (calm: Calm, parsed: ParsedQuery) =>
  calm === 'illness' && hasWritten(ABOUT, parsed) && !hasWritten(AT_PRESENT, parsed)

const isAtPresent = (calm: Calm, parsed: ParsedQuery) =>
  calm === 'symptom' && hasWritten(AT_PRESENT, parsed) && !hasWritten(TILL_NOW, parsed)

/** Months of pregnancy are not long past. A symptom may be of today after an illness last year. */
const isLongPast = (calm: Calm, parsed: ParsedQuery) =>
  (hasWritten(isSubject(calm) ? `${LONG_PAST} lastyear` : LONG_PAST, parsed) ||
    YEAR.test(parsed.plain)) &&
  !hasOne(PREGNANT, parsed)

/**
 * Matches whole words as they are written, and long ones of other scripts by their sound; '*' stands
 * for any letters before or after.
 */
function hasWritten(line: string, { plain, written }: ParsedQuery): boolean {
  return line.split(' ').some((word) => {
    const key = toPhoneticKey(word)
    return (
      plain.includes(markEnds(word)) || (LONG_SOUND.test(key) && written.includes(markEnds(key)))
    )
  })
}

const markEnds = (word: string) => ` ${word} `.replaceAll(/^ \*|\* $/g, '')

/** A short word sounds like too many others. */
function hasOne(line: string, { written, sounds, long }: ParsedQuery): boolean {
  return line.split(' ').some((word) => {
    const plain = word.replaceAll('*', '')
    if (plain === '') return false
    const key = word.endsWith('*') ? toBeginningKey(plain) : toPhoneticKey(plain)
    const isIn = (text: string, form: string) =>
      text.includes((word.startsWith('*') ? '' : ' ') + form + (word.endsWith('*') ? '' : ' '))
    if (isIn(written, plain)) return true
    if (key.length >= LEAST_SOUND && isIn(plain.length > LEAST_SOUND ? sounds : written, key))
      return true
    return plain.length >= LONG && long.some((one) => isMisspelt(one, plain, word.endsWith('*')))
  })
}

/** The end of a beginning is no end of a word: 'vachay*' begins వచ్చాయి, and not 'vache'. */
const toBeginningKey = (beginning: string) =>
  /[a-z]/.test(beginning.slice(-1)) && !/[aeiou]$/.test(beginning)
    ? toPhoneticKey(`${beginning}a`).slice(0, -1)
    : toPhoneticKey(beginning)

function isMisspelt(written: string, meant: string, isBeginning: boolean): boolean {
  const compared = isBeginning ? written.slice(0, meant.length) : written
  return compared[0] === meant[0] && editDistance(compared, meant, 1) <= 1
}

function lineFor({ about }: EmergencySign, illnesses: readonly PublicIllness[]): EmergencyAdvice {
  const aboutWords = about.split(' ')
  const hasOf = (text: string) => aboutWords.filter((word) => text.includes(` ${word}`)).length
  let best: EmergencyAdvice = { sentence: null, illness: null }
  let most = 0
  for (const illness of illnesses) {
    const urgent = urgentLines(illness)
    if (urgent.length === 0) continue
    const { slug, also_called: otherNames, tags, short_summary: summary } = illness
    // The slug of a page is English in each language.
    const names = listNames(otherNames)
    const nameHits = hasOf(wordsIn([slug.replaceAll('-', ' '), ...names, ...tags].join(' ')))
    // An illness that is urgent by itself fits best, then one with a matching name.
    const more = isUrgent(summary) ? nameHits + 1.5 : nameHits
    for (const line of urgent) {
      const words = hasOf(wordsIn(line))
      const count = nameHits + words > 0 ? words + more : 0
      if (count > most) [best, most] = [{ sentence: line.trim(), illness }, count]
    }
  }
  return best
}

const urgentLines = ({ when_to_get_help: help }: PublicIllness) =>
  (help ?? '').split('\n').filter(isUrgent)

const wordsIn = (text: string) => ` ${text.toLowerCase()}`
