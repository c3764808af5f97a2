import { toOpeningHours } from '#model/hours/hours-format.ts'
import { formatOpeningStatus } from '#model/hours/opening-sentence.ts'
import { getOpeningStatus } from '#model/hours/opening-status.ts'
import { SOURCE_LANGUAGE } from '#model/languages.ts'
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

/** Previews the site's opening hours for the values in the form, and whether the clinic is open now. */
export function OpeningStatusPreview({ week, specialDays, words }: OpeningStatusPreviewProps) {
  const now = useMinute()
  if (week.length === 0) return null
  const status = getOpeningStatus(toOpeningHours(week, specialDays), now)
  const { sentence, note } = formatOpeningStatus(status, {
    now,
    asOf: now,
    language: SOURCE_LANGUAGE,
  })
  return (
    <div data-full-width>
      <p>
        Visitors are told: <strong>{sentence}</strong>
        {note !== null && (
          <span>
            {' ('}
            <span lang={getForeignLanguage(note)}>{note}</span>)
          </span>
        )}
      </p>
      <p className={styles.preview} lang={getForeignLanguage(words ?? '')}>
        {formatHours(week, words)}
      </p>
    </div>
  )
}
