// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { mirrorTable } from '#db/database.ts'
import { writeMeta } from '#db/meta.ts'
import { aUser } from '#session/testing/memory-remote.ts'
import { defaultTheme } from '#theme/default-theme.ts'

import { resetDevice, heading, openAdmin, reported } from '../../testing/open-admin.tsx'
import {
  admin,
  aTheme,
  boss,
  breakTable,
  card,
  clinical,
  createRecentlyActivated,
  kites,
  listCardNames,
  openThemes,
  press,
  quiet,
  settings,
} from '../testing/open-themes.tsx'

beforeEach(resetDevice)
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const labels = (name: string) =>
  card(name)
    .getAllByRole('button')
    .map((button) => button.textContent)

test('AC-293 the screen has its title and says what it is for', async () => {
  await openThemes()
  expect(await heading('Modern Themes')).toBeTruthy()
  expect(screen.getByText(/^Browse, preview and activate/)).toBeTruthy()
})

test.for(['Viewer', 'Content Manager'] as const)(
  'AC-294 AC-334 AC-404 a %s may look at themes and their details, and is told whom to ask',
  async (role) => {
    await openThemes({ user: aUser({ role }), site: createRecentlyActivated(3) })
    expect(
      screen.getByText('You have view-only access. Contact an administrator to manage themes.'),
    ).toBeTruthy()
    for (const { name } of [clinical, quiet, kites]) expect(labels(name)).toEqual(['Details'])
    expect(screen.queryByRole('button', { name: 'Rollback' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Create New Theme' })).toBeNull()
    press('Details of Our Kites')
    expect(await screen.findByRole('dialog', { name: 'Theme Details' })).toBeTruthy()
  },
)

test('AC-302 AC-335 a Super Admin has five actions on a custom theme', async () => {
  await openThemes({ user: boss })
  expect(labels('Our Kites')).toEqual(['Activate', 'Details', 'Edit Theme', 'Duplicate', 'Delete'])
})

test('AC-334 AC-335 an Admin manages themes, cannot edit them, and is told who can', async () => {
  await openThemes({ user: admin })
  expect(labels('Our Kites')).toEqual(['Activate', 'Details', 'Duplicate', 'Delete'])
  expect(screen.getByText('Only Super Admins can edit themes.')).toBeTruthy()
})

test('AC-335 an Admin who left a draft as a Super Admin is not let back into the editor', async () => {
  const { db } = await openThemes({ user: admin })
  await db.drafts.put({ key: `modern_themes/${kites.id}`, fields: {}, seen: {}, at: 1 })
  cleanup()
  await openThemes({ user: admin })
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('AC-336 AC-337 a preset cannot be edited: under the pointer a hint, and when pressed the message', async () => {
  await openThemes()
  const edit = card('Quiet Page').getByRole('button', { name: 'Edit Theme Quiet Page' })
  expect(edit.getAttribute('aria-disabled')).toBe('true')
  fireEvent.pointerEnter(edit)
  const hint = 'Preset themes cannot be edited. Duplicate this theme to create an editable version.'
  expect(screen.getByRole('tooltip').textContent).toBe(hint)
  fireEvent.click(edit)
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Preset themes cannot be edited. Please duplicate this theme to create an editable version.',
  )
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('an editor that a crash closed opens again by itself, with what was typed', async () => {
  const { db } = await openAdmin({ at: '/admin/dashboard', user: boss })
  await db.drafts.put({ key: `modern_themes/${kites.id}`, fields: {}, seen: {}, at: 1 })
  cleanup()
  await openThemes()
  expect(await screen.findByRole('dialog', { name: 'Edit Theme: Our Kites' })).toBeTruthy()
})

test('AC-335 a custom theme opens in its editor', async () => {
  await openThemes()
  press('Edit Theme Our Kites')
  expect(await screen.findByRole('dialog', { name: /Edit Theme/ })).toBeTruthy()
})

const said = () => screen.queryByRole('tooltip')?.textContent

test('AC-298 the button for new themes is disabled, and says why on hover and on focus', async () => {
  await openThemes()
  const create = screen.getByRole('button', { name: 'Create New Theme' })
  expect(create.getAttribute('aria-disabled')).toBe('true')
  expect(screen.queryByRole('tooltip')).toBeNull()
  fireEvent.pointerEnter(create)
  expect(said()).toBe('Coming in Phase 4')
  fireEvent.pointerLeave(create)
  expect(said()).toBeUndefined()
  act(() => create.focus())
  expect(said()).toBe('Coming in Phase 4')
  const described = document.getElementById(create.getAttribute('aria-describedby') ?? '')
  expect(described?.textContent).toBe('Coming in Phase 4')
  fireEvent.keyDown(create, { key: 'Escape' })
  expect(said()).toBeUndefined()
})

test('AC-295 the banner has the live name, colours, time and countdown, and the way back', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T12:00:00'))
  const live = { config: { ...defaultTheme, colors: withPrimary('#123456') }, version_number: 2 }
  const edited = { ...clinical, version_number: 3 }
  await openThemes({ themes: [edited, quiet], site: createRecentlyActivated(2.5), live })
  const banner = within(screen.getByRole('region', { name: 'Clinical Modern' }))
  expect(banner.getByText(/Activated Nov 20, 2026 09:30/)).toBeTruthy()
  expect(banner.getByText('2h 30m remaining')).toBeTruthy()
  expect(banner.getByRole('button', { name: 'Rollback' })).toBeTruthy()
  const light = within(banner.getByRole('list', { name: 'Light palette' }))
  // The live version, not a later save (S-32).
  expect(light.getByText('Primary #123456')).toBeTruthy()
  expect(banner.getByText(/Version 2, while version 3 is saved/)).toBeTruthy()
  expect(
    card('Clinical Modern').getByRole('button', { name: 'Activate Clinical Modern' }),
  ).toBeTruthy()
})

const withPrimary = (primary: string) => ({
  ...defaultTheme.colors,
  light: { ...defaultTheme.colors.light, primary },
})

test('AC-296 with no active theme the screen asks for one', async () => {
  await openThemes({ site: settings({ active_theme_id: null, active_version_id: null }) })
  expect(
    screen.getByText(
      'No active theme found. Please activate a theme to customize your website appearance.',
    ),
  ).toBeTruthy()
  expect(screen.queryByText('Active')).toBeNull()
})

const button = () => screen.getByRole('button', { name: 'Rollback' })

test('AC-319 the countdown is renewed every 60 seconds, and rolling back ends with it (AC-318)', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  await openThemes({ site: createRecentlyActivated(61 / 60) })
  expect(screen.getByText('1h 1m remaining')).toBeTruthy()
  act(() => void vi.advanceTimersByTime(59_000))
  expect(screen.getByText('1h 1m remaining')).toBeTruthy()
  act(() => void vi.advanceTimersByTime(1_000))
  expect(screen.getByText('1h 0m remaining')).toBeTruthy()
  act(() => void vi.advanceTimersByTime(60_000))
  expect(screen.getByText('59m remaining')).toBeTruthy()
  expect(button().getAttribute('aria-disabled')).toBeNull()
  act(() => void vi.advanceTimersByTime(59 * 60_000))
  expect(screen.getByText('Expired')).toBeTruthy()
  expect(button().getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(button())
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('AC-318 without a theme before this one there is nothing to roll back to', async () => {
  await openThemes({ site: settings({ rollback_deadline: '2099-01-01T00:00:00Z' }) })
  expect(screen.queryByRole('button', { name: 'Rollback' })).toBeNull()
  expect(screen.queryByText(/remaining/)).toBeNull()
})

test('AC-301 the active theme comes first, presets before custom ones, then by name', async () => {
  const themes = [
    aTheme(4, { name: 'beta' }),
    aTheme(5, { name: 'Zebra', is_preset: true }),
    aTheme(6, { name: 'Alpha' }),
    aTheme(7, { name: 'Mango', is_preset: true }),
    kites,
  ]
  await openThemes({ themes, site: settings({ active_theme_id: kites.id }) })
  expect(listCardNames()).toEqual(['Our Kites', 'Mango', 'Zebra', 'Alpha', 'beta'])
})

const search = (text: string) =>
  fireEvent.change(screen.getByPlaceholderText('Search themes...'), { target: { value: text } })

test('AC-297 AC-304 the search looks through names and descriptions, in any case', async () => {
  await openThemes({
    themes: [
      clinical,
      { ...quiet, description: 'Paper and GREEN ink' },
      { ...kites, description: null },
    ],
  })
  search('green INK')
  await waitFor(() => expect(listCardNames()).toEqual(['Quiet Page']))
  search('KITES')
  await waitFor(() => expect(listCardNames()).toEqual(['Our Kites']))
  search('zebra')
  expect(await screen.findByRole('heading', { name: 'No themes found' })).toBeTruthy()
  expect(
    screen.getByText('No themes found matching your criteria. Try adjusting your search.'),
  ).toBeTruthy()
})

test('AC-305 a clinic without themes is told who sets them up', async () => {
  await openThemes({ themes: [], site: settings({ active_theme_id: null }) })
  expect(await screen.findByRole('heading', { name: 'No themes available' })).toBeTruthy()
  expect(screen.getByText('Contact administrator to set up themes.')).toBeTruthy()
})

test.for([119, 120, 121] as const)('AC-303 a description of %d characters', async (length) => {
  const text = 'd'.repeat(length)
  await openThemes({ themes: [{ ...kites, description: text }] })
  const shown = length > 120 ? `${'d'.repeat(120)}...` : text
  expect(card('Our Kites').getByText(shown)).toBeTruthy()
})

test('the card shows whether a theme is a preset, in use and valid, and its version', async () => {
  await openThemes({
    themes: [clinical, { ...kites, validation_status: 'failed', version_number: 7 }],
  })
  expect(card('Clinical Modern').getByText('Preset')).toBeTruthy()
  expect(card('Clinical Modern').getByText('Checked')).toBeTruthy()
  expect(card('Our Kites').getByText('Custom')).toBeTruthy()
  expect(card('Our Kites').getByText('Check failed')).toBeTruthy()
  expect(card('Our Kites').getByText('Version 7')).toBeTruthy()
})

test('the picture on a card is the theme’s own look in light and dark, and stays inside the card', async () => {
  const config = { ...defaultTheme, colors: withPrimary('#ABCDEF') }
  await openThemes({ themes: [clinical, { ...kites, config }] })
  const picture = document.querySelector(`[data-row="${kites.id}"] [data-picture]`)
  const primary = (mode: string) =>
    picture
      ?.querySelector<HTMLElement>(`[data-mode="${mode}"]`)
      ?.style.getPropertyValue('--color-primary')
  expect(primary('light')).toBe('#ABCDEF')
  expect(primary('dark')).toBe(defaultTheme.colors.dark.primary)
  expect(document.documentElement.style.getPropertyValue('--color-primary')).not.toBe('#ABCDEF')
  expect(document.body.style.getPropertyValue('--color-primary')).toBe('')
})

test('a theme full of nonsense is drawn as the default one, and its words are plain text', async () => {
  const config = {
    colors: { light: 'url(javascript:alert(1))', dark: null },
    designTokens: { shadows: { sm: '0 0 0 red;} body{display:none', x: { y: 1 } } },
    typography: { fontFamilies: 7, fontUrls: [null] },
  }
  const name = `<img src=x onerror=alert(1)> "; --\u202E డాక్టర్`
  await openThemes({ themes: [{ ...kites, name, config, description: '<b>x</b>' }] })
  press(`Details of ${name}`)
  expect(await screen.findByRole('dialog', { name: 'Theme Details' })).toBeTruthy()
  expect(document.querySelector('[data-row] img, [data-row] b:not([class])')).toBeNull()
  expect(reported).toEqual([new Error('Active theme not found')])
})

test('AC-300 while the themes are loading there are six skeleton cards', async () => {
  const { db } = await openAdmin({ at: '/admin/modern-themes', user: boss, doctors: null })
  await heading('Modern Themes')
  expect(document.querySelectorAll('[data-skeleton]')).toHaveLength(6)
  expect(screen.getByText('Loading...')).toBeTruthy()
  await mirrorTable(db, 'modern_themes').bulkPut([{ ...kites }])
  await waitFor(() => expect(listCardNames()).toEqual(['Our Kites']))
  expect(document.querySelectorAll('[data-skeleton]')).toHaveLength(0)
})

test('AC-326 AC-327 AC-328 a device that has nothing yet says so when the server fails, and can try again', async () => {
  const { db } = await openAdmin({ at: '/admin/modern-themes', user: boss, doctors: null })
  await writeMeta(db, 'sync', { problem: 'error', answeredAt: null })
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText('Failed to load themes. Please try again.')).toBeTruthy()
  expect(screen.queryByText(/No active theme/)).toBeNull()
  const fault = new Error('Failed to load active theme. Please try again.')
  await waitFor(() => expect(reported).toEqual([fault]))
  const asked = (await db.meta.get('wanted'))?.value
  fireEvent.click(alert.getByRole('button', { name: 'Try again' }))
  await waitFor(async () => expect((await db.meta.get('wanted'))?.value).not.toBe(asked))
})

test('AC-326 a device whose own copy cannot be read asks to refresh the page', async () => {
  breakTable('modern_themes')
  await openAdmin({ at: '/admin/modern-themes', user: boss, rows: { modern_themes: [quiet] } })
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Failed to load themes. Please refresh the page.',
  )
})

test('AC-327 AC-328 a settings row that names a missing theme is only logged', async () => {
  await openThemes({ themes: [quiet], site: settings() })
  await waitFor(() => expect(reported).toEqual([new Error('Active theme not found')]))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(listCardNames()).toEqual(['Quiet Page'])
})

test('AC-327 AC-328 settings that cannot be read are only logged, and the list still shows', async () => {
  breakTable('modern_site_settings')
  await openThemes({ themes: [quiet] })
  const fault = new Error('Failed to load active theme. Please try again.')
  await waitFor(() => expect(reported).toContainEqual(fault))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByText(/No active theme/)).toBeNull()
  expect(listCardNames()).toEqual(['Quiet Page'])
})
