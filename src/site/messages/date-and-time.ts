import { formatClockTime } from '#model/days/clock-time.ts'
import { languages, type Language } from '#model/languages.ts'

/** Formats a time in milliseconds in the device's time zone: '26 Nov 2026, 1:27 pm'. */
export function formatDateAndTime(language: Language, milliseconds: number): string {
  const at = new Date(milliseconds)
  const { locale } = languages[language]
  const day = at.toLocaleDateString(locale, { dateStyle: 'medium' })
  return `${day}, ${formatClockTime(language, at.getHours(), at.getMinutes())}`
}
