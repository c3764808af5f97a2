// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
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
afterEach(() => vi.restoreAllMocks())

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
  '%s "%s" is not saved: %s (AC-366, AC-367, AC-368, AC-369)',
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

test('any other value of the wrong kind is listed by its path, too (AC-366)', async () => {
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

test('while saving, the editor says so and disables all other buttons (AC-370)', async () => {
  const { remote } = await openEditor({ isActive: true })
  const respond = slowly(remote)
  edit()
  press('Save Changes')
  const saving = await screen.findByRole<HTMLButtonElement>('button', { name: 'Saving...' })
  expect(saving.getAttribute('aria-disabled')).toBe('true')
  expect(button('Activate').disabled).toBe(true)
  expect(button('Reset Changes').disabled).toBe(true)
  fireEvent.click(saving)
  fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })
  remote.themeResponse = { success: true, version_number: 4 }
  respond()
  await waitFor(() => expect(inDialog(SAVED)).toBeTruthy())
  expect(remote.calls.filter((call) => call === 'updateTheme')).toHaveLength(1)
})

test('a saved theme waits to be activated; an activated one is live (AC-373, AC-374, AC-378)', async () => {
  const { remote } = await openEditor({ isActive: true })
  edit()
  expect(button('Activate').disabled).toBe(true)
  remote.themeResponse = { success: true, version_number: 4 }
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

  const respond = slowly(remote)
  remote.themeResponse = { success: true, theme_name: 'Mint Morning' }
  press('Activate')
  expect((await screen.findByText('Activating...')).closest('[aria-disabled="true"]')).toBeTruthy()
  expect(button('Save Changes').disabled).toBe(true)
  respond()
  const done = await screen.findByRole<HTMLButtonElement>('button', { name: 'Activated' })
  expect(done.disabled).toBe(true)
  const live = inDialog(LIVE)
  expect(live?.closest('[data-tone]')?.getAttribute('data-tone')).toBe('success')
  expect(inDialog(SAVED)).toBeNull()
  expect(remote.themeCalls.at(-1)?.slice(0, 2)).toEqual(['activateTheme', THEME])
})

test('any edit ends the saved or activated state (AC-375)', async () => {
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

test('a version that was saved and not activated can be activated later', async () => {
  const { remote } = await openEditor({ isActive: true, live: 'hash-2' })
  expect(await screen.findByText(/Version 3 is saved/)).toBeTruthy()
  press('Activate')
  await screen.findByRole('button', { name: 'Activated' })
  expect(remote.calls).toContain('activateTheme')
})

test('a failed activation says why (AC-376, S-93)', async () => {
  const { remote } = await openEditor({ isActive: true, live: 'hash-2' })
  await waitFor(() => expect(button('Activate').disabled).toBe(false))
  remote.themeResponse = { success: false, error: 'This theme did not pass validation' }
  press('Activate')
  expect(await screen.findByText('This theme did not pass validation')).toBeTruthy()
  remote.themeResponse = { success: false }
  press('Activate')
  expect(await screen.findByText('Failed to activate theme')).toBeTruthy()
  remote.failure = new Error('a fault of ours')
  press('Activate')
  expect(
    await screen.findByText('An unexpected error occurred while activating the theme'),
  ).toBeTruthy()
  expect(reported).toHaveLength(1)
})

test('a theme that another user deleted cannot be activated (AC-376)', async () => {
  const { remote, db } = await openEditor({ isActive: true, live: 'hash-2' })
  await waitFor(() => expect(button('Activate').disabled).toBe(false))
  await mirrorTable(db, 'modern_themes').put(aTheme({ id: crypto.randomUUID(), name: 'Other' }))
  await mirrorTable(db, 'modern_themes').delete(THEME)
  await screen.findByText('1 theme')
  press('Activate')
  expect(await screen.findByText('Unable to activate: missing required information')).toBeTruthy()
  expect(remote.calls).not.toContain('activateTheme')
})

test('a signed-out user cannot activate a theme (AC-376)', async () => {
  const { remote, db } = await openEditor({ isActive: true, live: 'hash-2' })
  await waitFor(() => expect(button('Activate').disabled).toBe(false))
  remote.endSessions()
  await writeMeta(db, 'sync', { problem: 'signed-out', answeredAt: Date.now() })
  await screen.findByText('Signed out')
  press('Activate')
  expect(await screen.findByText('Unable to activate: missing required information')).toBeTruthy()
  expect(remote.calls).not.toContain('activateTheme')
})

test('a rejected save says why, or that it failed, and keeps everything (AC-378)', async () => {
  const { remote } = await openEditor()
  edit()
  const entered = getFieldText('backButton.text')
  remote.themeResponse = { success: false }
  press('Save Changes')
  expect((await screen.findByText('Failed to update theme')).closest('[role="alert"]')).toBeTruthy()
  remote.themeResponse = { success: false, error: 'Theme not found' }
  press('Save Changes')
  expect(await screen.findByText('Theme not found')).toBeTruthy()
  remote.failure = 'unreachable'
  press('Save Changes')
  expect(await screen.findByText(/The server did not answer/)).toBeTruthy()
  expect(getFieldText('backButton.text')).toBe(entered)
  expect(isDirty()).toBe(true)
})

test('a save without a response is reported as done once its version arrives (S-95)', async () => {
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

test('each save builds on the previous version, and on the reloaded row (AC-379)', async () => {
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

test("another user's version is taken over while there are no local edits (AC-379)", async () => {
  const { db } = await openEditor()
  const config = { ...defaultTheme, layoutStyle: 'playful' }
  await mirrorTable(db, 'modern_themes').put(aTheme({ version_number: 4, config, row_version: 2 }))
  openTab('Layouts')
  await waitFor(() => expect(select('layoutStyle').value).toBe('playful'))
  expect(isDirty()).toBe(false)
})
