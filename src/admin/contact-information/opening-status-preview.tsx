import { toOpeningHours } from '#model/hours/hours-format.ts'
import {
  formatOpeningStatus,
  formatUpcomingExceptions,
  type OpeningText,
} from '#model/hours/opening-sentence.ts'
import { getOpeningStatus } from '#model/hours/opening-status.ts'
import { validateSpecialDays } from '#model/hours/validate-hours.ts'
import { SOURCE_LANGUAGE as language } from '#model/languages.ts'
import { getForeignLanguage } from '#model/translations.ts'
import { useMinute } from '#ui/use-minute.ts'

import { formatHours } from '../forms/fields/shared-field-hints.tsx'

import styles from './hours.module.css'

interface OpeningStatusPreviewProps {
  week: readonly string[]
  specialDays: readonly string[]
  /** The free text below the days. */
  words: string | null
}

/** A time of day in a text: 9 am, 9:30, 9 గంటలు. */
const TIME = /\d\s*(?:[ap]\.?m\b|గం)|\d[:.]\d\d/i

/** Previews the site's opening hours for the values in the form, and whether the clinic is open now. */
export function OpeningStatusPreview({ week, specialDays, words }: OpeningStatusPreviewProps) {
  const now = useMinute()
  const hours = toOpeningHours(week, specialDays.filter(isWhole))
  const soon = formatUpcomingExceptions(hours, { now, language })
  const status =
    week.length > 0 &&
    formatOpeningStatus(getOpeningStatus(hours, now), { now, asOf: now, language })
  if (!status && soon.length === 0) return null
  return (
    <div data-full-width>
      <p>
        Visitors are told: <strong>{status && <Sentence {...status} />}</strong>
      </p>
      {soon.map((text) => (
        <p key={text.sentence}>
          <Sentence {...text} />
        </p>
      ))}
      <p className={styles.preview} lang={getForeignLanguage(words ?? '')}>
        {formatHours(week, words)}
      </p>
      {week.length > 0 && TIME.test(words ?? '') && (
        <p>
          <strong>
            Visitors read the times of “Working Hours” below those of the days. Please make sure
            that both say the same.
          </strong>
        </p>
      )}
    </div>
  )
}

/** A row that is still being typed would say that the clinic is closed. */
const isWhole = (line: string) => validateSpecialDays([line]) === null

function Sentence({ sentence, note, rest }: OpeningText) {
  return (
    <>
      <span>{sentence}</span>
      {note !== null && (
        <span>
          {' ('}
          <span lang={getForeignLanguage(note)}>{note}</span>)
        </span>
      )}
      {rest && <span>{rest}</span>}
    </>
  )
}
