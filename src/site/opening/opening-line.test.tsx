// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { OpeningLine } from './opening-line.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('S-87 the page says whether the clinic is open, and says otherwise when the time has come', () => {
  vi.setSystemTime('2026-11-23T16:59:30+05:30')
  render(
    <OpeningLine
      week={['Monday 09:00-17:00', 'Tuesday 09:00-17:00']}
      specialDays={['2026-11-25: closed (A wedding)']}
      asOf={Date.now()}
      language="en"
    />,
  )
  expect(screen.getByText('Open now, until 5:00 pm')).toBeTruthy()
  expect(screen.getByText('25 November: closed (A wedding)')).toBeTruthy()
  act(() => {
    vi.advanceTimersByTime(60_000)
  })
  expect(screen.getByText('Closed, opens at 9:00 am tomorrow')).toBeTruthy()
})

test('S-87 days that are different are told also where the week itself was left to words', () => {
  vi.setSystemTime('2026-11-23T12:00:00+05:30')
  render(
    <OpeningLine
      week={[]}
      specialDays={['2026-11-25: closed (A wedding)']}
      asOf={Date.now()}
      language="en"
    />,
  )
  expect(screen.getByText('25 November: closed (A wedding)')).toBeTruthy()
  expect(screen.queryByText(/now|opens|^Closed/)).toBeNull()
})
