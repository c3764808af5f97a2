import { getMaxEditDistance, editDistance } from './edit-distance.ts'
import { waitUntilIdle, type SearchIndex, type Term } from './library-index.ts'
import { toConsonantKey, toPhoneticKey } from './phonetic-key.ts'
import { stemWord, stemToken } from './tokenize.ts'

/** The match levels of a word. Lower is better. */
export const EXACT = 0
export const PREFIX = 1
export const PHONETIC = 2
export const FUZZY = 3

export interface SimilarTerm {
  term: Term
  level: number
  /** From 0 to 1, within its level. */
  quality: number
  /** The number of letters that were typed of it. */
  queryLength: number
}

/** A word of the query with its keys for comparison. */
interface QueryTerm {
  plain: string
  stem: string
  key: string
  consonants: string
  latin: boolean
  /**
   * Whether sentences of the library contain this word: then there are no fuzzy matches. Not for
   * other scripts, whose words the library also has in Latin letters.
   */
  isKnown: boolean
}

type FindTerms = (index: SearchIndex, plain: string) => readonly SimilarTerm[]

const MOST_REMEMBERED = 200

/**
 * Finds the library's terms for one word: exact and prefix matches; without those, phonetic ones;
 * without those, fuzzy ones.
 */
export const findSimilarTerms = remember((index, plain) => {
  const queryTerm = toQueryTerm(index, plain)
  const found = findFirst(index, queryTerm, [matchExact, matchConsonants, matchSharedPrefix])
  return found.length > 0 ? found : selectClosest(matchTerms(index, queryTerm, matchFuzzy))
})

/**
 * Finds the library's terms for two words that are joined: a fuzzy match, or one by sound without the
 * same consonants, would only resemble the first of them.
 */
export const findJoinedTerms = remember((index, plain) => {
  const queryTerm = toQueryTerm(index, plain)
  const ways = [matchExact, matchConsonants, matchSharedPrefixAndConsonants]
  return findFirst(index, queryTerm, ways).filter(
    ({ level, term }) => level !== PHONETIC || term.consonants === queryTerm.consonants,
  )
})

/** Remembers what was found of an index: the words of a query are compared at each keystroke. */
function remember(find: FindTerms): FindTerms {
  const cache = new WeakMap<SearchIndex, Map<string, readonly SimilarTerm[]>>()
  return (index, plain) => {
    const byToken = cache.get(index) ?? new Map<string, readonly SimilarTerm[]>()
    cache.set(index, byToken)
    const before = byToken.get(plain)
    if (before) return before
    const found = find(index, plain)
    if (byToken.size > MOST_REMEMBERED) byToken.clear()
    byToken.set(plain, found)
    return found
  }
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** Finds the terms of each first letter ahead, while the page is idle: most terms begin with one. */
export async function findFirstLetters(index: SearchIndex, stop: AbortSignal): Promise<void> {
  for (const letter of LETTERS) {
    await waitUntilIdle()
    if (stop.aborted) return
    findSimilarTerms(index, letter)
  }
}

/** Matches a word in one way; returns level and quality, or null. */
type MatchStrategy = (
  queryTerm: QueryTerm,
  term: Term,
) => readonly [level: number, quality: number] | null

function toQueryTerm({ inSentences }: SearchIndex, plain: string): QueryTerm {
  const key = toPhoneticKey(plain)
  const stem = stemWord(plain)
  const latin = /^[a-z0-9]+$/.test(plain)
  return {
    plain,
    stem,
    key,
    consonants: toConsonantKey(toPhoneticKey(stemToken(plain))),
    latin,
    isKnown: latin && inSentences.has(stem),
  }
}

/** Returns the matches of the first way that has any. */
function findFirst(
  index: SearchIndex,
  queryTerm: QueryTerm,
  ways: readonly MatchStrategy[],
): SimilarTerm[] {
  for (const way of ways) {
    const found = matchTerms(index, queryTerm, way)
    if (found.length > 0) return found
  }
  return []
}

/** Few of thousands of terms match, so no objects are created for the others. */
function matchTerms(
  { terms }: SearchIndex,
  queryTerm: QueryTerm,
  way: MatchStrategy,
): SimilarTerm[] {
  const found: SimilarTerm[] = []
  for (const term of terms) {
    const match = way(queryTerm, term)
    if (!match) continue
    const [level, quality] = match
    found.push({ term, level, quality, queryLength: queryTerm.plain.length })
  }
  return found
}

/** A shorter phonetic key is a prefix of too many words. */
const LEAST_SOUND = 4

const matchExact: MatchStrategy = ({ plain, stem, key, isKnown }, term) => {
  if (term.plain === plain) return [EXACT, 1]
  if (term.stem === stem) return [EXACT, 0.95]
  // 'talanoppi' and 'thalanoppi' are one word; 'fit' and 'feet', which sentences contain, are two.
  const soundsSo = !isKnown && term.key.startsWith(key)
  if (soundsSo && !term.inSentence && term.key === key) return [EXACT, 0.9]
  if (term.plain.startsWith(plain)) return scorePrefix(plain.length / term.plain.length)
  if (!soundsSo || key.length < LEAST_SOUND) return null
  return term.key === key ? [PHONETIC, 0.6] : scorePrefix(key.length / term.key.length)
}

const scorePrefix = (share: number) => [PREFIX, 0.5 + 0.3 * share] as const

const FEW_BONES = 4
/** The maximum number of vowels that differ between spellings. */
const MOST_VOWELS = 3
const ARABIC = /[\u0600-\u06ff]/

const matchConsonants: MatchStrategy = ({ consonants, key, plain }, term) => {
  if (term.consonants !== consonants) return null
  // Urdu writes few other letters, so fewer consonants are enough.
  const fewest = ARABIC.test(plain + term.plain) ? FEW_BONES - 1 : FEW_BONES
  if (consonants.length < fewest) return null
  // 'consussion' does not match 'khansne', to cough.
  const isAsWritten =
    consonants.includes('-') || editDistance(key, term.key, MOST_VOWELS) <= MOST_VOWELS
  return isAsWritten ? [PHONETIC, 0.6] : null
}

/**
 * Two long words with this many equal first letters are related; in English also most of the word
 * must match.
 */
const SHARED = 6
const MOST_OF_IT = 0.72

/**
 * Telugu appends as suffixes the words that English puts before a noun, and 'epileptic' is related
 * to 'epilepsy'.
 */
const matchSharedPrefix: MatchStrategy = ({ key, plain }, term) => {
  const shorter = Math.min(key.length, term.key.length)
  const enough = term.inSentence ? Math.ceil(shorter * MOST_OF_IT) : 0
  const needed = Math.min(SHARED, Math.max(SHARED - 1, enough))
  if (plain.length < SHARED - 1 || shorter < needed || key[0] !== term.key[0]) return null
  const shared = countSharedLetters(key, term.key)
  return shared < needed ? null : [PHONETIC, 0.3 + (0.3 * shared) / shorter]
}

const matchSharedPrefixAndConsonants: MatchStrategy = (queryTerm, term) =>
  queryTerm.consonants === term.consonants ? matchSharedPrefix(queryTerm, term) : null

function countSharedLetters(one: string, other: string): number {
  let shared = 0
  while (shared < one.length && one[shared] === other[shared]) shared++
  return shared
}

/** In a longer word the first letter may be wrong, too. */
const LONG = 7

const matchFuzzy: MatchStrategy = (queryTerm, term) => {
  const { plain, stem, key, latin } = queryTerm
  // 'fanting' is long enough, although 'fant' is not.
  const most = getMaxEditDistance(latin ? plain : key.slice(1))
  if (most === 0) return null
  const sameFirst = latin ? plain[0] === term.plain[0] : key[0] === term.key[0]
  if (!sameFirst && plain.length < LONG) return null
  if (sameFirst && onlyVowelsDiffer(queryTerm, term)) return byWrong(1)
  const [written, meant] = latin ? [stem, term.stem] : [key, term.key]
  const allowed = sameFirst ? Math.min(most, getMaxEditDistance(written)) : 1
  const wrong = editDistance(written, meant, allowed)
  if (wrong <= allowed) return byWrong(wrong)
  return hasSlipInEnding(queryTerm, term) ? byWrong(1) : null
}

/** A misspelt ending is not removed: 'fainitng'. */
const hasSlipInEnding = ({ plain, latin }: QueryTerm, term: Term) =>
  latin && term.stem !== term.plain && editDistance(plain, term.plain, 1) === 1

const byWrong = (wrong: number) => [FUZZY, 0.5 - wrong / 10] as const

/** Compared without their endings: 'siezers' and 'seizures'. */
function onlyVowelsDiffer({ plain, consonants }: QueryTerm, term: Term): boolean {
  if (consonants.length < 3 || consonants !== term.consonants) return false
  return editDistance(toPhoneticKey(stemToken(plain)), toPhoneticKey(stemToken(term.plain)), 2) <= 2
}

/** With a match at edit distance one, matches at distance two are dropped. */
function selectClosest(found: readonly SimilarTerm[]): SimilarTerm[] {
  const best = Math.max(...found.map(({ quality }) => quality))
  return found.filter(({ quality }) => quality === best)
}
