// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { expect, test } from 'vitest'

import { layoutStyles } from '#model/theme/theme-config.ts'

import { addresses } from './testing/addresses.ts'
import { createContent, illness, createThemedSettings } from './testing/sample-content.ts'
import { renderSite } from './testing/site.tsx'

const tremor = illness({ illness_name: 'Tremor', slug: 'tremor' })

/** Returns the targets of all Book Appointment controls on a page; '' for one without a target. */
function bookings(path: string, layoutStyle: string): string[] {
  renderSite(
    path,
    createContent({ ...createThemedSettings({ layoutStyle }), health_library_illnesses: [tremor] }),
  )
  const found = [...document.querySelectorAll('a, button, [role="button"]')]
    .filter((it) => /book appointment/i.test(`${it.textContent} ${it.getAttribute('aria-label')}`))
    .map((it) => it.getAttribute('href') ?? '')
  cleanup()
  return found
}

test.for(layoutStyles)(
  'AC-008 every Book Appointment control leads to /contact, on every page of a %s theme',
  (layoutStyle) => {
    expect(bookings('/', layoutStyle)).toContain('/contact')
    const elsewhere = addresses.flatMap((path) => bookings(path, layoutStyle))
    expect(new Set(elsewhere)).toEqual(new Set(['/contact']))
  },
)
