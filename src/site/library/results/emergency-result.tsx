import { useContent } from '#db/content.ts'
import { enabledEmergencyCards } from '#db/queries.ts'
import { emergencyPath, illnessPath, paths } from '#model/paths/public-paths.ts'

import { useAddresses, useLanguageOf, useWords } from '../../messages/use-messages.ts'
import { CareCalls, CareFrame } from '../illness/illness-care-card.tsx'
import type { Emergency } from '../search/search-result.ts'

import styles from './search-results.module.css'

/** Above the results of a question that touches an emergency: what the clinic says to do, and the number. */
export function EmergencyCard({ emergency: { sentence, illness } }: { emergency: Emergency }) {
  const address = useAddresses()
  const languageOf = useLanguageOf()
  const words = useWords().emergency
  const card = useContent(enabledEmergencyCards).find(({ slug }) => slug === illness?.slug)
  return (
    <CareFrame id="emergency" urgent>
      {sentence && (
        <p className={styles.urgent} lang={languageOf(sentence)}>
          {sentence}
        </p>
      )}
      <p>
        <a
          href={address(card ? emergencyPath(card.slug) : paths.emergency)}
          className={styles.about}
        >
          {words.whatToDo}
          {card && <span lang={languageOf(card.title)}>{`: ${card.title}`}</span>}
        </a>
      </p>
      <CareCalls>
        {illness && (
          <a
            href={address(illnessPath(illness.slug))}
            className={styles.about}
            lang={languageOf(illness.illness_name)}
          >
            {illness.illness_name}
          </a>
        )}
      </CareCalls>
    </CareFrame>
  )
}
