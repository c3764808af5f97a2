import { isUrgent } from '#model/texts/call-us.ts'

import type { Index } from '../matching/library-index.ts'
import { matches, wordsAsked, type Match } from '../matching/match.ts'
import { MISSPELT } from '../matching/similar-terms.ts'
import { emergencyOf, topicOf } from './detect-emergency.ts'
import { marksOf } from './highlighter.ts'
import type { Illness } from './public-illness.ts'
import {
  withinCategory,
  type Criteria,
  type Emergency,
  type Found,
  type Hit,
} from './search-result.ts'

/**
 * While newer content is being indexed the index of the older answers: it only
 * names illnesses, and those that are gone are not found among the newer ones.
 */
export function foundIn(
  index: Index,
  illnesses: readonly Illness[],
  { typed, category }: Criteria,
): Found {
  const asked = wordsAsked(typed)
  const rows = new Map(illnesses.map((illness) => [illness.id, illness]))
  const marks = marksOf(index, asked)
  const found = matches(index, asked)
  const hitsOf = (wanted: boolean) =>
    found.flatMap((match, rank): Hit[] => {
      const illness = match.all === wanted && rows.get(match.id)
      return illness ? [{ illness, rank, marks }] : []
    })
  const whole = hitsOf(true)
  const emergency = emergencyOf(typed, illnesses, whole[0]?.illness)
  const first = emergency && comesFirst(emergency, found)
  const others = (hits: Hit[]) => hits.filter(({ illness }) => illness !== first)
  const hits = others(whole)
  if (first) hits.unshift({ illness: first, rank: -1, marks })
  const about = topicOf(typed, illnesses) ?? hits[0]?.illness ?? null
  const all = { hits, some: others(hitsOf(false)), elsewhere: 0, emergency, about }
  return withinCategory({ ...all, guessed: isGuess(found) }, category)
}

/** So many better answers keep the illness of an emergency from the first place. */
const FEW = 3
/** And so many one that is an emergency by itself, in whatever words it is asked for. */
const MANY = 10

/** The illness of the emergency that a question touches comes first, unless the question is clearly about others. */
function comesFirst({ illness }: Emergency, found: readonly Match[]): Illness | null {
  const better = found.findIndex(({ id }) => id === illness?.id)
  const isUrgentItself = illness !== null && isUrgent(illness.short_summary)
  if (isUrgentItself) return (better < 0 ? found.length : better) < MANY ? illness : null
  return better >= 0 && better < FEW ? illness : null
}

const isGuess = ([best]: readonly Match[]) => best?.all === true && best.level >= MISSPELT
