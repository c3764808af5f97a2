import { isUrgent } from '#model/texts/call-us.ts'

import type { SearchIndex } from '../matching/library-index.ts'
import { rankMatches, tokenizeQuery, type IllnessMatch } from '../matching/match.ts'
import { FUZZY } from '../matching/similar-terms.ts'
import { detectEmergency, findEmergencyTopic } from './detect-emergency.ts'
import { createHighlighter } from './highlighter.ts'
import type { PublicIllness } from './public-illness.ts'
import {
  filterByCategory,
  type Criteria,
  type EmergencyAdvice,
  type SearchResult,
  type Hit,
} from './search-result.ts'

/**
 * Searches the library. During indexing of newer content the older index is used: it only returns
 * ids, and deleted illnesses are not found in the newer content.
 */
export function searchLibrary(
  index: SearchIndex,
  illnesses: readonly PublicIllness[],
  { query, category }: Criteria,
): SearchResult {
  const tokens = tokenizeQuery(query)
  const rows = new Map(illnesses.map((illness) => [illness.id, illness]))
  const highlight = createHighlighter(index, tokens)
  const found = rankMatches(index, tokens)
  const hitsOf = (isComplete: boolean) =>
    found.flatMap((match, rank): Hit[] => {
      const illness = match.all === isComplete && rows.get(match.id)
      return illness ? [{ illness, rank, highlight }] : []
    })
  const whole = hitsOf(true)
  const emergency = detectEmergency(query, illnesses, whole[0]?.illness)
  const first = emergency && comesFirst(emergency, found)
  const withoutFirst = (hits: Hit[]) => hits.filter(({ illness }) => illness !== first)
  const hits = withoutFirst(whole)
  if (first) hits.unshift({ illness: first, rank: -1, highlight })
  const about = findEmergencyTopic(query, illnesses) ?? hits[0]?.illness ?? null
  const all = { hits, partial: withoutFirst(hitsOf(false)), elsewhere: 0, emergency, about }
  return filterByCategory({ ...all, isFuzzy: isGuess(found) }, category)
}

/** With this many better results the urgent illness does not move to the first place. */
const FEW = 3
/** The same for an illness that is urgent by itself, however the query is worded. */
const MANY = 10

/**
 * Returns whether the illness of an urgent query comes first, unless the query is clearly about
 * others.
 */
function comesFirst(
  { illness }: EmergencyAdvice,
  found: readonly IllnessMatch[],
): PublicIllness | null {
  const better = found.findIndex(({ id }) => id === illness?.id)
  const isUrgentItself = illness !== null && isUrgent(illness.short_summary)
  if (isUrgentItself) return (better < 0 ? found.length : better) < MANY ? illness : null
  return better >= 0 && better < FEW ? illness : null
}

const isGuess = ([best]: readonly IllnessMatch[]) => best?.all === true && best.level >= FUZZY
