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

const show = (hours: Hours) =>
  render(
    <LocaleContext value={getLocaleBundle('en')}>
      <OpeningLine {...hours} asOf={Date.now()} />
    </LocaleContext>,
  )

test('S-87 the page says whether the clinic is open, and says otherwise when the time has come', () => {
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

test('S-87 the line changes with the time on a page that a browser has translated', () => {
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
  expect(screen.getByText('Closed, opens at 9:00 am tomorrow')).toBeTruthy()
  expect(document.body.textContent).not.toContain('Open now')
})

test('S-87 days that are different are told also where the week itself was left to words', () => {
  vi.setSystemTime('2026-11-23T12:00:00+05:30')
  show({
    week: [],
    specialDays: ['2026-11-25: closed (A wedding)'],
  })
  expect(document.body.textContent).toContain('25 November: closed (A wedding)')
  expect(screen.queryByText(/now|opens|^Closed/)).toBeNull()
})

test('S-87 a note in Telugu is marked as such on an English page, so that its letters come', () => {
  vi.setSystemTime('2026-11-23T12:00:00+05:30')
  show({ week: [], specialDays: ['2026-11-25: closed (కార్తీక పౌర్ణమి)'] })
  expect(screen.getByText('కార్తీక పౌర్ణమి').lang).toBe('te')
})
