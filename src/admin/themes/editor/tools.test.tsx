// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { fullTheme } from '#model/testing/full-theme.ts'
import { setThemeValue } from '#model/theme/set-theme-value.ts'
import { createContrastReport } from '#theme/colors/contrast-report.ts'
import { deriveDarkColors } from '#theme/colors/derive-dark.ts'
import { defaultTheme } from '#theme/default-theme.ts'

import { resetDevice } from '../../testing/open-admin.tsx'
import {
  aTheme,
  button,
  isDirty,
  openEditor,
  openTab,
  press,
  saveAs,
  getLastSave,
  getFieldText,
  type,
} from '../testing/open-editor.tsx'

beforeEach(resetDevice)
afterEach(() => vi.restoreAllMocks())

const version = (number: number, change: object = {}) => ({
  version_number: number,
  change_description: `Change ${number}`,
  created_at: '2026-02-01T09:30:00+00:00',
  saved_by: 'ravi',
  config: { ...defaultTheme },
  config_hash: `hash-${number}`,
  ...change,
})

test('the history shows who, when and what, and the diff of each version with the editor', async () => {
  const { remote } = await openEditor()
  const old = setThemeValue(defaultTheme, 'colors.light.primary', '#24533F')
  remote.themeVersions = [
    version(3),
    version(2, { config: { ...old, layoutStyle: 'playful' } }),
    version(1, { saved_by: null }),
  ]
  press('History')
  const list = await screen.findByRole('list', { name: 'Versions, newest first' })
  const items = [...list.children] as HTMLElement[]
  const [third, second, first] = items.map((item) => item.textContent ?? '')
  expect(third).toMatch(/Version 3As in the editorravi, Feb 01, 2026 \d\d:\d\dChange 3/)
  expect(second).toContain('2 differences from the editor')
  expect(second).toContain('Primary (light): #0B5CAD → #24533F')
  expect(second).toContain('Page layout: modern → playful')
  expect(first).toContain('Nadi')
})

test('restoring a version is an edit: it can be undone, and saving makes it the latest', async () => {
  const { remote } = await openEditor()
  remote.themeVersions = [version(2, { config: { ...defaultTheme, layoutStyle: 'minimal' } })]
  press('History')
  await screen.findByRole('heading', { name: 'Version 2' })
  press('Restore Version 2')
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Version 2' })).toBeNull())
  expect(isDirty()).toBe(true)
  expect(getFieldText('summary')).toBe('Restored version 2')
  press('Undo')
  expect(isDirty()).toBe(false)
  press('Redo')
  await saveAs(remote, 4)
  expect(getLastSave(remote)).toMatchObject({
    baseVersion: 3,
    summary: 'Restored version 2',
    config: { layoutStyle: 'minimal' },
  })
})

test('a history that failed to load can be retried', async () => {
  const { remote } = await openEditor()
  remote.failure = 'unreachable'
  press('History')
  expect(await screen.findByText('The version history needs the network.')).toBeTruthy()
  remote.failure = null
  remote.themeVersions = [version(3)]
  press('Try again')
  expect(await screen.findByRole('heading', { name: 'Version 3' })).toBeTruthy()
})

async function paste(json: string) {
  press('Import')
  const dialog = within(await screen.findByRole('dialog', { name: 'Import Theme' }))
  fireEvent.change(dialog.getByLabelText('Or paste it here'), { target: { value: json } })
  return dialog
}

test('Cancel asks before it discards a pasted theme', async () => {
  await openEditor()
  const dialog = await paste('{ "half": ')
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Keep editing' }))
  expect(dialog.getByLabelText('Or paste it here')).toHaveProperty('value', '{ "half": ')
})

test('a pasted theme is validated, unknown settings are listed and dropped, and it is one undo step', async () => {
  const { remote } = await openEditor()
  const dialog = await paste(
    JSON.stringify({ ...fullTheme, mystery: 1, colors: { ...fullTheme.colors, sepia: {} } }),
  )
  expect(dialog.getByText('mystery')).toBeTruthy()
  expect(dialog.getByText('colors.sepia')).toBeTruthy()
  press('Use in the editor')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Import Theme' })).toBeNull())
  await saveAs(remote, 4)
  expect(getLastSave(remote)?.config).toEqual(fullTheme)
  press('Undo')
  openTab('Layouts')
  expect(getFieldText('backButton.text')).toBe('Back')
})

test('a theme with invalid values is not imported, and each value is named by its path', async () => {
  await openEditor()
  const dialog = await paste('{"colors":{"light":{"primary":"red"}},"layoutStyle":"baroque"}')
  expect(dialog.getByText('Light mode primary color must be a valid hex color')).toBeTruthy()
  expect(dialog.getByText(/^layoutStyle /)).toBeTruthy()
  expect(button('Use in the editor').disabled).toBe(true)
  fireEvent.change(dialog.getByLabelText('Or paste it here'), { target: { value: 'no JSON' } })
  expect(dialog.getByText(/This is not a theme file/)).toBeTruthy()
  const film = new File([new Uint8Array(600_000)], 'film.json')
  fireEvent.change(dialog.getByLabelText('File (JSON)'), { target: { files: [film] } })
  expect(
    await dialog.findByText('This file is too large to be a theme. Please choose another one.'),
  ).toBeTruthy()
  expect(isDirty()).toBe(false)
})

test('a file with a part of a theme changes that part, and hostile keys are ignored', async () => {
  const { remote } = await openEditor({
    theme: aTheme({ config: { ...defaultTheme, layoutStyle: 'playful' } }),
  })
  press('Import')
  const file = new File(
    ['{"backButton":{"text":"All topics"},"__proto__":{"polluted":true}}'],
    'part.json',
    { type: 'application/json' },
  )
  fireEvent.change(screen.getByLabelText('File (JSON)'), { target: { files: [file] } })
  await waitFor(() => expect(button('Use in the editor').disabled).toBe(false))
  press('Use in the editor')
  await saveAs(remote, 4)
  expect(getLastSave(remote)?.config).toEqual({
    ...defaultTheme,
    layoutStyle: 'playful',
    backButton: { ...defaultTheme.backButton, text: 'All topics' },
  })
  expect('polluted' in {}).toBe(false)
})

test('an exported file is named by slug and version, and can be imported again', async () => {
  let exported: Blob | undefined
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    exported = blob as Blob
    return 'blob:kept'
  })
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })
  await openEditor()
  openTab('Layouts')
  type('backButton.text', 'Up')
  press('Export')
  expect(names).toEqual(['mint-morning-v3.json'])
  expect(JSON.parse((await exported?.text()) ?? '')).toEqual(
    setThemeValue(defaultTheme, 'backButton.text', 'Up'),
  )
})

const pairs = () =>
  within(screen.getByRole('region', { name: 'Everything the site shows together' }))

test('every unreadable pair is listed for both modes, and Fix replaces its color with a readable one', async () => {
  await openEditor()
  openTab('Colors')
  expect(pairs().getAllByText('No issues')).toHaveLength(2)
  type('colors.light.text.muted', '#C8D0DA')
  await pairs().findByText(/^Issues/)
  const fixes = pairs().getAllByRole<HTMLButtonElement>('button', { name: /^Fix / })
  expect(fixes.length).toBeGreaterThan(0)
  const broken = setThemeValue(defaultTheme, 'colors.light.text.muted', '#C8D0DA')
  const wanted = createContrastReport(broken, 'light').find(({ fix }) => fix)?.fix
  fireEvent.click(fixes[0] ?? document.body)
  expect(getFieldText('colors.light.text.muted')).toBe(wanted?.color)
  await waitFor(() => expect(pairs().getAllByText('No issues')).toHaveLength(2))
  press('Undo')
  expect(getFieldText('colors.light.text.muted')).toBe('#C8D0DA')
})

test('dark is derived from light after a confirmation, in one undo step', async () => {
  await openEditor()
  openTab('Colors')
  press('Derive dark from light')
  press('Cancel')
  await waitFor(() => expect(screen.queryByText('Replace dark colors')).toBeNull())
  expect(isDirty()).toBe(false)
  press('Derive dark from light')
  press('Replace dark colors')
  const dark = deriveDarkColors(defaultTheme.colors.light)
  await waitFor(() => expect(getFieldText('colors.dark.primary')).toBe(dark.primary))
  expect(getFieldText('colors.dark.border.hover')).toBe(dark.border.hover)
  press('Undo')
  expect(getFieldText('colors.dark.primary')).toBe(defaultTheme.colors.dark.primary)
  expect(isDirty()).toBe(false)
})

test('the colors of a gradient can be edited, added and removed', async () => {
  const { remote } = await openEditor()
  openTab('Colors')
  type('gradients.0.stops.0.color', '#000000')
  type('gradients.0.angle', '90')
  press('Remove color 2')
  press('Add a color')
  await saveAs(remote, 4)
  expect(getLastSave(remote)?.config.gradients).toEqual([
    {
      name: 'hero',
      type: 'linear',
      angle: 90,
      stops: [
        { color: '#000000', position: 0 },
        { color: '#0D6B78', position: 100 },
        { color: '#0D6B78', position: 100 },
      ],
    },
  ])
})
