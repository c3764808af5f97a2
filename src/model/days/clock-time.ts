import type { Language } from '../languages.ts'

const NOON = 12

/**
 * A time of day as readers of a language say it: '9:00 am', 'ఉదయం 9:00'. Not by `toLocaleTimeString`:
 * what the browser loads for it takes a cheap phone a tenth of a second, and its Telugu says 'AM'.
 */
export function formatClockTime(language: Language, hours: number, minutes: number): string {
  const clock = `${hours % NOON || NOON}:${String(minutes).padStart(2, '0')}`
  return inWords[language](clock, hours)
}

const inWords: Record<Language, (clock: string, hours: number) => string> = {
  en: (clock, hours) => `${clock} ${hours < NOON ? 'am' : 'pm'}`,
  te: (clock, hours) => {
    const [, part = 'రాత్రి'] = TELUGU_PARTS.find(([until]) => hours < until) ?? []
    return `${part} ${clock}`
  },
}

/** Of a day, each until an hour: night, morning, midday, evening; and night again. */
const TELUGU_PARTS = [
  [4, 'రాత్రి'],
  [12, 'ఉదయం'],
  [16, 'మధ్యాహ్నం'],
  [19, 'సాయంత్రం'],
] as const
