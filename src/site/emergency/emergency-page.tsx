import { useLocation, useParams } from 'react-router-dom'

import { hasAllRows, useContent, useContentState } from '#db/content.ts'
import { enabledEmergencyCards } from '#db/queries.ts'
import { useLatePart } from '#late/late-part.tsx'
import { getEmergencyPath } from '#model/paths/public-paths.ts'
import { AMBULANCE } from '#model/texts/call-us.ts'
import { getButtonClass } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Link } from '#ui/link.tsx'
import { PageHeading } from '#ui/page-heading.tsx'

import { CallClinic } from '../components/call-clinic.tsx'
import { NotHereYet } from '../components/not-here-yet.tsx'
import { Section } from '../components/section.tsx'
import { useWithdrawn } from '../components/use-withdrawn.ts'
import { PointList } from '../library/illness/illness-points.tsx'
import { ShareTools } from '../library/illness/share-tools.tsx'
import { useTextLanguage, useMessages } from '../messages/use-messages.ts'

import styles from './emergency-page.module.css'

const loadListen = () => import('../library/illness/listen-button.tsx')

const LISTS = ['signs', 'steps', 'avoid'] as const

/**
 * /emergency/{slug}: what number to call, and what to do until help comes, on one screen or one
 * sheet. /emergency and unknown slugs show all cards.
 */
export function EmergencyPage() {
  const { slug = '' } = useParams()
  const state = useContentState()
  const { pathname } = useLocation()
  const cards = useContent(enabledEmergencyCards)
  const { emergency: messages, illness, notFound } = useMessages()
  const languageOf = useTextLanguage()
  const card = cards.find((one) => one.slug === slug)
  const { part: listen } = useLatePart(loadListen, 'speechSynthesis' in globalThis)
  useWithdrawn(slug, card !== undefined)
  const isUnknown = slug && hasAllRows(state, 'emergency_cards', pathname)
  const title = card?.title ?? (isUnknown ? notFound.title : messages.title)
  return (
    <Section width="text" className={styles.card}>
      <PageHeading lang={languageOf(title)}>{title}</PageHeading>
      {/* Fixed text that staff cannot edit (S-83). */}
      <a
        href={`tel:${AMBULANCE}`}
        className={getButtonClass('danger', classNames(styles.large, styles.ambulance))}
      >
        {illness.ambulance}
      </a>
      {card && listen && <listen.ListenToCard key={card.id} card={card} />}
      <NotHereYet />
      {card
        ? LISTS.map(
            (list) =>
              card[list].length > 0 && (
                <section key={list}>
                  <h2>{messages[list]}</h2>
                  <PointList points={card[list]} ordered={list === 'steps'} />
                </section>
              ),
          )
        : cards.map((one) => (
            <Link
              key={one.id}
              to={getEmergencyPath(one.slug)}
              className={getButtonClass('secondary', styles.large)}
              lang={languageOf(one.title)}
            >
              {one.title}
            </Link>
          ))}
      <CallClinic />
      {card && (
        <>
          <p className={styles.note}>{illness.disclaimer}</p>
          <ShareTools title={title} />
        </>
      )}
    </Section>
  )
}
