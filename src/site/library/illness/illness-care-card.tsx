import type { ReactNode } from 'react'

import { useContent } from '#db/content.ts'
import { contactDetails } from '#db/queries.ts'
import { ALL_EMERGENCIES, AMBULANCE } from '#model/texts/call-us.ts'
import { telHref } from '#model/texts/phone.ts'
import { Icon } from '#ui/pictures/icons.tsx'

import { useWords } from '../../words/use-words.ts'
import { Points } from './illness-points.tsx'

import styles from './illness-care-card.module.css'

/** The numbers of the ambulance and of all emergencies: a text that names one is about minutes. */
const IS_URGENT = new RegExp(`(^|\\D)(${AMBULANCE}|${ALL_EMERGENCIES})(?!\\d)`)

/** What staff wrote on when to get help, a point per line, with the numbers to call. */
export function CareCard({ text }: { text: string | null | undefined }) {
  const { phones } = useContent(contactDetails)
  const words = useWords().illness
  const points = linesOf(text ?? '')
  if (points.length === 0) return null
  const clinic = phones.find((phone) => telHref(phone) !== null)
  return (
    <section
      className={styles.card}
      data-urgent={IS_URGENT.test(text ?? '')}
      aria-labelledby="when-to-get-help"
    >
      <h2 id="when-to-get-help" className={styles.title}>
        <Icon name="alert" />
        {words.getHelp}
      </h2>
      <div className={styles.body}>
        <Points points={points} />
        <ul className={styles.calls}>
          <li>
            <Call number={AMBULANCE}>{words.ambulance}</Call>
          </li>
          {clinic && (
            <li>
              <Call number={clinic}>
                {words.callClinic} <span className={styles.number}>{clinic}</span>
              </Call>
            </li>
          )}
        </ul>
      </div>
    </section>
  )
}

function Call({ number, children }: { number: string; children: ReactNode }) {
  return (
    <a href={telHref(number) ?? undefined} className={styles.call}>
      <Icon name="phone" />
      <span>{children}</span>
    </a>
  )
}

/** The lines of a text without the dashes and dots people put before points. */
function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.replace(/^\s*[-–•*·]\s+/, '').trim())
    .filter(Boolean)
}
