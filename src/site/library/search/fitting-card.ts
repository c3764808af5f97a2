import type { PublicRow } from '#model/rows.ts'
import { getTexts } from '#model/translations.ts'

import { buildIndex } from '../matching/library-index.ts'
import { rankMatches, tokenizeQuery, type IllnessMatch } from '../matching/match.ts'
import type { PublicIllness } from './public-illness.ts'

type Card = PublicRow<'emergency_cards'>

const TITLE = ['title']
const NAMES = ['illness_name', 'also_called']
const ADVICE = ['signs', 'steps', 'avoid']

/**
 * Returns the emergency card for a query: that of its illness, or one by its title in any language.
 * The advice of cards counts only if the name of the illness fits the query less well: a headache
 * is a sign on many cards. Null if no card fits.
 */
export function findEmergencyCard(
  cards: readonly Card[],
  query: string,
  about: PublicIllness | null,
): Card | null {
  const ownCard = cards.find(({ slug }) => slug === about?.slug)
  if (ownCard) return ownCard
  const tokens = tokenizeQuery(query)
  const byName = about && findBest([about], tokens, NAMES)
  // A single word may occur in the advice of any card.
  const byAdvice = tokens.length > 1 && findBest(cards, tokens, TITLE, ADVICE)
  const isBetter = byAdvice && byAdvice.level < (byName ? byName.level : Infinity)
  const best = isBetter ? byAdvice : findBest(cards, tokens, TITLE)
  return (best && cards.find(({ id }) => id === best.id)) || null
}

/** Returns the best of the rows that match all tokens. */
function findBest(
  rows: readonly { id: string }[],
  tokens: readonly string[],
  names: readonly string[],
  advice: readonly string[] = [],
): IllnessMatch | undefined {
  // The index knows the columns of illnesses only.
  const illnesses = rows.map((row) => {
    const textsOf = (column: string) => getTexts(row, column)
    const texts = { tags: names.flatMap(textsOf), symptoms: advice.flatMap(textsOf) }
    return { id: row.id, ...texts } as PublicIllness
  })
  const [best] = rankMatches(buildIndex(illnesses), tokens)
  return best?.all ? best : undefined
}
