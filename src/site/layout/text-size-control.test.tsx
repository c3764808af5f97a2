// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { getPreferredTextSize } from '#theme/device/reader-preferences.ts'

import { createContent } from '../testing/sample-content.ts'
import { renderSite } from '../testing/site.tsx'

const sizes = () => within(screen.getByRole('group', { name: 'Text size' })).getAllByRole('radio')
const checked = () => sizes().map((radio) => (radio as HTMLInputElement).checked)
const shown = () => document.documentElement.dataset['textSize']

test('a reader chooses one of three text sizes, and the device remembers it', () => {
  renderSite('/', createContent({}))
  expect(sizes().map((radio) => radio.getAttribute('aria-label'))).toEqual([
    'A, Normal',
    'A+, Large',
    'A++, Very large',
  ])
  expect(checked()).toEqual([true, false, false])
  fireEvent.click(screen.getByRole('radio', { name: 'A++, Very large' }))
  expect(checked()).toEqual([false, false, true])
  expect([shown(), getPreferredTextSize()]).toEqual(['3', 3])
  fireEvent.click(screen.getByRole('radio', { name: 'A, Normal' }))
  expect([shown(), getPreferredTextSize()]).toEqual([undefined, 1])
})

test('a size chosen in another tab shows here as well', () => {
  renderSite('/', createContent({}))
  window.localStorage.setItem('nadi-text-size', '2')
  act(() => void window.dispatchEvent(new Event('storage')))
  expect(checked()).toEqual([false, true, false])
  expect(shown()).toBe('2')
})
