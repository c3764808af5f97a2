// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { mirrorTable } from '#db/database.ts'
import { writeMeta } from '#db/meta.ts'
import { defaultTheme } from '#theme/default-theme.ts'

import { resetDevice, reported } from '../../testing/open-admin.tsx'
import {
  aTheme,
  button,
  field,
  isDirty,
  openEditor,
  openTab,
  press,
  saveAs,
  select,
  getLastSave,
  getFieldText,
  THEME,
  type,
} from '../testing/open-editor.tsx'

beforeEach(resetDevice)
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const SAVED = 'Changes saved successfully! Click Activate to apply them to the live website.'
const LIVE = 'Theme activated successfully! Changes are now live on the website.'

const errors = () =>
  within(screen.getByRole('alert'))
    .queryAllByRole('listitem')
    .map((item) => item.textContent)
const inDialog = (text: string | RegExp) => screen.queryByText(text, { selector: 'dialog *' })

function edit(): void {
  openTab('Layouts')
  type('backButton.text', `Up ${Math.random()}`)
}

/** A server that responds only when the test tells it to. */
function slowly(remote: Awaited<ReturnType<typeof openEditor>>['remote']) {
  const update = remote.updateTheme.bind(remote)
  const activate = remote.activateTheme.bind(remote)
  const waiting: (() => void)[] = []
  const turn = () => new Promise<void>((go) => void waiting.push(go))
  remote.updateTheme = (change, by) => turn().then(() => update(change, by))
  remote.activateTheme = (id, by) => turn().then(() => activate(id, by))
  return () => {
    for (const go of waiting) go()
  }
}

test.for([
  ['colors.light.primary', '', 'Light mode primary color is required'],
  ['colors.light.primary', '#12', 'Light mode primary color must be a valid hex color'],
  ['colors.dark.primary', '  ', 'Dark mode primary color is required'],
  ['colors.dark.primary', 'blue', 'Dark mode primary color must be a valid hex color'],
  ['typography.fontFamilies.heading', '  ', 'Heading font family is required'],
  ['typography.fontFamilies.body', '', 'Body font family is required'],
] as const)(
  'AC-366 AC-367 AC-368 AC-369 %s "%s" is not saved: %s',
  async ([path, value, message]) => {
    const { remote } = await openEditor()
    const isColor = path.startsWith('colors')
    openTab(isColor ? 'Colors' : 'Typography')
    if (path.startsWith('colors.dark')) press('Dark Mode')
    type(path, value)
    openTab('Overview')
    press('Save Changes')
    expect(screen.getByRole('alert').textContent).toContain('Please fix the following errors:')
    expect(errors()).toEqual([message])
    expect(remote.themeCalls).toEqual([])
    // The message leads to the field, in any tab and mode.
    if (path.startsWith('colors.dark')) {
      openTab('Colors')
      press('Light Mode')
    }
    press(message)
    await waitFor(() => expect(document.activeElement).toBe(field(path)))
    expect(field(path).getAttribute('aria-invalid')).toBe('true')
    type(path, isColor ? '#123456' : 'Lora')
    expect(screen.queryByRole('alert')).toBeNull()
  },
)

test('AC-366 any other value that is not of its kind is listed by its path, too', async () => {
  const { remote } = await openEditor()
  openTab('Design Tokens')
  type('designTokens.borderRadius.lg', 'round')
  type('designTokens.shadows.sm', '0 0 1px url(x)')
  press('Save Changes')
  expect(errors()).toHaveLength(2)
  expect(errors().join()).toContain('designTokens.borderRadius.lg')
  expect(errors().join()).toContain('designTokens.shadows.sm')
  expect(remote.themeCalls).toEqual([])
})

test('AC-370 while the editor saves it says so, and no other button can be pressed', async () => {
  const { remote } = await openEditor({ isActive: true })
  const answer = slowly(remote)
  edit()
  press('Save Changes')
  const saving = await screen.findByRole<HTMLButtonElement>('button', { name: 'Saving...' })
  expect(saving.getAttribute('aria-disabled')).toBe('true')
  expect(button('Activate').disabled).toBe(true)
  expect(button('Reset Changes').disabled).toBe(true)
  fireEvent.click(saving)
  fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })
  remote.themeAnswer = { success: true, version_number: 4 }
  answer()
  await waitFor(() => expect(inDialog(SAVED)).toBeTruthy())
  expect(remote.calls.filter((call) => call === 'updateTheme')).toHaveLength(1)
})

test('AC-373 AC-374 AC-378 a saved theme waits to be activated; an activated one is live', async () => {
  const { remote } = await openEditor({ isActive: true })
  edit()
  expect(button('Activate').disabled).toBe(true)
  remote.themeAnswer = { success: true, version_number: 4 }
  press('Save Changes')
  const note = await screen.findByText(SAVED)
  expect(note.closest('[data-tone]')?.getAttribute('data-tone')).toBe('info')
  expect(screen.getByTestId('notice').textContent).toBe(
    'Theme "Mint Morning" updated successfully! Version 4 created.',
  )
  expect(isDirty()).toBe(false)
  expect(button('Save Changes').disabled).toBe(true)
  expect(button('Activate').disabled).toBe(false)
  expect(remote.calls).not.toContain('activateTheme')

  const answer = slowly(remote)
  remote.themeAnswer = { success: true, theme_name: 'Mint Morning' }
  press('Activate')
  expect((await screen.findByText('Activating...')).closest('[aria-disabled="true"]')).toBeTruthy()
  expect(button('Save Changes').disabled).toBe(true)
  answer()
  const done = await screen.findByRole<HTMLButtonElement>('button', { name: 'Activated' })
  expect(done.disabled).toBe(true)
  const live = inDialog(LIVE)
  expect(live?.closest('[data-tone]')?.getAttribute('data-tone')).toBe('success')
  expect(inDialog(SAVED)).toBeNull()
  expect(remote.themeCalls.at(-1)?.slice(0, 2)).toEqual(['activateTheme', THEME])
})

test('AC-375 any edit ends the saved or activated state', async () => {
  const { remote } = await openEditor({ isActive: true })
  edit()
  await saveAs(remote, 4)
  expect(inDialog(SAVED)).toBeTruthy()
  edit()
  expect(inDialog(SAVED)).toBeNull()
  expect(button('Activate').disabled).toBe(true)
  await saveAs(remote, 5)
  press('Activate')
  await screen.findByRole('button', { name: 'Activated' })
  edit()
  expect(inDialog(LIVE)).toBeNull()
  expect(button('Activate').disabled).toBe(true)
})

test('a version that was saved and never activated can be activated later', async () => {
  const { remote } = await openEditor({ isActive: true, live: 'hash-2' })
  expect(await screen.findByText(/Version 3 is saved/)).toBeTruthy()
  press('Activate')
  await screen.findByRole('button', { name: 'Activated' })
  expect(remote.calls).toContain('activateTheme')
})

test('AC-376 S-93 an activation that fails says why', async () => {
  const { remote } = await openEditor({ isActive: true, live: 'hash-2' })
  await waitFor(() => expect(button('Activate').disabled).toBe(false))
  remote.themeAnswer = { success: false, error: 'This theme did not pass validation' }
  press('Activate')
  expect(await screen.findByText('This theme did not pass validation')).toBeTruthy()
  remote.themeAnswer = { success: false }
  press('Activate')
  expect(await screen.findByText('Failed to activate theme')).toBeTruthy()
  remote.failure = new Error('a fault of ours')
  press('Activate')
  expect(
    await screen.findByText('An unexpected error occurred while activating the theme'),
  ).toBeTruthy()
  expect(reported).toHaveLength(1)
})

test('AC-376 a theme that somebody else deleted cannot be activated', async () => {
  const { remote, db } = await openEditor({ isActive: true, live: 'hash-2' })
  await waitFor(() => expect(button('Activate').disabled).toBe(false))
  await mirrorTable(db, 'modern_themes').put(aTheme({ id: crypto.randomUUID(), name: 'Other' }))
  await mirrorTable(db, 'modern_themes').delete(THEME)
  await screen.findByText('1 theme')
  press('Activate')
  expect(await screen.findByText('Unable to activate: missing required information')).toBeTruthy()
  expect(remote.calls).not.toContain('activateTheme')
})

test('AC-376 a user whom the server has signed out cannot activate a theme', async () => {
  const { remote, db } = await openEditor({ isActive: true, live: 'hash-2' })
  await waitFor(() => expect(button('Activate').disabled).toBe(false))
  remote.endSessions()
  await writeMeta(db, 'sync', { problem: 'signed-out', answeredAt: Date.now() })
  await screen.findByText('Signed out')
  press('Activate')
  expect(await screen.findByText('Unable to activate: missing required information')).toBeTruthy()
  expect(remote.calls).not.toContain('activateTheme')
})

test('AC-378 a refused save says why, or that it failed, and keeps everything', async () => {
  const { remote } = await openEditor()
  edit()
  const typed = getFieldText('backButton.text')
  remote.themeAnswer = { success: false }
  press('Save Changes')
  expect((await screen.findByText('Failed to update theme')).closest('[role="alert"]')).toBeTruthy()
  remote.themeAnswer = { success: false, error: 'Theme not found' }
  press('Save Changes')
  expect(await screen.findByText('Theme not found')).toBeTruthy()
  remote.failure = 'unreachable'
  press('Save Changes')
  expect(await screen.findByText(/The server did not answer/)).toBeTruthy()
  expect(getFieldText('backButton.text')).toBe(typed)
  expect(isDirty()).toBe(true)
})

test('S-95 a save whose answer was lost is said to be done as soon as its version comes', async () => {
  const { remote, db } = await openEditor({ isActive: true })
  edit()
  remote.failure = 'unreachable'
  press('Save Changes')
  expect(await screen.findByText(/The server did not answer/)).toBeTruthy()
  const { config } = getLastSave(remote) ?? {}
  await mirrorTable(db, 'modern_themes').put(
    aTheme({ version_number: 4, config: { ...config }, config_hash: 'hash-4', row_version: 2 }),
  )
  await waitFor(() => {
    expect(screen.getByTestId('notice').textContent).toBe(
      'Theme "Mint Morning" updated successfully! Version 4 created.',
    )
  })
  expect(inDialog(SAVED)).toBeTruthy()
  expect(screen.queryByText(/The server did not answer/)).toBeNull()
  expect(isDirty()).toBe(false)
})

test('AC-379 each save builds on the version before it, and on the row as it was read again', async () => {
  const { remote, db } = await openEditor()
  edit()
  await saveAs(remote, 4)
  const { config } = getLastSave(remote) ?? {}
  await mirrorTable(db, 'modern_themes').put(
    aTheme({ version_number: 4, config: { ...config }, config_hash: 'hash-4', row_version: 2 }),
  )
  edit()
  await saveAs(remote, 5)
  expect(getLastSave(remote)?.baseVersion).toBe(4)
  expect(screen.queryByText(/while you edited/)).toBeNull()
})

test('AC-379 somebody else’s version is taken over while nothing is edited here', async () => {
  const { db } = await openEditor()
  const config = { ...defaultTheme, layoutStyle: 'playful' }
  await mirrorTable(db, 'modern_themes').put(aTheme({ version_number: 4, config, row_version: 2 }))
  openTab('Layouts')
  await waitFor(() => expect(select('layoutStyle').value).toBe('playful'))
  expect(isDirty()).toBe(false)
})
