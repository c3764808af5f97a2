// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { generateTheme } from '#theme/generator/generate-theme.ts'
import { SEED_PATH } from '#theme/generator/theme-seed.ts'

import { resetDevice } from '../../../testing/open-admin.tsx'
import {
  aTheme,
  button,
  openEditor,
  openTab,
  press,
  saveAs,
  select,
  getLastSave,
  getFieldText,
  type,
} from '../../testing/open-editor.tsx'

beforeEach(resetDevice)
afterEach(() => vi.restoreAllMocks())

const green = {
  brand: '#00A651',
  second: '',
  mood: 'calm',
  fonts: 'system',
  corners: 'soft',
} as const
const inGreen = generateTheme(green)

/** Generates a theme for a green brand. */
function begin(): void {
  type(`${SEED_PATH}.brand`, green.brand)
  press('Generate theme')
}

const row = (tab: string) => button(tab).closest('li')
const dark = () => {
  openTab('Colors')
  press('Dark Mode')
  return getFieldText('colors.dark.primary')
}

test('a brand color generates the whole theme in one step, which is saved with its seed', async () => {
  const { remote } = await openEditor()
  expect(button('Pick Brand color')).toBeTruthy()
  begin()
  openTab('Colors')
  expect(getFieldText('colors.light.primary')).toBe(inGreen.colors.light.primary)
  openTab('Layouts')
  expect(getFieldText('layouts.navigation.activeBackground')).toBe(inGreen.colors.light.primary)
  press('Undo')
  expect(getFieldText('layouts.navigation.activeBackground')).toBe('#0066CC')
  press('Redo')
  await saveAs(remote, 4)
  expect(getLastSave(remote)?.config).toMatchObject({
    colors: inGreen.colors,
    gradients: inGreen.gradients,
    layouts: { hero: { look: green } },
  })
})

test('with a seed, another mood or color regenerates the theme at once; half a color waits', async () => {
  await openEditor()
  begin()
  expect(screen.queryByText('Generate theme')).toBeNull()
  fireEvent.change(select('look.corners'), { target: { value: 'round' } })
  await waitFor(() => expect(button('Undo').disabled).toBe(false))
  openTab('Design Tokens')
  await waitFor(() => expect(getFieldText('designTokens.borderRadius.lg')).toBe('26px'))
  openTab('Overview')
  type(`${SEED_PATH}.brand`, '#00')
  expect(screen.getByText('Invalid hex color format')).toBeTruthy()
  openTab('Colors')
  expect(getFieldText('colors.light.primary')).toBe(inGreen.colors.light.primary)
})

test('each setting says whether it is generated; one set by hand stays until it is reset', async () => {
  await openEditor()
  begin()
  openTab('Colors')
  expect(screen.queryByText('Set by hand')).toBeNull()
  type('colors.light.accent', '#663399')
  expect(screen.getByText('Set by hand')).toBeTruthy()
  openTab('Overview')
  expect(row('Colors')?.textContent).toContain('36 generated, 1 by hand')
  type(`${SEED_PATH}.brand`, '#E30613')
  await waitFor(() =>
    expect(dark()).toBe(generateTheme({ ...green, brand: '#E30613' }).colors.dark.primary),
  )
  press('Light Mode')
  expect(getFieldText('colors.light.accent')).toBe('#663399')
  press('Reset to generated value: Accent (light)')
  expect(getFieldText('colors.light.accent')).toBe(
    generateTheme({ ...green, brand: '#E30613' }).colors.light.accent,
  )
  expect(document.activeElement?.closest('[data-follows="follows"]')).toBeTruthy()
})

test('one button resets all settings of a tab to generated values', async () => {
  await openEditor()
  begin()
  openTab('Layouts')
  type('backButton.textColor', '#000000')
  type('emergencyButton.textColor', '#FFFFF0')
  openTab('Overview')
  press('Reset all of Layouts to generated values')
  expect(row('Layouts')?.textContent).toContain('generated')
  openTab('Layouts')
  expect([getFieldText('backButton.textColor'), getFieldText('emergencyButton.textColor')]).toEqual(
    ['', '#FFFFFF'],
  )
})

test('a theme without a seed shows no generated states, and its settings are one press away', async () => {
  await openEditor()
  expect(screen.queryByText(/\d generated/)).toBeNull()
  const advanced = within(screen.getByRole('group', { name: 'Advanced' }))
  fireEvent.click(advanced.getByRole('button', { name: 'Typography' }))
  expect(screen.getByRole('tab', { name: 'Typography' }).getAttribute('aria-selected')).toBe('true')
  expect(document.activeElement?.getAttribute('role')).toBe('tabpanel')
})

test('a generated theme opens with its seed colors', async () => {
  const config = { ...inGreen, layouts: { ...inGreen.layouts, hero: { look: green } } }
  await openEditor({ theme: aTheme({ config }) })
  expect(getFieldText(`${SEED_PATH}.brand`)).toBe(green.brand)
  expect(screen.queryByText('Generate theme')).toBeNull()
  expect(row('Colors')?.textContent).toContain('37 generated')
})

test('the contrast status beside Save links to unreadable pairs', async () => {
  await openEditor()
  expect(button('All text is readable')).toBeTruthy()
  openTab('Colors')
  type('colors.light.text.primary', '#CCCCCC')
  openTab('Layouts')
  await waitFor(() => expect(button(/pairs of colors are hard to read$/)).toBeTruthy())
  press(/pairs of colors are hard to read$/)
  expect(document.activeElement?.getAttribute('aria-label')).toBe(
    'Everything the site shows together',
  )
})

test('the theme preview opens on Home', async () => {
  await openEditor()
  const pages = within(screen.getByRole('group', { name: 'Page' }))
  expect(pages.getByRole('button', { name: 'Home' }).getAttribute('aria-pressed')).toBe('true')
})
