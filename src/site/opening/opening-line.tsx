import { useMemo } from 'react'

import { openingHoursOf } from '#model/hours/hours-lines.ts'
import { openingSentence, sentencesOfSoon } from '#model/hours/opening-sentence.ts'
import { openingStatus } from '#model/hours/opening-status.ts'
import type { Language } from '#model/languages.ts'
import { useMinute } from '#ui/time/use-minute.ts'

interface OpeningLineProps {
  week: readonly string[]
  specialDays: readonly string[]
  /** When the server last said that these are current, in milliseconds; null if never. */
  asOf: number | null
  language: Language
}

/** 'Open now, until 5:00 pm', as long as it is true. */
export function OpeningLine({ week, specialDays, asOf, language }: OpeningLineProps) {
  const hours = useMemo(() => openingHoursOf(week, specialDays), [week, specialDays])
  const now = useMinute()
  const soon = sentencesOfSoon(hours, { now, language })
  return (
    <>
      {week.length > 0 && (
        <strong>{openingSentence(openingStatus(hours, now), { now, asOf, language })}</strong>
      )}
      {soon.map((sentence) => (
        <span key={sentence}>{sentence}</span>
      ))}
    </>
  )
}
