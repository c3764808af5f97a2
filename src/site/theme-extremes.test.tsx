// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { fullTheme } from '#model/testing/full-theme.ts'

import { addresses } from './testing/addresses.ts'
import {
  createContent,
  illness,
  profile,
  service,
  createThemedSettings,
} from './testing/sample-content.ts'
import { renderSite } from './testing/site.tsx'

const themes = {
  'the smallest': {},
  'the fullest': { ...fullTheme, healthLibraryEnabled: true },
  'a spoiled': { colors: null, layouts: [], gradients: 'x', animations: 7, emergencyButton: null },
}
const rows = {
  hospital_profile: profile({ about_text: 'About us' }),
  services: [service({ service_name: 'Sleep Studies' })],
  health_library_illnesses: [illness({ illness_name: 'Tremor', slug: 'tremor' })],
}

test.for(
  Object.entries(themes).flatMap(([name, config]) =>
    addresses.map((path) => [name, path, config] as const),
  ),
)('AC-424 with %s theme %s renders completely', async ([, path, config]) => {
  const { style } = document.documentElement
  style.removeProperty('--color-primary')
  renderSite(path, createContent({ ...rows, ...createThemedSettings(config) }))
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(screen.getByRole('navigation').textContent).toContain('Contact')
  await expect.poll(() => style.getPropertyValue('--color-primary')).toMatch(/^#/)
})
