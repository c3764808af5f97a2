// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { addresses } from './testing/addresses.ts'
import { headings, openSite } from './testing/site.tsx'

const emptyStates: Record<string, string> = {
  '/': 'Quality Neurological Healthcare with Compassion and Excellence',
  '/doctors': 'No doctors available at the moment.',
  '/services': 'No services available at the moment.',
  '/testimonials': 'No testimonials available at the moment.',
  '/contact': 'Map not available',
  '/health-library': 'No health information found matching your criteria.',
  '/health-library/tremor': 'Health Information Not Found',
}

test.for(addresses)(
  'AC-421 AC-422 %s shows its empty state when nothing could be loaded, and no error',
  (path) => {
    const { store, main } = openSite(path, null)
    expect(main.queryByRole('heading')).toBeNull()
    act(() => store.set({ failed: true }))
    const [title = ''] = headings(1)
    expect(title).not.toBe('')
    expect(main.getAllByText(emptyStates[path] ?? title).length).toBeGreaterThan(0)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(document.body.textContent).not.toMatch(/fail|error/i)
  },
)
