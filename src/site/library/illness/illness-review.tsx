import type { PublicRow } from '#model/tables.ts'

import type { Words } from '../../messages/message-catalog.ts'
import { useLanguageOf, useWords } from '../../messages/use-messages.ts'

import styles from './illness-page.module.css'

/** Who looked over the page last, and when; nothing while nobody has said so. */
export function Reviewed({ illness }: { illness: PublicRow<'health_library_illnesses'> }) {
  const languageOf = useLanguageOf()
  const { illness: words, longDate } = useWords()
  const day = longDay(illness.last_reviewed_on, longDate)
  const name = illness.last_reviewed_by
  if (!day && !name) return null
  const by = name && words.reviewedBy[day ? 'after' : 'alone']
  return (
    <p className={styles.reviewed}>
      <span>{[day && words.reviewedOn(day), by].filter(Boolean).join(' ')}</span>
      {name && <span lang={languageOf(name)}>{` ${name}`}</span>}
    </p>
  )
}

/**
 * A day of the calendar in words: the same day in every time zone, and the same
 * words on the server. A device that mirrored the row long ago may lack it.
 */
export function longDay(
  day: string | null | undefined,
  longDate: Words['longDate'],
): string | null {
  const date = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(date.getTime())) return null
  return longDate(date.getUTCDate(), date.getUTCMonth(), date.getUTCFullYear())
}
