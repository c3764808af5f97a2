// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { translate } from '#ui/testing/translate.ts'

import { getLocaleBundle } from '../messages/all-messages.ts'
import { LocaleContext } from '../messages/use-messages.ts'
import { OpeningLine } from './opening-line.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

interface Hours {
  week: string[]
  specialDays: string[]
}

const show = (hours: Hours, day: string | null = null) =>
  render(
    <LocaleContext value={getLocaleBundle('en')}>
      <OpeningLine {...hours} day={day} asOf={Date.now()} />
    </LocaleContext>,
  )

test('the page says whether the clinic is open, and updates in time (S-87)', () => {
  vi.setSystemTime('2026-11-23T16:59:30+05:30')
  show({
    week: ['Monday 09:00-17:00', 'Tuesday 09:00-17:00'],
    specialDays: ['2026-11-25: closed (A wedding)'],
  })
  expect(screen.getByText('Open now, until 5:00 pm')).toBeTruthy()
  expect(document.body.textContent).toContain('25 November: closed (A wedding)')
  act(() => {
    vi.advanceTimersByTime(60_000)
  })
  expect(screen.getByText('Closed, opens at 9:00 am tomorrow')).toBeTruthy()
})

test('the line changes in time on a page that a browser has translated (S-87)', () => {
  vi.setSystemTime('2026-11-23T16:59:30+05:30')
  show({
    week: ['Monday 09:00-17:00', 'Tuesday 09:00-17:00'],
    specialDays: ['2026-11-23: 09:00-17:00 (A camp)'],
  })
  expect(document.body.textContent).toContain('Open now')
  translate()
  act(() => {
    vi.advanceTimersByTime(60_000)
  })
  expect(document.querySelector('strong')?.textContent).toBe(
    'Closed (A camp), opens at 9:00 am tomorrow',
  )
  expect(document.body.textContent).not.toContain('Open now')
})

test('exceptions are shown also if the week itself is only a text (S-87)', () => {
  vi.setSystemTime('2026-11-23T12:00:00+05:30')
  show({
    week: [],
    specialDays: ['2026-11-25: closed (A wedding)'],
  })
  expect(document.body.textContent).toContain('25 November: closed (A wedding)')
  expect(screen.queryByText(/now|opens|^Closed/)).toBeNull()
})

test('a note in Telugu is marked as such on an English page, so that its font loads (S-87)', () => {
  vi.setSystemTime('2026-11-23T12:00:00+05:30')
  show({ week: [], specialDays: ['2026-11-25: closed (కార్తీక పౌర్ణమి)'] })
  expect(screen.getByText('కార్తీక పౌర్ణమి').lang).toBe('te')
})

test('the note about a special day stands before the next opening, which is on another day', () => {
  vi.setSystemTime('2026-11-23T10:00:00+05:30')
  const week = ['Monday 09:00-17:00', 'Tuesday 10:00-17:00']
  show({ week, specialDays: ['2026-11-23: closed (Kartika Purnima)'] })
  expect(document.querySelector('strong')?.textContent).toBe(
    'Closed (Kartika Purnima), opens at 10:00 am tomorrow',
  )
})

test('a phone whose clock is behind the date of its page does not say whether the clinic is open', () => {
  vi.setSystemTime('1970-01-05T10:00:00+05:30')
  const hours = { week: ['Monday 09:00-17:00'], specialDays: [] }
  show(hours, '2026-11-23')
  expect(document.body.textContent).not.toContain('pen')
  cleanup()
  vi.setSystemTime('2026-11-23T10:00:00+05:30')
  show(hours, '2026-11-23')
  expect(document.body.textContent).toContain('Open now')
})
