// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { mirrorTable } from '#db/database.ts'
import { readMeta } from '#db/meta.ts'

import { goOffline } from '../../testing/network.ts'
import { resetDevice, reported } from '../../testing/open-admin.tsx'
import {
  admin,
  pressInDialog,
  boss,
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

const dialog = () => within(screen.getByRole('dialog'))
const found = (text: string) => screen.findByText(text)
const ACTIVATED = 'Theme activated successfully! You can rollback within 24 hours if needed.'

test('activating asks first, sends the request, and syncs (AC-309, AC-310, AC-330)', async () => {
  const { remote, db } = await openThemes({ user: admin })
  press('Activate Our Kites')
  expect(await screen.findByRole('dialog', { name: 'Activate Theme' })).toBeTruthy()
  expect(
    dialog().getByText(
      'Are you sure you want to activate "Our Kites"? This will change the appearance of the entire website. You can rollback within 24 hours if needed.',
    ),
  ).toBeTruthy()
  fireEvent.click(dialog().getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(remote.themeCalls).toEqual([])
  const before = (await readMeta(db, 'wanted')) ?? 0
  press('Activate Our Kites')
  await pressInDialog('Activate')
  expect(await found(ACTIVATED)).toBeTruthy()
  expect(remote.themeCalls).toEqual([['activateTheme', kites.id, admin.id]])
  expect(await readMeta(db, 'wanted')).toBe(before + 1)
})

test('the question before an activation says that a theme is hard to read', async () => {
  const config = { colors: { light: { text: { primary: '#BBBBBB' } } } }
  await openThemes({ user: admin, themes: [clinical, { ...kites, config }] })
  press('Activate Our Kites')
  await screen.findByRole('dialog', { name: 'Activate Theme' })
  expect(
    dialog().getByText(/^\d+ pairs? of colors (is|are) hard to read in this theme\./),
  ).toBeTruthy()
  fireEvent.click(dialog().getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('the list and the banner show the new theme at the same moment, when the response brings it (AC-329, AC-330)', async () => {
  const { db } = await openThemes()
  press('Activate Our Kites')
  await pressInDialog('Activate')
  expect(await found(ACTIVATED)).toBeTruthy()
  // Until then no other theme can be activated.
  press('Activate Quiet Page')
  expect(screen.queryByRole('dialog')).toBeNull()
  const site = settings({
    row_version: 9,
    active_theme_id: kites.id,
    previous_theme_id: clinical.id,
  })
  await mirrorTable(db, 'modern_site_settings').put({ ...site })
  await screen.findByRole('region', { name: 'Our Kites' })
  expect(listCardNames()).toEqual(['Our Kites', 'Clinical Modern', 'Quiet Page'])
  expect(card('Our Kites').getByRole('button', { name: 'Active Our Kites' })).toBeTruthy()
  press('Activate Quiet Page')
  expect(await screen.findByRole('dialog')).toBeTruthy()
})

test.for([
  ['the server’s own words', { success: false, error: 'Theme not found' }, 'Theme not found'],
  ['ours where it has none', { success: false }, 'Failed to activate theme'],
  ['that nothing came back', null, 'No response from database function'],
] as const)(
  'when activating fails the screen shows %s (AC-311, AC-328)',
  async ([, reply, text]) => {
    const { remote } = await openThemes()
    remote.themeResponse = reply
    press('Activate Our Kites')
    await pressInDialog('Activate')
    expect((await screen.findByRole('alert')).textContent).toContain(text)
  },
)

test.for([
  ['Activate', 'Activate', 'Failed to activate theme. Please try again.'],
  ['Delete', 'Delete', 'Failed to delete theme. Please try again.'],
] as const)('a server error while it should %s is shown (AC-328)', async ([button, yes, text]) => {
  const { remote } = await openThemes()
  remote.failure = 'broken'
  press(`${button} Our Kites`)
  await pressInDialog(yes)
  expect(await found(text)).toBeTruthy()
})

test('an unforeseen error is shown as an unexpected error, and is reported (AC-311)', async () => {
  const { remote } = await openThemes()
  remote.failure = new Error('a bug')
  press('Activate Our Kites')
  await pressInDialog('Activate')
  expect(await found('An unexpected error occurred')).toBeTruthy()
  expect(reported).toEqual([remote.failure])
})

const nothing = () => {}

test('a second tap during a request does nothing', async () => {
  const { remote } = await openThemes()
  let finish: () => void = nothing
  remote.activateTheme = async (...given) => {
    remote.themeCalls.push(['activateTheme', ...given])
    await new Promise<void>((resolve) => {
      finish = resolve
    })
    return { success: true }
  }
  press('Activate Our Kites')
  press('Activate Our Kites')
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  await pressInDialog('Activate')
  const busy = await screen.findByRole('button', { name: 'Activating Our Kites' })
  expect(busy.getAttribute('aria-busy')).toBe('true')
  fireEvent.click(busy)
  press('Activate Quiet Page')
  press('Delete Our Kites')
  expect(screen.queryByRole('dialog')).toBeNull()
  finish()
  expect(await found(ACTIVATED)).toBeTruthy()
  expect(remote.themeCalls).toHaveLength(1)
})

test('deleting a theme asks by name; its card disappears at once (AC-312, AC-313, AC-419)', async () => {
  const { remote } = await openThemes({ user: admin })
  press('Delete Our Kites')
  expect(await screen.findByRole('dialog', { name: 'Delete Theme' })).toBeTruthy()
  expect(
    dialog().getByText(
      'Are you sure you want to delete "Our Kites"? This action cannot be undone.',
    ),
  ).toBeTruthy()
  fireEvent.click(dialog().getByRole('button', { name: 'Cancel' }))
  await act(async () => {})
  expect(remote.themeCalls).toEqual([])
  press('Delete Our Kites')
  await pressInDialog('Delete')
  expect(await found('Theme deleted successfully')).toBeTruthy()
  expect(remote.themeCalls).toEqual([['deleteTheme', kites.id, admin.id]])
  expect(listCardNames()).toEqual(['Clinical Modern', 'Quiet Page'])
  // The focused button disappeared with its card.
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Modern Themes'))
})

test('a theme that could not be deleted stays (AC-313)', async () => {
  const { remote } = await openThemes()
  remote.themeResponse = { success: false }
  press('Delete Our Kites')
  await pressInDialog('Delete')
  expect(await found('Failed to delete theme')).toBeTruthy()
  expect(listCardNames()).toContain('Our Kites')
})

const alert = async () => (await screen.findByRole('alert')).textContent

test('the active theme and presets cannot be deleted, and no request is sent (AC-314, AC-315)', async () => {
  const { remote } = await openThemes({ site: settings({ active_theme_id: kites.id }) })
  const buttons = ['Delete Our Kites', 'Delete Quiet Page'] as const
  for (const name of buttons) {
    expect(screen.getByRole('button', { name }).getAttribute('aria-disabled')).toBe('true')
  }
  press(buttons[0])
  expect(await alert()).toContain(
    'Cannot delete the currently active theme. Please activate another theme first.',
  )
  press(buttons[1])
  expect(await alert()).toContain('Cannot delete preset themes')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(remote.themeCalls).toEqual([])
})

test("rolling back says what it will do, and then the server's result (AC-316, AC-317)", async () => {
  const { remote } = await openThemes({ user: admin, site: createRecentlyActivated(3) })
  remote.themeResponse = { success: true, message: 'Back to Quiet Page.' }
  press('Rollback')
  expect(await screen.findByRole('dialog', { name: 'Rollback to Previous Theme' })).toBeTruthy()
  expect(
    dialog().getByText(
      /restores the theme that was active before the current one.*appearance of the website is restored immediately/,
    ),
  ).toBeTruthy()
  expect(dialog().getByText(/"Quiet Page"/)).toBeTruthy()
  await pressInDialog('Rollback')
  expect(await found('Back to Quiet Page.')).toBeTruthy()
  expect(remote.themeCalls).toEqual([['rollbackTheme', admin.id]])
})

test('rolling back an edited theme says which of its versions is restored (S-33)', async () => {
  const site = { ...createRecentlyActivated(3), previous_theme_id: clinical.id }
  const { db, remote } = await openThemes({ site, live: { version_number: 3 } })
  expect(screen.getByText(/to go back to "Clinical Modern"$/)).toBeTruthy()
  const before = crypto.randomUUID()
  remote.versionNumbers[before] = 2
  await mirrorTable(db, 'modern_site_settings').put({ ...site, previous_version_id: before })
  expect(await screen.findByText(/to go back to "Clinical Modern", version 2$/)).toBeTruthy()
  press('Rollback')
  await screen.findByRole('dialog', { name: 'Rollback to Previous Theme' })
  expect(dialog().getByText('Theme to restore: "Clinical Modern", version 2.')).toBeTruthy()
})

test.for([
  [{ success: true }, 'Theme rolled back successfully!'],
  [
    { success: false, error: 'The time to roll back has passed' },
    'The time to roll back has passed',
  ],
  [{ success: false }, 'Failed to rollback theme'],
] as const)('a rollback with the result %j is reported (AC-317)', async ([reply, text]) => {
  const { remote } = await openThemes({ site: createRecentlyActivated(3) })
  remote.themeResponse = reply
  press('Rollback')
  await pressInDialog('Rollback')
  expect(await found(text)).toBeTruthy()
})

test('a server error during a rollback is reported (AC-328)', async () => {
  const { remote } = await openThemes({ site: createRecentlyActivated(3) })
  remote.failure = 'broken'
  press('Rollback')
  await pressInDialog('Rollback')
  expect(await found('Failed to rollback theme. Please try again.')).toBeTruthy()
})

test('offline, themes can be viewed, and the buttons say what they need (S-53)', async () => {
  const { remote, db } = await openThemes({ user: boss, site: createRecentlyActivated(3) })
  await goOffline(db)
  const names = ['Activate Our Kites', 'Duplicate Our Kites', 'Delete Our Kites', 'Rollback']
  for (const name of names) {
    const button = await screen.findByRole('button', { name: `${name} (needs a connection)` })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(button)
  }
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(remote.themeCalls).toEqual([])
  expect(screen.getByText(/^You are offline\./)).toBeTruthy()
  press('Details of Our Kites')
  expect(await screen.findByRole('dialog', { name: 'Theme Details' })).toBeTruthy()
  fireEvent.click(dialog().getAllByRole('button', { name: 'Close' })[0] ?? document.body)
  press('Edit Theme Our Kites')
  expect(await screen.findByRole('dialog', { name: /Edit Theme/ })).toBeTruthy()
})

test.for([
  ['a success', { success: true }, ACTIVATED, 'status'],
  ['an error', { success: false, error: 'Theme not found' }, 'Theme not found', 'alert'],
] as const)('%s disappears after five seconds (AC-306)', async ([, reply, text, role]) => {
  const { remote } = await openThemes()
  remote.themeResponse = reply
  press('Activate Our Kites')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  await pressInDialog('Activate')
  await screen.findByText(text)
  // Its timer starts now; no real time counts from here on.
  vi.setTimerTickMode('manual')
  await act(async () => {})
  expect(screen.getByText(text).closest('[role]')?.getAttribute('role')).toBe(role)
  act(() => void vi.advanceTimersByTime(4_700))
  expect(screen.getByText(text)).toBeTruthy()
  act(() => void vi.advanceTimersByTime(400))
  expect(screen.queryByText(text)).toBeNull()
  // A missed error can still be looked up.
  expect(screen.queryByText(`The last message was: ${text}`) !== null).toBe(role === 'alert')
})

test('the bar stays while the keyboard focus is in it (AC-306)', async () => {
  const { remote } = await openThemes()
  remote.themeResponse = { success: false, error: 'Theme not found' }
  press('Activate Our Kites')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  await pressInDialog('Activate')
  await screen.findByText('Theme not found')
  await act(async () => {})
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus())
  act(() => void vi.advanceTimersByTime(9_000))
  expect(screen.getByText('Theme not found')).toBeTruthy()
  act(() => screen.getByRole('button', { name: 'Details of Our Kites' }).focus())
  await waitFor(() => expect(screen.queryByText('Theme not found')).toBeNull())
})

test('closing a dialog focuses the button that opened it', async () => {
  await openThemes()
  for (const name of ['Details of Our Kites', 'Duplicate Our Kites', 'Delete Our Kites']) {
    const button = screen.getByRole('button', { name })
    button.focus()
    fireEvent.click(button)
    fireEvent.keyDown(await screen.findByRole('dialog'), { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(button)
  }
})

test('a saved version of the active theme that is not live yet can be activated (S-32)', async () => {
  const { remote } = await openThemes({
    themes: [{ ...clinical, is_preset: false, version_number: 2 }, quiet],
    live: { version_number: 1 },
  })
  expect(
    card('Clinical Modern').getByText('Version 2 is saved, visitors see version 1.'),
  ).toBeTruthy()
  press('Activate Clinical Modern')
  await pressInDialog('Activate')
  expect(await found(ACTIVATED)).toBeTruthy()
  expect(remote.themeCalls).toEqual([['activateTheme', clinical.id, boss.id]])
})
