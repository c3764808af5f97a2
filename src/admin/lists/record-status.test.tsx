// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'

import { translate } from '#ui/testing/translate.ts'

import { RecordStatus } from './record-status.tsx'

const aStatus = (props: ComponentProps<typeof RecordStatus>) => (
  <MemoryRouter>
    <RecordStatus {...props} />
  </MemoryRouter>
)

test('a record shows all its sync states on a page translated by the browser', () => {
  const { container, rerender } = render(aStatus({ state: { kind: 'waiting', edits: 1 } }))
  const states: ComponentProps<typeof RecordStatus>[] = [
    { state: { kind: 'waiting', edits: 2 } },
    { state: { kind: 'attention', edits: 2 } },
    { state: { kind: 'saved', at: Date.UTC(2026, 0, 5) } },
    { state: { kind: 'saved', at: Date.UTC(2026, 0, 5) }, unsaved: true },
    { state: { kind: 'waiting', edits: 3 } },
  ]
  const seen = states.map((props) => {
    translate()
    rerender(aStatus(props))
    return container.textContent
  })
  expect(seen).toEqual([
    'Waiting to sync (2)',
    'Needs attention (2)',
    expect.stringMatching(/^Saved, [^[]+$/),
    'Not saved',
    'Waiting to sync (3)',
  ])
})
