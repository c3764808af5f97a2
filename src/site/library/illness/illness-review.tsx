import type { PublicRow } from '#model/rows.ts'

import type { Messages } from '../../messages/message-catalog.ts'
import { useTextLanguage, useMessages } from '../../messages/use-messages.ts'

import styles from './illness-page.module.css'

/** The last reviewer of the page and the date; renders nothing without a review. */
export function ReviewNote({ illness }: { illness: PublicRow<'health_library_illnesses'> }) {
  const languageOf = useTextLanguage()
  const { illness: messages, longDate } = useMessages()
  const day = formatLongDay(illness.last_reviewed_on, longDate)
  const name = illness.last_reviewed_by
  if (!day && !name) return null
  const by = name && messages.reviewedBy[day ? 'after' : 'alone']
  return (
    <p className={styles.reviewed}>
      <span>{[day && messages.reviewedOn(day), by].filter(Boolean).join(' ')}</span>
      {name && <span lang={languageOf(name)}>{` ${name}`}</span>}
    </p>
  )
}

/**
 * Formats a date in words, equal in every time zone and on the server. A row that the device
 * mirrored long ago may lack it.
 */
export function formatLongDay(
  day: string | null | undefined,
  longDate: Messages['longDate'],
): string | null {
  const date = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(date.getTime())) return null
  return longDate(date.getUTCDate(), date.getUTCMonth(), date.getUTCFullYear())
}
