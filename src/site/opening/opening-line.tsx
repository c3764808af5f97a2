import { useMemo } from 'react'

import { openingHoursOf } from '#model/hours/hours-format.ts'
import { openingSentence, sentencesOfSoon, type Told } from '#model/hours/opening-sentence.ts'
import { openingStatus } from '#model/hours/opening-status.ts'
import { useMinute } from '#ui/time/use-minute.ts'

import { useLanguage, useLanguageOf } from '../messages/use-messages.ts'

interface OpeningLineProps {
  week: readonly string[]
  specialDays: readonly string[]
  /** When the server last said that these are current, in milliseconds; null if never. */
  asOf: number | null
}

/** 'Open now, until 5:00 pm', as long as it is true. */
export function OpeningLine({ week, specialDays, asOf }: OpeningLineProps) {
  const language = useLanguage()
  const hours = useMemo(() => openingHoursOf(week, specialDays), [week, specialDays])
  const now = useMinute()
  const told = openingSentence(openingStatus(hours, now), { now, asOf, language })
  return (
    <>
      {week.length > 0 && (
        <strong>
          <Sentence {...told} />
        </strong>
      )}
      {sentencesOfSoon(hours, { now, language }).map((soon) => (
        <span key={soon.said}>
          <Sentence {...soon} />
        </span>
      ))}
    </>
  )
}

/** Staff write a note in one language, whatever that of the page is. */
function Sentence({ said, note }: Told) {
  const languageOf = useLanguageOf()
  return (
    <>
      <span>{said}</span>
      {note !== null && (
        <span>
          {' ('}
          <span lang={languageOf(note)}>{note}</span>)
        </span>
      )}
    </>
  )
}
