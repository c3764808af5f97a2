import type { PublicRow } from '#model/rows.ts'

import type { Messages } from '../../messages/message-catalog.ts'
import { useTextLanguage, useMessages } from '../../messages/use-messages.ts'

import styles from './illness-page.module.css'

/** Who looked over the page last, and when; nothing while nobody has said so. */
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
 * A day of the calendar in words: the same day in every time zone, and the same
 * words on the server. A device that mirrored the row long ago may lack it.
 */
export function formatLongDay(
  day: string | null | undefined,
  longDate: Messages['longDate'],
): string | null {
  const date = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(date.getTime())) return null
  return longDate(date.getUTCDate(), date.getUTCMonth(), date.getUTCFullYear())
}
