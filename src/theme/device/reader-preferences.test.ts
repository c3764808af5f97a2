// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'

import {
  applyReaderChoices,
  chooseMode,
  chooseTextSize,
  chosenMode,
  chosenTextSize,
  modeShown,
  onChoice,
} from './reader-preferences.ts'

const root = document.documentElement

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  delete root.dataset['textSize']
  delete root.dataset['themeMode']
})

test('S-57 a reader starts with the colours of the device and the browser’s text size', () => {
  applyReaderChoices()
  expect([chosenMode(), chosenTextSize()]).toEqual(['auto', 1])
  expect(root.dataset).toMatchObject({ themeMode: 'auto' })
  expect(root.hasAttribute('data-text-size')).toBe(false)
})

test('S-57 a choice counts for more than the device', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
  expect([modeShown(chosenMode()), modeShown('light')]).toEqual(['dark', 'light'])
})

test('S-57 a reader’s choices apply before the next page comes alive', () => {
  chooseMode('dark')
  chooseTextSize(3)
  applyReaderChoices()
  expect(root.dataset).toMatchObject({ themeMode: 'dark', textSize: '3' })
  chooseTextSize(1)
  applyReaderChoices()
  expect(root.hasAttribute('data-text-size')).toBe(false)
})

test('AC-391 a theme may withhold the choice of colours, but never that of the text size', () => {
  chooseMode('dark')
  chooseTextSize(2)
  applyReaderChoices({ mode: false })
  expect(root.dataset).toMatchObject({ themeMode: 'light', textSize: '2' })
})

test.for(['4', '0', 'large', ''])('a stored text size of %s is ignored', (kept) => {
  localStorage.setItem('nadi-text-size', kept)
  expect(chosenTextSize()).toBe(1)
})

test('listeners hear of a choice made here or in another tab, until they unsubscribe', () => {
  const shown = vi.fn<() => void>()
  const stop = onChoice(shown)
  chooseTextSize(2)
  chooseMode('dark')
  window.dispatchEvent(new Event('storage'))
  expect(shown).toHaveBeenCalledTimes(3)
  stop()
  chooseMode('light')
  expect(shown).toHaveBeenCalledTimes(3)
})

test('S-57 on a device that cannot store anything, a choice lasts until the page is closed', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  chooseTextSize(2)
  expect(chosenTextSize()).toBe(2)
  vi.restoreAllMocks()
  chooseTextSize(3)
  expect(localStorage.getItem('nadi-text-size')).toBe('3')
  expect(chosenTextSize()).toBe(3)
})
