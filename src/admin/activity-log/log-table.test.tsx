// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { aLogLine } from '../testing/log-line.ts'
import { LogTable } from './log-table.tsx'

afterEach(() => vi.unstubAllGlobals())

test.for([
  [false, 'Closed the Health Library for visitors'],
  [true, 'Opened the Health Library for visitors'],
] as const)('the log says what the switch of the library did: %s', ([after, text]) => {
  const line = aLogLine({
    description: 'Updated site settings',
    table_affected: 'modern_site_settings',
    changes: {
      before: { health_library_enabled: !after },
      after: { health_library_enabled: after },
    },
  })
  render(<LogTable lines={[line]} nameOf={() => 'asha'} onOpen={() => undefined} />)
  expect(screen.getByText(text)).toBeTruthy()
  cleanup()
})

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
