import { expect, test } from 'vitest'

import type { Language } from '../languages.ts'
import { toOpeningHours } from './hours-format.ts'
import {
  formatOpeningStatus,
  formatUpcomingExceptions,
  type OpeningText,
} from './opening-sentence.ts'
import { getOpeningStatus } from './opening-status.ts'

const hours = toOpeningHours(
  ['Monday 09:00-17:00', 'Tuesday 09:00-17:00', 'Saturday 09:00-13:00'],
  ['2026-12-07 to 2026-12-19: closed (Moving house)'],
)

const whole = ({ sentence, note, rest }: OpeningText) =>
  note === null ? sentence + rest : `${sentence} (${note})${rest}`

interface Reader {
  asOf?: string
  language?: Language
}

function formatAt(at: string, { asOf = at, language = 'en' }: Reader = {}): string {
  const now = Date.parse(`${at}+05:30`)
  const known = Date.parse(`${asOf}+05:30`)
  return whole(formatOpeningStatus(getOpeningStatus(hours, now), { now, asOf: known, language }))
}

// 23 November 2026 is a Monday.
test.each([
  ['2026-11-23T10:00', 'Open now, until 5:00 pm'],
  ['2026-11-23T07:00', 'Closed, opens at 9:00 am today'],
  ['2026-11-23T18:00', 'Closed, opens at 9:00 am tomorrow'],
  ['2026-11-24T18:00', 'Closed, opens at 9:00 am on Saturday'],
  ['2026-12-08T10:00', 'Closed (Moving house), opens at 9:00 am on 21 December'],
])('patients read at %s: %s (S-87)', (at, sentence) => {
  expect(formatAt(at)).toBe(sentence)
})

test('hours that were not confirmed for more than a week show their date (S-87)', () => {
  expect(formatAt('2026-11-23T10:00', { asOf: '2026-11-16T10:00' })).toBe('Open now, until 5:00 pm')
  expect(formatAt('2026-11-23T10:00', { asOf: '2026-11-15T10:00' })).toBe(
    'Open now, until 5:00 pm (as known on 15 November)',
  )
})

test('the sentence is Telugu for a reader of Telugu (S-87)', () => {
  expect(formatAt('2026-11-23T18:00', { language: 'te' })).toBe('మూసి ఉంది, రేపు ఉదయం 9:00కి తెరుస్తారు')
})

test('exceptions are announced a month ahead, until they are over (S-87)', () => {
  const other = toOpeningHours(
    [],
    ['2026-12-25: 09:00-12:00', '2026-12-07 to 2026-12-19: closed (Moving house)'],
  )
  const soon = (at: string) =>
    formatUpcomingExceptions(other, { now: Date.parse(`${at}T10:00+05:30`), language: 'en' }).map(
      whole,
    )
  expect(soon('2026-11-06')).toEqual([])
  expect(soon('2026-11-30')).toEqual([
    '7 December – 19 December: closed (Moving house)',
    '25 December: 9:00 am – 12:00 pm',
  ])
  expect(soon('2026-12-20')).toEqual(['25 December: 9:00 am – 12:00 pm'])
  const always = toOpeningHours([], ['2026-12-25: 00:00-00:00'])
  const now = Date.parse('2026-12-20T10:00+05:30')
  expect(formatUpcomingExceptions(always, { now, language: 'en' }).map(whole)).toEqual([
    '25 December: open 24 hours',
  ])
})
