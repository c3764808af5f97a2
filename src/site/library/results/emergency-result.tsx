import { useContent } from '#db/content.ts'
import { enabledEmergencyCards } from '#db/queries.ts'
import { getEmergencyPath, getIllnessPath, paths } from '#model/paths/public-paths.ts'

import { useLocalizePath, useTextLanguage, useMessages } from '../../messages/use-messages.ts'
import { CareCalls, CareFrame } from '../illness/illness-care-card.tsx'
import type { EmergencyAdvice } from '../search/search-result.ts'

import styles from './search-results.module.css'

/**
 * The number to call and the clinic's advice, above the results of an urgent query. The number
 * comes first, so that it stands above a phone's keyboard.
 */
export function EmergencyResult({
  emergency: { sentence, illness },
}: {
  emergency: EmergencyAdvice
}) {
  const address = useLocalizePath()
  const languageOf = useTextLanguage()
  const messages = useMessages().emergency
  const card = useContent(enabledEmergencyCards).find(({ slug }) => slug === illness?.slug)
  return (
    <CareFrame id="emergency" level="emergency">
      <CareCalls ambulance />
      {sentence && (
        <p className={styles.urgent} lang={languageOf(sentence)}>
          {sentence}
        </p>
      )}
      <p>
        <a
          href={address(card ? getEmergencyPath(card.slug) : paths.emergency)}
          className={styles.about}
        >
          <span>
            {messages.whatToDo}
            {card && <span lang={languageOf(card.title)}>{`: ${card.title}`}</span>}
          </span>
        </a>
      </p>
      {illness && (
        <p lang={languageOf(illness.illness_name)}>
          <a href={address(getIllnessPath(illness.slug))} className={styles.about}>
            {illness.illness_name}
          </a>
        </p>
      )}
    </CareFrame>
  )
}
