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

test('the themes screen has its title and explains its purpose (AC-293)', async () => {
  await openThemes()
  expect(await heading('Modern Themes')).toBeTruthy()
  expect(screen.getByText(/^Browse, preview and activate/)).toBeTruthy()
})

test.for(['Viewer', 'Content Manager'] as const)(
  'a %s can view themes and details, and is told whom to ask (AC-294, AC-334, AC-404)',
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

test('a Super Admin has five actions on a custom theme (AC-302, AC-335)', async () => {
  await openThemes({ user: boss })
  expect(labels('Our Kites')).toEqual(['Activate', 'Details', 'Edit Theme', 'Duplicate', 'Delete'])
})

test('an Admin manages themes, cannot edit them, and is told who can (AC-334, AC-335)', async () => {
  await openThemes({ user: admin })
  expect(labels('Our Kites')).toEqual(['Activate', 'Details', 'Duplicate', 'Delete'])
  expect(screen.getByText('Only Super Admins can edit themes.')).toBeTruthy()
})

test('an Admin with a draft from their time as Super Admin cannot reopen the editor (AC-335)', async () => {
  const { db } = await openThemes({ user: admin })
  await db.drafts.put({ key: `modern_themes/${kites.id}`, fields: {}, seen: {}, at: 1 })
  cleanup()
  await openThemes({ user: admin })
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a preset cannot be edited: a hint says so on hover, and a message on a press (AC-336, AC-337)', async () => {
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

test('an editor closed by a crash opens again with its input', async () => {
  const { db } = await openAdmin({ at: '/admin/dashboard', user: boss })
  await db.drafts.put({ key: `modern_themes/${kites.id}`, fields: {}, seen: {}, at: 1 })
  cleanup()
  await openThemes()
  expect(await screen.findByRole('dialog', { name: 'Edit Theme: Our Kites' })).toBeTruthy()
})

test('a custom theme opens in its editor (AC-335)', async () => {
  await openThemes()
  press('Edit Theme Our Kites')
  expect(await screen.findByRole('dialog', { name: /Edit Theme/ })).toBeTruthy()
})

const getTooltip = () => screen.queryByRole('tooltip')?.textContent

test('the button for new themes is disabled, and says why on hover and on focus (AC-298)', async () => {
  await openThemes()
  const create = screen.getByRole('button', { name: 'Create New Theme' })
  expect(create.getAttribute('aria-disabled')).toBe('true')
  expect(screen.queryByRole('tooltip')).toBeNull()
  fireEvent.pointerEnter(create)
  expect(getTooltip()).toBe('Coming in Phase 4')
  fireEvent.pointerLeave(create)
  expect(getTooltip()).toBeUndefined()
  act(() => create.focus())
  expect(getTooltip()).toBe('Coming in Phase 4')
  const described = document.getElementById(create.getAttribute('aria-describedby') ?? '')
  expect(described?.textContent).toBe('Coming in Phase 4')
  fireEvent.keyDown(create, { key: 'Escape' })
  expect(getTooltip()).toBeUndefined()
})

test("the banner has the live theme's name, colors, time, countdown and rollback (AC-295)", async () => {
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

test('without an active theme the screen asks for one (AC-296)', async () => {
  await openThemes({ site: settings({ active_theme_id: null, active_version_id: null }) })
  expect(
    screen.getByText(
      'No active theme found. Please activate a theme to customize your website appearance.',
    ),
  ).toBeTruthy()
  expect(screen.queryByText('Active')).toBeNull()
})

const button = () => screen.getByRole('button', { name: 'Rollback' })

test('the countdown updates every 60 seconds, and the rollback ends with it (AC-319, AC-318)', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  await openThemes({ site: createRecentlyActivated(61 / 60) })
  expect(screen.getByText('1h 1m remaining')).toBeTruthy()
  act(() => void vi.advanceTimersByTime(59_000))
  expect(screen.getByText('1h 1m remaining')).toBeTruthy()
  act(() => void vi.advanceTimersByTime(1_000))
  expect(screen.getByText('1h 0m remaining')).toBeTruthy()
  act(() => void vi.advanceTimersByTime(60_000))
  expect(screen.getByText('59m remaining')).toBeTruthy()
  expect(screen.getByText('59m remaining').parentElement?.textContent).toMatch(
    /^59m remaining to go back to "/,
  )
  expect(button().getAttribute('aria-disabled')).toBeNull()
  act(() => void vi.advanceTimersByTime(59 * 60_000))
  expect(screen.getByText('Expired').parentElement?.textContent).toMatch(
    /^Expired: you can no longer go back to "/,
  )
  expect(button().getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(button())
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('without a previous theme there is no rollback (AC-318)', async () => {
  await openThemes({ site: settings({ rollback_deadline: '2099-01-01T00:00:00Z' }) })
  expect(screen.queryByRole('button', { name: 'Rollback' })).toBeNull()
  expect(screen.queryByText(/remaining/)).toBeNull()
})

test('the active theme comes first, presets before custom ones, then by name (AC-301)', async () => {
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

test('the search matches names and descriptions, ignoring case (AC-297, AC-304)', async () => {
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

test('a clinic without themes is told who sets them up (AC-305)', async () => {
  await openThemes({ themes: [], site: settings({ active_theme_id: null }) })
  expect(await screen.findByRole('heading', { name: 'No themes available' })).toBeTruthy()
  expect(screen.getByText('Contact administrator to set up themes.')).toBeTruthy()
})

test.for([119, 120, 121] as const)(
  'a description of %d characters is cut to 120 at most (AC-303)',
  async (length) => {
    const text = 'd'.repeat(length)
    await openThemes({ themes: [{ ...kites, description: text }] })
    const shown = length > 120 ? `${'d'.repeat(120)}...` : text
    expect(card('Our Kites').getByText(shown)).toBeTruthy()
  },
)

test('the card shows whether a theme is a preset, active and valid, and its version', async () => {
  await openThemes({
    themes: [clinical, { ...kites, validation_status: 'failed', version_number: 7 }],
  })
  expect(card('Clinical Modern').getByText('Preset')).toBeTruthy()
  expect(card('Clinical Modern').getByText('Validation passed')).toBeTruthy()
  expect(card('Our Kites').getByText('Custom')).toBeTruthy()
  expect(card('Our Kites').getByText('Validation failed')).toBeTruthy()
  expect(card('Our Kites').getByText('Version 7')).toBeTruthy()
})

test("a card's thumbnail shows the theme in light and dark, and stays inside the card", async () => {
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

test('a theme with invalid values is rendered like the default one, and its texts as plain text', async () => {
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

test('while the themes load there are six skeleton cards (AC-300)', async () => {
  const { db } = await openAdmin({ at: '/admin/modern-themes', user: boss, doctors: null })
  await heading('Modern Themes')
  expect(document.querySelectorAll('[data-skeleton]')).toHaveLength(6)
  expect(screen.getByText('Loading...')).toBeTruthy()
  await mirrorTable(db, 'modern_themes').bulkPut([{ ...kites }])
  await waitFor(() => expect(listCardNames()).toEqual(['Our Kites']))
  expect(document.querySelectorAll('[data-skeleton]')).toHaveLength(0)
})

test('a device without data says so when the server fails, and can retry (AC-326, AC-327, AC-328)', async () => {
  const { db } = await openAdmin({ at: '/admin/modern-themes', user: boss, doctors: null })
  await writeMeta(db, 'sync', { problem: 'error', answeredAt: null })
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText('Failed to load themes. Please try again.')).toBeTruthy()
  expect(screen.queryByText(/No active theme/)).toBeNull()
  const fault = new Error('Failed to load active theme. Please try again.')
  await waitFor(() => expect(reported).toEqual([fault]))
  const wanted = (await db.meta.get('wanted'))?.value
  fireEvent.click(alert.getByRole('button', { name: 'Try again' }))
  await waitFor(async () => expect((await db.meta.get('wanted'))?.value).not.toBe(wanted))
})

test('a device whose copy cannot be read asks to reload the page (AC-326)', async () => {
  breakTable('modern_themes')
  await openAdmin({ at: '/admin/modern-themes', user: boss, rows: { modern_themes: [quiet] } })
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Failed to load themes. Please refresh the page.',
  )
})

test('a settings row that names a missing theme is only logged (AC-327, AC-328)', async () => {
  await openThemes({ themes: [quiet], site: settings() })
  await waitFor(() => expect(reported).toEqual([new Error('Active theme not found')]))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(listCardNames()).toEqual(['Quiet Page'])
})

test('settings that cannot be read are only logged, and the list still shows (AC-327, AC-328)', async () => {
  breakTable('modern_site_settings')
  await openThemes({ themes: [quiet] })
  const fault = new Error('Failed to load active theme. Please try again.')
  await waitFor(() => expect(reported).toContainEqual(fault))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByText(/No active theme/)).toBeNull()
  expect(listCardNames()).toEqual(['Quiet Page'])
})
