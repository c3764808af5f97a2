// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { settingDetails } from '#model/theme/theme-setting-details.ts'
import { modeColors, settingList } from '#model/theme/theme-settings.ts'
import { defaultTheme } from '#theme/default-theme.ts'

import { resetDevice } from '../../testing/open-admin.tsx'
import {
  aTheme,
  button,
  close,
  field,
  isDirty,
  openEditor,
  openTab,
  press,
  saveAs,
  select,
  getLastSave,
  getFieldText,
  type,
} from '../testing/open-editor.tsx'
import { getSettingTab } from './settings/setting-names.ts'

beforeEach(resetDevice)
afterEach(() => vi.restoreAllMocks())

const TABS = [
  'Overview',
  'Colors',
  'Typography',
  'Design Tokens',
  'Layouts',
  'Animations',
  'Accessibility',
]
const group = (name: string | RegExp) => within(screen.getByRole('group', { name }))
const chosen = () => screen.getByRole('tab', { selected: true })
const footer = () =>
  ['Reset Changes', 'Close', 'Activate', 'Save Changes'].map(
    (name) => screen.queryAllByRole('button', { name }).filter((one) => one.textContent).length,
  )

function summary(): string {
  openTab('Overview')
  return getFieldText('summary')
}

const options = (path: string) => [...select(path).options].map(({ value }) => value)

test("the editor is a dialog with the theme's name and seven tabs, and opens on Overview (AC-338, AC-340, AC-343)", async () => {
  const { view } = await openEditor()
  expect(screen.getByRole('dialog', { name: 'Edit Theme: Mint Morning' })).toBeTruthy()
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(TABS)
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Overview')
  expect(field('name').readOnly).toBe(true)
  expect(field('name').value).toBe('Mint Morning')
  expect(screen.getByText('Theme name cannot be changed')).toBeTruthy()
  expect(field('description').value).toBe('Fresh')
  // Opened again after it was closed on another tab.
  openTab('Colors')
  close()
  view.unmount()
  await openEditor()
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Overview')
})

test('the arrow keys move between tabs, and the Tab key stops only at the selected one (AC-340)', async () => {
  await openEditor()
  const [overview] = screen.getAllByRole('tab')
  fireEvent.keyDown(overview ?? document.body, { key: 'ArrowLeft' })
  expect(chosen().textContent).toBe('Accessibility')
  expect(document.activeElement).toBe(chosen())
  fireEvent.keyDown(chosen(), { key: 'Home' })
  fireEvent.keyDown(chosen(), { key: 'ArrowRight' })
  expect(chosen().textContent).toBe('Colors')
  expect(screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0)).toEqual([chosen()])
  const panel = screen.getByRole('tabpanel', { name: 'Colors' })
  expect(panel.id).toBe(chosen().getAttribute('aria-controls'))
})

test('one change makes the theme unsaved, and typing it back makes it saved again (AC-339, AC-344, AC-371)', async () => {
  await openEditor()
  expect(isDirty()).toBe(false)
  expect(screen.getByText('No changes detected yet')).toBeTruthy()
  expect(button('Save Changes').disabled).toBe(true)
  expect(button('Reset Changes').disabled).toBe(true)
  openTab('Colors')
  type('colors.light.primary', '#24533F')
  expect(isDirty()).toBe(true)
  expect(button('Save Changes').disabled).toBe(false)
  expect(button('Reset Changes').disabled).toBe(false)
  openTab('Overview')
  expect(getFieldText('summary')).toBe('Colors: Primary (light)')
  expect(screen.queryByText('No changes detected yet')).toBeNull()
  openTab('Colors')
  type('colors.light.primary', defaultTheme.colors.light.primary)
  expect(isDirty()).toBe(false)
  expect(button('Save Changes').disabled).toBe(true)
  expect(button('Reset Changes').disabled).toBe(true)
  // A number that is typed back as text, too.
  openTab('Typography')
  type('typography.fontWeights.bold', '800')
  expect(isDirty()).toBe(true)
  type('typography.fontWeights.bold', '700')
  expect(isDirty()).toBe(false)
})

test('the footer has Activate only for the live theme (AC-342)', async () => {
  const { view } = await openEditor({ isActive: true })
  expect(footer()).toEqual([1, 1, 1, 1])
  expect(button('Activate').disabled).toBe(true)
  view.unmount()
  await openEditor()
  expect(footer()).toEqual([1, 1, 0, 1])
})

test('the summary follows the changes (AC-345, AC-346, AC-347, AC-348)', async () => {
  await openEditor()
  openTab('Colors')
  type('colors.light.primary', '#111111')
  type('colors.light.accent', '#222222')
  expect(summary()).toBe('Colors: Primary (light) and Accent (light)')
  openTab('Colors')
  type('colors.light.secondary', '#333333')
  expect(summary()).toBe('Colors: 3 updates')
  openTab('Typography')
  type('typography.fontFamilies.heading', 'Lora, serif')
  expect(summary()).toBe('Colors: 3 updates; Typography: Heading font')
})

test('the summary of a version is the typed one, or the automatic one (AC-349, AC-350)', async () => {
  const { remote } = await openEditor()
  type('description', 'Fresher')
  await saveAs(remote, 4)
  expect(getLastSave(remote)).toMatchObject({
    summary: 'Theme configuration updated',
    description: 'Fresher',
    baseVersion: 3,
  })
  openTab('Layouts')
  type('backButton.text', 'All topics')
  openTab('Overview')
  type('summary', 'Calmer words for the way back')
  await saveAs(remote, 5)
  expect(getLastSave(remote)).toMatchObject({
    summary: 'Calmer words for the way back',
    description: null,
    baseVersion: 4,
  })
  // The next version has its own summary again.
  expect(getFieldText('summary')).toBe('')
})

test('the fonts are text fields with a sample, Telugu too (AC-356)', async () => {
  await openEditor()
  openTab('Typography')
  type('typography.fontFamilies.heading', 'Lora, serif')
  type('typography.fontFamilies.body', 'Mukta, sans-serif')
  type('typography.fontFamilies.mono', 'Courier, monospace')
  const samples = [...document.querySelectorAll<HTMLElement>('p[data-kind]')]
  expect(samples.map((sample) => sample.style.fontFamily)).toEqual([
    'Lora, serif',
    'Mukta, sans-serif',
    'Courier, monospace',
  ])
  for (const sample of samples) expect(sample.querySelector('[lang="te"]')).toBeTruthy()
  // Anything but a list of families never becomes a style.
  type('typography.fontFamilies.mono', 'a; background: url(x)')
  expect(samples[2]?.style.fontFamily).toBe('inherit')
})

test('each border radius of the theme has a text field (AC-357)', async () => {
  const config = structuredClone(defaultTheme) as unknown as Record<string, object>
  await openEditor({
    theme: aTheme({ config: { ...config } }),
  })
  openTab('Design Tokens')
  const boxes = group('Border radius').getAllByRole<HTMLInputElement>('textbox')
  expect(boxes.map(({ name, value }) => [name.split('.').at(-1), value])).toEqual(
    Object.entries(defaultTheme.designTokens.borderRadius),
  )
})

test('the navigation tab has style, transparent, active background and light/dark toggle (AC-358, AC-359, AC-360, AC-361)', async () => {
  const { enableThemeModeToggle: _, ...navigation } = defaultTheme.layouts.navigation
  const { remote } = await openEditor({
    theme: aTheme({
      config: { ...defaultTheme, layouts: { ...defaultTheme.layouts, navigation } },
    }),
  })
  openTab('Layouts')
  const style = select('layouts.navigation.style')
  expect([...style.options].map(({ value }) => value)).toEqual(['floating', 'sticky', 'fixed'])
  fireEvent.change(style, { target: { value: 'floating' } })
  expect(field('layouts.navigation.transparent').checked).toBe(false)
  fireEvent.click(field('layouts.navigation.transparent'))
  // The theme does not mention it, so it is on.
  expect(field('layouts.navigation.enableThemeModeToggle').checked).toBe(true)
  fireEvent.click(field('layouts.navigation.enableThemeModeToggle'))
  const shows = screen.getByLabelText<HTMLInputElement>('Show active background')
  expect(shows.checked).toBe(true)
  fireEvent.click(shows)
  expect(document.querySelector('[name="layouts.navigation.activeBackground"]')).toBeNull()
  await saveAs(remote, 4)
  expect(getLastSave(remote)?.config.layouts.navigation).toEqual({
    style: 'floating',
    position: 'top',
    transparent: true,
    activeBackground: null,
    enableThemeModeToggle: false,
  })
  fireEvent.click(shows)
  expect(getFieldText('layouts.navigation.activeBackground')).toBe('#0066CC')
})

test('the emergency button has defaults, and a warning below 4.5:1 (AC-362, S-39)', async () => {
  await openEditor()
  openTab('Layouts')
  expect(field('emergencyButton.text').placeholder).toBe('Emergency Call')
  expect(getFieldText('emergencyButton.backgroundColor')).toBe('#EF4444')
  expect(getFieldText('emergencyButton.textColor')).toBe('#FFFFFF')
  expect(screen.getByText(/The contrast of this button is 3\.76:1/)).toBeTruthy()
  type('emergencyButton.backgroundColor', '#B91C1C')
  expect(screen.queryByText(/The contrast of this button/)).toBeNull()
})

test('the back button has defaults, and only its colors may be empty or transparent (AC-363, S-41)', async () => {
  await openEditor()
  openTab('Layouts')
  expect(getFieldText('backButton.text')).toBe('Back')
  expect(getFieldText('backButton.backgroundColor')).toBe('transparent')
  for (const color of ['textColor', 'borderColor', 'hoverBackgroundColor', 'hoverTextColor']) {
    expect(getFieldText(`backButton.${color}`)).toBe('')
    expect(field(`backButton.${color}`).placeholder).toBe("The theme's own")
  }
  expect(screen.queryByText('Invalid hex color format')).toBeNull()
  type('emergencyButton.backgroundColor', 'transparent')
  expect(screen.getAllByText('Invalid hex color format')).toHaveLength(1)
})

test('every setting of a theme has a field in its tab, and its error message leads there', async () => {
  await openEditor()
  const withField = settingList.filter(({ path }) => settingDetails[path].field !== null)
  expect(withField.length).toBeGreaterThan(40)
  for (const { path, kind } of withField) {
    openTab(settingDetails[path].tab)
    const first = kind === 'gradients' ? 'gradients.0.type' : path.replace('*', '')
    expect(document.querySelector(`[name^="${first}"]`), path).not.toBeNull()
    expect(getSettingTab(path.replace('*', 'own')), path).toBe(settingDetails[path].tab)
  }
  openTab('Colors')
  for (const key of Object.keys(modeColors)) {
    expect(document.querySelector(`[name="colors.light.${key}"]`), key).not.toBeNull()
  }
})

test('animations and accessibility have their switches and options (AC-364, AC-365)', async () => {
  await openEditor()
  openTab('Animations')
  for (const name of ['scrollReveal', 'hoverEffects', 'pageTransitions'] as const) {
    expect(field(`animations.features.${name}`).checked).toBe(
      defaultTheme.animations.features[name],
    )
  }
  expect(options('layouts.cards.hoverEffect')).toEqual(['none', 'subtle', 'lift', 'bounce'])
  openTab('Accessibility')
  expect(options('accessibility.focusIndicators.style')).toEqual(['outline', 'shadow', 'border'])
  expect(getFieldText('accessibility.focusIndicators.width')).toBe('3px')
  expect(field('accessibility.keyboardNavigation.skipLinks').checked).toBe(true)
  expect(field('accessibility.keyboardNavigation.focusVisible').checked).toBe(true)
  expect(field('accessibility.highContrast').checked).toBe(false)
  expect(field('accessibility.reducedMotion.respectPreference').checked).toBe(true)
})

test('Reset restores the last saved theme, without summary and errors (AC-372)', async () => {
  const { remote } = await openEditor()
  openTab('Colors')
  type('colors.light.primary', '#111111')
  await saveAs(remote, 4)
  type('colors.light.primary', '')
  openTab('Overview')
  type('summary', 'Half an idea')
  press('Save Changes')
  expect(screen.getByText('Please fix the following errors:')).toBeTruthy()
  press('Reset Changes')
  expect(isDirty()).toBe(false)
  expect(getFieldText('summary')).toBe('')
  expect(screen.queryByText('Please fix the following errors:')).toBeNull()
  openTab('Colors')
  expect(getFieldText('colors.light.primary')).toBe('#111111')
  expect(button('Undo').disabled).toBe(true)
})
