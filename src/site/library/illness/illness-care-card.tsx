import type { ReactNode } from 'react'

import { useContent } from '#db/content.ts'
import { contactDetails } from '#db/queries.ts'
import type { PublicRow } from '#model/rows.ts'
import { AMBULANCE, isUrgent } from '#model/texts/call-us.ts'
import { toTelHref } from '#model/texts/phone.ts'
import { Icon } from '#ui/pictures/icons.tsx'

import { useMessages } from '../../messages/use-messages.ts'
import { listCareLines, type CareLevel } from './care-level.ts'
import { PointList } from './illness-points.tsx'

import styles from './illness-care-card.module.css'

/** Advice that can wait is collapsed after this many points; urgent advice is never collapsed. */
const SHORT = 2

/** The id of the card's heading. */
export const CARE_ID = 'when-to-get-help'

interface CareCardProps {
  illness: PublicRow<'health_library_illnesses'>
  level: CareLevel
}

/** The staff's text on when to get help, with the numbers to call beside what they are for. */
export function CareCard({ illness, level }: CareCardProps) {
  const { phones } = useContent(contactDetails)
  const messages = useMessages().illness
  const points = listCareLines(illness)
  if (points.length === 0) return null
  const isEmergency = level === 'emergency'
  const urgent = isEmergency ? [] : points.filter(isUrgent)
  const others = points.filter((point) => !urgent.includes(point))
  const first = isEmergency || others.length <= SHORT + 1 ? others.length : SHORT
  return (
    <CareFrame id={CARE_ID} level={level}>
      {urgent.length > 0 && (
        <div className={styles.urgent}>
          <PointList points={urgent} />
          <CareCalls ambulance />
        </div>
      )}
      {first > 0 && <PointList points={others.slice(0, first)} />}
      {first < others.length && (
        // The browser may expand it before hydration.
        <details className={styles.rest} suppressHydrationWarning>
          <summary>{messages.getHelpElse}</summary>
          <PointList points={others.slice(first)} />
        </details>
      )}
      <CareCalls
        ambulance={isEmergency}
        clinic={phones.find((phone) => toTelHref(phone) !== null)}
      />
    </CareFrame>
  )
}

interface CareFrameProps {
  /** The id of its heading. */
  id: string
  level: CareLevel
  children: ReactNode
}

/** A card about when to get help. */
export function CareFrame({ id, level, children }: CareFrameProps) {
  return (
    <section className={styles.card} data-level={level} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        <Icon name="alert" />
        {useMessages().illness.getHelp}
      </h2>
      <div className={styles.body}>{children}</div>
    </section>
  )
}

interface CareCallsProps {
  ambulance?: boolean
  /** The clinic's number. */
  clinic?: string | undefined
}

/** The numbers to call, the ambulance first. */
export function CareCalls({ ambulance, clinic }: CareCallsProps) {
  const messages = useMessages().illness
  return ambulance || clinic ? (
    <ul className={styles.calls}>
      {ambulance && (
        <li className={styles.ambulance}>
          <Call number={AMBULANCE}>{messages.ambulance}</Call>
        </li>
      )}
      {clinic && (
        <li>
          <Call number={clinic}>
            {messages.callClinic}{' '}
            <span className={styles.number} translate="no">
              {clinic}
            </span>
          </Call>
        </li>
      )}
    </ul>
  ) : null
}

function Call({ number, children }: { number: string; children: ReactNode }) {
  return (
    <a href={toTelHref(number) ?? undefined} className={styles.call}>
      <Icon name="phone" />
      <span>{children}</span>
    </a>
  )
}
