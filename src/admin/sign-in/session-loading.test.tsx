// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { SessionLoading } from './session-loading.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('if the storage does not respond within ten seconds, the page says so and what to do', () => {
  render(<SessionLoading />)
  act(() => {
    vi.advanceTimersByTime(9_900)
  })
  expect(screen.getByText('Loading...')).toBeTruthy()
  act(() => {
    vi.advanceTimersByTime(200)
  })
  expect(screen.queryByText('Loading...')).toBeNull()
  expect(screen.getByRole('alert').textContent).toMatch(/is not responding\. Close all other tabs/)
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})
