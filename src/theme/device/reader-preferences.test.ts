// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'

import {
  applyReaderPreferences,
  setPreferredMode,
  setPreferredTextSize,
  getPreferredMode,
  getPreferredTextSize,
  getShownMode,
  onPreferenceChange,
} from './reader-preferences.ts'

const root = document.documentElement

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
  delete root.dataset['textSize']
  delete root.dataset['themeMode']
})

test("without preferences a reader gets the device's colours and the browser’s text size (S-57)", () => {
  applyReaderPreferences()
  expect([getPreferredMode(), getPreferredTextSize()]).toEqual(['auto', 1])
  expect(root.dataset).toMatchObject({ themeMode: 'auto' })
  expect(root.hasAttribute('data-text-size')).toBe(false)
})

test("a reader's preference overrides the device (S-57)", () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
  expect([getShownMode(getPreferredMode()), getShownMode('light')]).toEqual(['dark', 'light'])
})

test('preferences apply before the next page hydrates (S-57)', () => {
  setPreferredMode('dark')
  setPreferredTextSize(3)
  applyReaderPreferences()
  expect(root.dataset).toMatchObject({ themeMode: 'dark', textSize: '3' })
  setPreferredTextSize(1)
  applyReaderPreferences()
  expect(root.hasAttribute('data-text-size')).toBe(false)
})

test('AC-391 a theme may disable the choice of colours, but never that of the text size', () => {
  setPreferredMode('dark')
  setPreferredTextSize(2)
  applyReaderPreferences({ mode: false })
  expect(root.dataset).toMatchObject({ themeMode: 'light', textSize: '2' })
})

test.for(['4', '0', 'large', ''])('a stored text size of %s is ignored', (stored) => {
  localStorage.setItem('nadi-text-size', stored)
  expect(getPreferredTextSize()).toBe(1)
})

test('listeners are notified of a preference set here or in another tab, until they unsubscribe', () => {
  const shown = vi.fn<() => void>()
  const stop = onPreferenceChange(shown)
  setPreferredTextSize(2)
  setPreferredMode('dark')
  window.dispatchEvent(new Event('storage'))
  expect(shown).toHaveBeenCalledTimes(3)
  stop()
  setPreferredMode('light')
  expect(shown).toHaveBeenCalledTimes(3)
})

test('on a device without storage a preference lasts until the page is closed (S-57)', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('full')
    },
  })
  setPreferredTextSize(2)
  expect(getPreferredTextSize()).toBe(2)
  vi.unstubAllGlobals()
  setPreferredTextSize(3)
  expect(localStorage.getItem('nadi-text-size')).toBe('3')
  expect(getPreferredTextSize()).toBe(3)
})
