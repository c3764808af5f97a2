import { afterEach, expect, test } from 'vitest'

import { getOpeningStatus, type OpeningHours } from './opening-status.ts'

const day = [{ opens: '09:00', closes: '18:00' }]
const clinic: OpeningHours = {
  weekly: [
    day,
    day,
    [
      { opens: '09:00', closes: '13:00' },
      { opens: '16:00', closes: '20:00' },
    ],
    day,
    [{ opens: '20:00', closes: '02:00' }],
    day,
    [],
  ],
  exceptions: [
    { from: '2026-10-30', to: '2026-11-01', spans: [], note: 'Deepavali' },
    { from: '2028-02-29', to: '2028-02-29', spans: [], note: null },
  ],
}

const zone = process.env['TZ']
afterEach(() => {
  if (zone === undefined) delete process.env['TZ']
  else process.env['TZ'] = zone
})

const describe = (at: string, hours = clinic) => {
  const status = getOpeningStatus(hours, Date.parse(`${at}+05:30`))
  if (status.isOpen)
    return `open until ${status.closes ? `${status.closes.day} ${status.closes.time}` : 'always'}`
  const until = status.opens ? `${status.opens.day} ${status.opens.time}` : 'unknown'
  return `closed until ${until}${status.note ? ` (${status.note})` : ''}`
}

test.each([
  ['2026-11-23T08:59:59', 'closed until 2026-11-23 09:00'],
  ['2026-11-23T09:00:00', 'open until 2026-11-23 18:00'],
  ['2026-11-23T17:59:59', 'open until 2026-11-23 18:00'],
  ['2026-11-23T18:00:00', 'closed until 2026-11-24 09:00'],
  ['2026-11-25T14:00:00', 'closed until 2026-11-25 16:00'],
  ['2026-11-24T00:00:00', 'closed until 2026-11-24 09:00'],
  ['2026-11-28T00:00:00', 'open until 2026-11-28 02:00'],
  ['2026-11-28T02:00:00', 'closed until 2026-11-28 09:00'],
  ['2026-11-28T19:00:00', 'closed until 2026-11-30 09:00'],
  ['2026-10-29T18:00:00', 'closed until 2026-11-02 09:00'],
  ['2026-10-31T12:00:00', 'closed until 2026-11-02 09:00 (Deepavali)'],
  ['2028-02-28T18:00:00', 'closed until 2028-03-01 09:00'],
  ['2028-02-29T12:00:00', 'closed until 2028-03-01 09:00'],
])('at %s at the clinic it is %s, also on a phone in Los Angeles (S-87)', (at, expected) => {
  expect(describe(at)).toBe(expected)
  process.env['TZ'] = 'America/Los_Angeles'
  expect(describe(at)).toBe(expected)
})

test('a clinic open round the clock never closes, and one without hours has no status (S-87)', () => {
  const always = Array.from({ length: 7 }, () => [{ opens: '00:00', closes: '24:00' }])
  expect(describe('2026-11-23T12:00:00', { weekly: always, exceptions: [] })).toBe(
    'open until always',
  )
  expect(describe('2026-11-23T12:00:00', { weekly: [], exceptions: [] })).toBe(
    'closed until unknown',
  )
})

test('a night shift that began before a closed day runs to its end (S-87)', () => {
  const nights = {
    ...clinic,
    exceptions: [{ from: '2026-11-28', to: '2026-11-29', spans: [], note: null }],
  }
  expect(describe('2026-11-28T01:00:00', nights)).toBe('open until 2026-11-28 02:00')
  expect(describe('2026-11-28T03:00:00', nights)).toBe('closed until 2026-11-30 09:00')
})
