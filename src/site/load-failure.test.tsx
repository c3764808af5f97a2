// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { openSite } from './testing/site.tsx'

const emptyStates = [
  ['/', 'Quality Neurological Healthcare with Compassion and Excellence'],
  ['/doctors', 'No doctors available at the moment.'],
  ['/services', 'No services available at the moment.'],
  ['/testimonials', 'No testimonials available at the moment.'],
  ['/contact', 'Map not available'],
  ['/health-library', 'No health information found matching your criteria.'],
  ['/health-library/tremor', 'Health Information Not Found'],
] as const

test.for(emptyStates)(
  'AC-421 AC-422 %s shows its empty state when nothing could be loaded, and no error',
  ([path, text]) => {
    const { store, main } = openSite(path, null)
    expect(main.queryByText(text)).toBeNull()
    act(() => store.set({ failed: true }))
    expect(main.getByText(text)).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(document.body.textContent).not.toMatch(/fail|error/i)
  },
)
