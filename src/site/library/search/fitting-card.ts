import { otherLanguages } from '#model/languages.ts'
import type { PublicRow } from '#model/rows.ts'
import { toTranslationField } from '#model/translations.ts'

import { buildIndex } from '../matching/library-index.ts'
import { rankMatches, tokenizeQuery } from '../matching/match.ts'
import type { PublicIllness } from './public-illness.ts'

type Card = PublicRow<'emergency_cards'>

/** The searched columns of a card, mapped to the columns of topics that the index knows. */
const COLUMNS = { illness_name: 'title', symptoms: 'signs', meaning: 'steps' } as const
/** A single word may occur in the steps of any card. */
const BY_TITLE = { illness_name: 'title' } as const

/**
 * Returns the emergency card for a query: that of its illness, or one by title, signs and steps in
 * all languages. Null if none fits.
 */
export function findEmergencyCard(
  cards: readonly Card[],
  query: string,
  about: PublicIllness | null,
): Card | null {
  const ownCard = cards.find(({ slug }) => slug === about?.slug)
  if (ownCard) return ownCard
  const tokens = tokenizeQuery(query)
  const columns = tokens.length > 1 ? COLUMNS : BY_TITLE
  const [best] = rankMatches(buildIndex(cards.map((card) => asTopic(card, columns))), tokens)
  return (best?.all && cards.find(({ id }) => id === best.id)) || null
}

function asTopic(card: Card, columns: Record<string, string>): PublicIllness {
  const fields = card as Record<string, unknown>
  const named = Object.entries(columns).flatMap(([topic, column]) =>
    [
      [topic, column],
      ...otherLanguages.map((one) => [
        toTranslationField(one, topic),
        toTranslationField(one, column),
      ]),
    ].map(([to = '', from = '']) => [to, fields[from]] as const),
  )
  return { id: card.id, ...Object.fromEntries(named) } as PublicIllness
}
