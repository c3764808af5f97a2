import type { ReactNode } from 'react'

import { useContent } from '#db/content.ts'
import { contactDetails } from '#db/queries.ts'
import { AMBULANCE, isUrgent } from '#model/texts/call-us.ts'
import { toTelHref } from '#model/texts/phone.ts'
import { Icon } from '#ui/pictures/icons.tsx'

import { useMessages } from '../../messages/use-messages.ts'
import { PointList } from './illness-points.tsx'

import styles from './illness-care-card.module.css'

/** Advice that can wait is collapsed after this many points; urgent advice is never collapsed. */
const SHORT = 2

/** The staff's text on when to get help, one point per line, with the numbers to call. */
export function CareCard({ text }: { text: string | null | undefined }) {
  const { phones } = useContent(contactDetails)
  const messages = useMessages().illness
  const points = linesOf(text ?? '')
  if (points.length === 0) return null
  const clinic = phones.find((phone) => toTelHref(phone) !== null)
  const urgent = isUrgent(text ?? '')
  const first = urgent || points.length <= SHORT + 1 ? points.length : SHORT
  return (
    <CareFrame id="when-to-get-help" urgent={urgent}>
      <PointList points={points.slice(0, first)} />
      {first < points.length && (
        // The browser may expand it before hydration.
        <details className={styles.rest} suppressHydrationWarning>
          <summary>{messages.getHelpElse}</summary>
          <PointList points={points.slice(first)} />
        </details>
      )}
      <CareCalls>
        {clinic && (
          <Call number={clinic}>
            {messages.callClinic}{' '}
            <span className={styles.number} translate="no">
              {clinic}
            </span>
          </Call>
        )}
      </CareCalls>
    </CareFrame>
  )
}

interface CareFrameProps {
  /** The id of its heading. */
  id: string
  urgent: boolean
  children: ReactNode
}

/** A card about when to get help. */
export function CareFrame({ id, urgent, children }: CareFrameProps) {
  return (
    <section className={styles.card} data-urgent={urgent} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        <Icon name="alert" />
        {useMessages().illness.getHelp}
      </h2>
      <div className={styles.body}>{children}</div>
    </section>
  )
}

/** The numbers to call, the ambulance first; `children` are further links. */
export function CareCalls({ children }: { children?: ReactNode }) {
  return (
    <ul className={styles.calls}>
      <li>
        <Call number={AMBULANCE}>{useMessages().illness.ambulance}</Call>
      </li>
      {children && <li>{children}</li>}
    </ul>
  )
}

function Call({ number, children }: { number: string; children: ReactNode }) {
  return (
    <a href={toTelHref(number) ?? undefined} className={styles.call}>
      <Icon name="phone" />
      <span>{children}</span>
    </a>
  )
}

/** Splits a text into lines without bullets. */
function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.replace(/^\s*[-–•*·]\s+/, '').trim())
    .filter(Boolean)
}
