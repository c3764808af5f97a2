import { openingHoursOf } from '#model/hours/hours-format.ts'
import { openingSentence } from '#model/hours/opening-sentence.ts'
import { openingStatus } from '#model/hours/opening-status.ts'
import { SOURCE } from '#model/languages.ts'
import { languageOf } from '#model/translations.ts'
import { useMinute } from '#ui/time/use-minute.ts'

import { hoursInWords } from '../forms/fields/asked-twice.tsx'

import styles from './hours.module.css'

interface ToldToVisitorsProps {
  week: readonly string[]
  specialDays: readonly string[]
  /** What stands below the days. */
  words: string | null
}

/** What the hours in the form make the site say, and whether it says at this moment that it is open. */
export function ToldToVisitors({ week, specialDays, words }: ToldToVisitorsProps) {
  const now = useMinute()
  if (week.length === 0) return null
  const status = openingStatus(openingHoursOf(week, specialDays), now)
  const { said, note } = openingSentence(status, { now, asOf: now, language: SOURCE })
  return (
    <div data-wide>
      <p>
        Visitors are told: <strong>{said}</strong>
        {note !== null && (
          <span>
            {' ('}
            <span lang={languageOf(note)}>{note}</span>)
          </span>
        )}
      </p>
      <p className={styles.told} lang={languageOf(words ?? '')}>
        {hoursInWords(week, words)}
      </p>
    </div>
  )
}
