import { useMemo } from 'react'

import { useContent, useRawContent } from '#db/content.ts'
import { enabledEmergencyCards } from '#db/queries.ts'
import { getEmergencyPath } from '#model/paths/public-paths.ts'

import { useLocalizePath, useTextLanguage, useMessages } from '../../messages/use-messages.ts'
import { findEmergencyCard } from '../search/fitting-card.ts'
import type { PublicIllness } from '../search/public-illness.ts'

import styles from './search-results.module.css'

interface CardLinkProps {
  query: string
  /** The illness that the query is about, if any. */
  about: PublicIllness | null
}

/** Links to the emergency card of a topic, above the results of a query that is no emergency. */
export function CardLink({ query, about }: CardLinkProps) {
  const address = useLocalizePath()
  const languageOf = useTextLanguage()
  const messages = useMessages().emergency
  // People search in any language; the card is shown in their own.
  const searched = useRawContent(enabledEmergencyCards)
  const cards = useContent(enabledEmergencyCards)
  const found = useMemo(() => findEmergencyCard(searched, query, about), [searched, query, about])
  const card = cards.find(({ id }) => id === found?.id)
  if (!card) return null
  return (
    <p>
      <a href={address(getEmergencyPath(card.slug))} className={styles.about}>
        {/* One sentence: in a row of their own the space between the two would be lost. */}
        <span>
          <span>{`${messages.whatToDo}: `}</span>
          <span lang={languageOf(card.title)}>{card.title}</span>
        </span>
      </a>
    </p>
  )
}
