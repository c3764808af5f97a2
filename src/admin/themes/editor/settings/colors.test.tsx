// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { defaultTheme } from '#theme/default-theme.ts'

import { resetDevice } from '../../../testing/open-admin.tsx'
import {
  button,
  field,
  openEditor,
  openTab,
  press,
  saveAs,
  getLastSave,
  getFieldText,
  type,
} from '../../testing/open-editor.tsx'

beforeEach(resetDevice)
afterEach(() => vi.restoreAllMocks())

const colors = (mode: string) =>
  [...document.querySelectorAll<HTMLInputElement>(`input[name^="colors.${mode}."]`)].map(
    (input) => input.name,
  )

/** The names of the colors in a group. */
const labels = (name: string) =>
  within(screen.getByRole('group', { name }))
    .getAllByRole('textbox')
    .map((box) => document.querySelector(`label[for="${CSS.escape(box.id)}"]`)?.textContent)

const rows = () =>
  within(screen.getByRole('region', { name: 'Contrast against the page background' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent)

test('each mode has 17 colors and the decorative icon, in their groups (AC-351)', async () => {
  await openEditor()
  openTab('Colors')
  expect(colors('light')).toHaveLength(18)
  expect(colors('light').filter((name) => !name.endsWith('decorativeIcon'))).toHaveLength(17)
  expect(labels('Brand')).toEqual(['Primary', 'Secondary', 'Accent'])
  expect(labels('Background')).toEqual(['Page', 'Surface', 'Elevated'])
  expect(labels('Text')).toEqual(['Primary', 'Secondary', 'Muted', 'Inverse'])
  expect(labels('Messages')).toEqual(['Success', 'Warning', 'Error', 'Info'])
  expect(labels('Border')).toEqual(['Default', 'Hover', 'Focus'])
  press('Dark Mode')
  expect(button('Dark Mode').getAttribute('aria-pressed')).toBe('true')
  // The preview switches its mode, too, so that the edit is visible.
  expect(button('Dark').getAttribute('aria-pressed')).toBe('true')
  expect(colors('dark')).toHaveLength(18)
  expect(colors('light')).toHaveLength(0)
  expect(getFieldText('colors.dark.primary')).toBe(defaultTheme.colors.dark.primary)
})

test('three colors show their contrast on the page with AA and AAA, and an empty one counts as 0 (AC-353, AC-354)', async () => {
  await openEditor()
  openTab('Colors')
  type('colors.light.background.page', '#FFFFFF')
  type('colors.light.primary', '#767676')
  type('colors.light.text.primary', '#000000')
  type('colors.light.text.secondary', '#9a6c5a')
  expect(rows()).toEqual([
    'Primary color4.54:1AA reachedAAA not reached',
    'Primary text21.00:1AA reachedAAA reached',
    // 4.4999: rounding must not show more than the actual contrast (S-40).
    'Secondary text4.49:1AA not reachedAAA not reached',
  ])
  type('colors.light.primary', 'red')
  expect(rows()[0]).toBe('Primary color0.00:1AA not reachedAAA not reached')
})

test.for(['#12', '#12345', 'red', '#ggg', '', '#12345678'])(
  '"%s" is not a color: the field is red, the swatch grey (AC-355)',
  async (wrong) => {
    await openEditor()
    openTab('Colors')
    type('colors.light.accent', wrong)
    expect(field('colors.light.accent').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('Invalid hex color format')).toBeTruthy()
    const swatch = button('Pick Accent (light)')
    expect(swatch.dataset['kind']).toBe('invalid')
    expect(swatch.style.backgroundColor).toBe('')
  },
)

test('three digits and lowercase letters are valid, and stay as typed (AC-355, S-42)', async () => {
  const { remote } = await openEditor()
  openTab('Colors')
  type('colors.light.accent', '#aBc')
  expect(screen.queryByText('Invalid hex color format')).toBeNull()
  expect(button('Pick Accent (light)').dataset['kind']).toBe('color')
  type('colors.light.secondary', ' #0F766F ')
  await saveAs(remote, 4)
  expect(getLastSave(remote)?.config.colors.light).toMatchObject({
    accent: '#aBc',
    secondary: '#0F766F',
  })
})

test('the picker and the hex field are in sync; without a color the picker is black (AC-352, AC-355)', async () => {
  await openEditor()
  openTab('Colors')
  type('colors.light.accent', '#FF0000')
  press('Pick Accent (light)')
  const hue = await screen.findByRole<HTMLInputElement>('slider', { name: /Accent.*hue/ })
  expect(hue.value).toBe('0')
  fireEvent.change(hue, { target: { value: '120' } })
  expect(getFieldText('colors.light.accent').toUpperCase()).toBe('#00FF00')
  type('colors.light.accent', '#00F')
  await waitFor(() => expect(hue.value).toBe('240'))
  type('colors.light.accent', 'blue')
  const brightness = screen
    .getAllByRole<HTMLInputElement>('slider', { hidden: true })
    .find((slider) => slider.getAttribute('aria-orientation') === 'vertical')
  await waitFor(() => expect(brightness?.value).toBe('0'))
})

test('Esc closes the open picker, not the editor around it', async () => {
  await openEditor()
  openTab('Colors')
  press('Pick Accent (light)')
  const area = await screen.findByRole('slider', { name: /Accent \(light\), hue/ })
  fireEvent.keyDown(area, { key: 'Escape' })
  await waitFor(() =>
    expect(button('Pick Accent (light)').getAttribute('aria-expanded')).toBe('false'),
  )
  expect(document.activeElement).toBe(button('Pick Accent (light)'))
  expect(screen.getByRole('dialog', { name: /^Edit Theme/ })).toBeTruthy()
})
