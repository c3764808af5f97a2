import { describe, expect, test } from 'vitest'

import { getAtPath } from '#model/json.ts'
import { fullTheme } from '#model/testing/full-theme.ts'
import { setThemeValue } from '#model/theme/set-theme-value.ts'
import type { ThemeConfig } from '#model/theme/theme-config.ts'
import { defaultTheme } from '#theme/default-theme.ts'

import { getSettingName } from '../settings/setting-names.ts'
import { summarizeChanges } from './change-summary.ts'
import { diffThemes } from './diff-themes.ts'

const after = (changes: Record<string, unknown>) =>
  Object.entries(changes).reduce<ThemeConfig>(
    (config, [path, value]) => setThemeValue(config, path, value),
    defaultTheme,
  )
const summary = (changes: Record<string, unknown>) =>
  summarizeChanges(diffThemes(defaultTheme, after(changes)))

test('one change is listed under its category (AC-345)', () => {
  expect(summary({ 'colors.light.primary': '#24533F' })).toBe('Colors: Primary (light)')
  expect(summary({ 'typography.fontFamilies.body': 'Mukta' })).toBe('Typography: Body font')
  expect(summary({ 'layouts.navigation.style': 'fixed' })).toBe('Layouts: Navigation style')
  expect(summary({ 'backButton.text': 'Up' })).toBe('Layouts: Back button text')
  expect(summary({ 'designTokens.borderRadius.lg': '4px' })).toBe(
    'Design Tokens: Border radius large',
  )
  expect(summary({ 'animations.features.scrollReveal': true })).toBe('Animations: Scroll reveal')
  expect(summary({ 'accessibility.highContrast': true })).toBe('Accessibility: High contrast')
})

test('two changes are joined with "and" (AC-346)', () => {
  expect(summary({ 'colors.light.primary': '#24533F', 'colors.dark.text.muted': '#AAA' })).toBe(
    'Colors: Primary (light) and Text muted (dark)',
  )
})

test('three or more changes are counted (AC-347)', () => {
  const three = {
    'colors.light.primary': '#24533F',
    'colors.light.accent': '#24533F',
    'colors.light.secondary': '#24533F',
  }
  expect(summary(three)).toBe('Colors: 3 updates')
  expect(summary({ ...three, 'colors.dark.accent': '#FFF' })).toBe('Colors: 4 updates')
})

test('categories are joined with "; ", always in the same order (AC-348)', () => {
  expect(
    summary({
      'accessibility.highContrast': true,
      'typography.fontFamilies.heading': 'Lora',
      'typography.fontFamilies.body': 'Mukta',
      'colors.light.primary': '#24533F',
    }),
  ).toBe(
    'Colors: Primary (light); Typography: Heading font and Body font; Accessibility: High contrast',
  )
})

test('without differences the summary says that the theme was updated (AC-349)', () => {
  expect(summarizeChanges([])).toBe('Theme configuration updated')
})

describe('theme diff', () => {
  test('a value typed back is not a difference, even as text instead of a number', () => {
    const there = after({ 'typography.fontWeights.bold': '800' })
    const back = setThemeValue(there, 'typography.fontWeights.bold', '700')
    expect(diffThemes(defaultTheme, back)).toEqual([])
    expect(diffThemes(defaultTheme, structuredClone(defaultTheme))).toEqual([])
  })

  test('each differing setting has both values, a list as one setting, also if one theme lacks it', () => {
    const other = setThemeValue(
      setThemeValue(defaultTheme, 'designTokens.borderRadius.huge', '40px'),
      'typography.fontUrls',
      ['https://fonts.googleapis.com/css2?family=Lora'],
    )
    expect(diffThemes(defaultTheme, other)).toEqual([
      {
        path: 'typography.fontUrls',
        from: [],
        to: ['https://fonts.googleapis.com/css2?family=Lora'],
      },
      { path: 'designTokens.borderRadius.huge', from: undefined, to: '40px' },
    ])
  })

  test('every setting of a theme has a readable name', () => {
    const changes = diffThemes(defaultTheme, fullTheme)
    expect(changes.length).toBeGreaterThan(100)
    for (const { path } of changes) expect(getSettingName(path), path).not.toContain('.')
  })
})

test('settings are read and written by path, in lists by index, and the rest stays the same object', () => {
  const changed = setThemeValue(defaultTheme, 'gradients.0.stops.1.color', '#FFFFFF')
  expect(getAtPath(changed, 'gradients.0.stops.1.color')).toBe('#FFFFFF')
  expect(getAtPath(defaultTheme, 'gradients.0.stops.1.color')).toBe('#0B4A8A')
  expect(changed.colors).toBe(defaultTheme.colors)
  expect(getAtPath(defaultTheme, 'colors.constructor.name')).toBeUndefined()
})
