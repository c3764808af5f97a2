import { openingHoursOf } from '#model/hours/hours-lines.ts'
import { openingSentence } from '#model/hours/opening-sentence.ts'
import { openingStatus } from '#model/hours/opening-status.ts'
import { SOURCE } from '#model/languages.ts'
import { languageOf } from '#model/translations.ts'
import { useMinute } from '#ui/time/use-minute.ts'

interface ToldToVisitorsProps {
  week: readonly string[]
  specialDays: readonly string[]
}

/** What the hours in the form make the site say at this moment. */
export function ToldToVisitors({ week, specialDays }: ToldToVisitorsProps) {
  const now = useMinute()
  if (week.length === 0) return null
  const status = openingStatus(openingHoursOf(week, specialDays), now)
  const { said, note } = openingSentence(status, { now, asOf: now, language: SOURCE })
  return (
    <p data-wide>
      Visitors are told: <strong>{said}</strong>
      {note !== null && (
        <span>
          {' ('}
          <span lang={languageOf(note)}>{note}</span>)
        </span>
      )}
    </p>
  )
}
