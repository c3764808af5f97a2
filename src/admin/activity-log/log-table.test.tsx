// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { aLogLine } from '../testing/log-line.ts'
import { LogTable } from './log-table.tsx'

afterEach(() => vi.unstubAllGlobals())

test('a log page is rendered in full, so that the buttons below it do not move during scrolling (AC-217)', () => {
  // A browser whose IntersectionObserver has not reported anything yet.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  const lines = Array.from({ length: 50 }, (_, at) => aLogLine({ description: `Line ${at}` }))
  render(<LogTable lines={lines} nameOf={() => 'asha'} onOpen={() => undefined} />)
  expect(screen.getByText('Line 0')).toBeTruthy()
  expect(screen.getByText('Line 49')).toBeTruthy()
})
