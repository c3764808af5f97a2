import { useMemo, type ReactNode } from 'react'

import { useContent, useContentState } from '#db/content.ts'
import { contactDetails } from '#db/queries.ts'
import { getClinicDay } from '#model/days/clinic-day.ts'
import { toOpeningHours } from '#model/hours/hours-format.ts'
import {
  formatOpeningStatus,
  formatUpcomingExceptions,
  type OpeningText,
} from '#model/hours/opening-sentence.ts'
import { getOpeningStatus } from '#model/hours/opening-status.ts'
import { useMinute } from '#ui/use-minute.ts'

import { useLanguage, useTextLanguage } from '../messages/use-messages.ts'

interface OpeningLineProps {
  week: readonly string[]
  specialDays: readonly string[]
  /** The day on which the server rendered the page; null without such a page. */
  day: string | null
  /** When the server last confirmed these hours, in milliseconds; null if never. */
  asOf: number | null
}

/** 'Open now, until 5:00 pm', updated in time. */
export function OpeningLine({ week, specialDays, day, asOf }: OpeningLineProps) {
  const language = useLanguage()
  const hours = useMemo(() => toOpeningHours(week, specialDays), [week, specialDays])
  const now = useMinute()
  if (isClockBehind(now, day)) return null
  const openingText = formatOpeningStatus(getOpeningStatus(hours, now), { now, asOf, language })
  return (
    <>
      {week.length > 0 && (
        <strong>
          <Sentence {...openingText} />
        </strong>
      )}
      {formatUpcomingExceptions(hours, { now, language }).map((soon) => (
        <span key={soon.sentence}>
          <Sentence {...soon} />
        </span>
      ))}
    </>
  )
}

/** `children` say whom a call reaches; while the clinic is closed, when it opens. */
export function WhoAnswers({ children }: { children: ReactNode }) {
  const { week, specialDays } = useContent(contactDetails)
  const { asOf, day } = useContentState()
  const language = useLanguage()
  const now = useMinute()
  if (isClockBehind(now, day)) return children
  const status = getOpeningStatus(toOpeningHours(week, specialDays), now)
  if (week.length === 0 || status.isOpen) return children
  return (
    <strong>
      <Sentence {...formatOpeningStatus(status, { now, asOf, language })} />
    </strong>
  )
}

/** A clock behind the page's own date is wrong, by years where a battery was empty. */
const isClockBehind = (now: number, day: string | null) => day !== null && getClinicDay(now) < day

/** Staff write a note in one language, which may differ from the page's. */
function Sentence({ sentence, note, rest }: OpeningText) {
  const languageOf = useTextLanguage()
  return (
    <>
      <span>{sentence}</span>
      {note !== null && (
        <span>
          {' ('}
          <span lang={languageOf(note)}>{note}</span>)
        </span>
      )}
      {rest && <span>{rest}</span>}
    </>
  )
}
