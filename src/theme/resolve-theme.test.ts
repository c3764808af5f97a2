import { expect, test } from 'vitest'

import { isHealthLibraryHidden, resolveTheme } from '#model/theme/theme-config.ts'

import { defaultTheme } from './default-theme.ts'

const resolved = (stored: unknown) => resolveTheme(stored, defaultTheme)

test.for([undefined, null, 'theme', 7, [], {}])('AC-383 %j becomes the default theme', (stored) => {
  expect(resolved(stored)).toEqual(defaultTheme)
})

test('AC-383 settings that a theme omits come from the default theme', () => {
  const theme = resolved({ colors: { light: { primary: '#123456' } }, layoutStyle: 'playful' })
  expect(theme.colors.light).toEqual({ ...defaultTheme.colors.light, primary: '#123456' })
  expect(theme.colors.dark).toEqual(defaultTheme.colors.dark)
  expect(theme.layoutStyle).toBe('playful')
})

test('AC-039 an unknown layout becomes the modern one', () => {
  expect(resolved({ layoutStyle: 'baroque' }).layoutStyle).toBe('modern')
  expect(resolved({ layouts: { navigation: { style: 5 } } }).layouts.navigation.style).toBe(
    defaultTheme.layouts.navigation.style,
  )
})

test('AC-387 AC-388 sizes and spacing of the layout have fallbacks', () => {
  const { layoutTypography, layoutSpacing } = resolved({})
  expect(layoutTypography).toEqual({
    headingSizes: { h1: '48px', h2: '36px', h3: '28px' },
    headingWeight: 700,
    headingLineHeight: 1.2,
  })
  expect(layoutSpacing).toEqual({
    sectionPaddingY: '80px',
    cardPadding: '32px',
    elementGap: '32px',
  })
})

const background = (navigation: object) =>
  resolved({ layouts: { navigation } }).layouts.navigation.activeBackground

test('AC-027 a theme without an active background differs from one that omits the setting', () => {
  expect(background({ activeBackground: null })).toBeNull()
  expect(background({})).toBe('#0066CC')
})

test('values of the wrong kind are replaced by the default theme’s', () => {
  const theme = resolved({
    gradients: 'none',
    typography: { fontUrls: { 0: 'x' } },
    animations: { features: { hoverEffects: 'yes' } },
    colors: { light: { background: '#fff', primary: { r: 1 } } },
  })
  expect(theme).toEqual(defaultTheme)
})

test('keys such as __proto__ cannot change other objects', () => {
  const hostile: unknown = JSON.parse(
    '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"colors":{"__proto__":{"polluted":1}}}',
  )
  const theme = resolved(hostile)
  expect(theme).toEqual(defaultTheme)
  expect(Object.keys(theme.colors)).toEqual(['light', 'dark'])
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
})

test('only a theme that sets it explicitly hides the health library (S-11)', () => {
  expect(isHealthLibraryHidden({ healthLibraryEnabled: false })).toBe(true)
  expect(isHealthLibraryHidden({ healthLibraryEnabled: true })).toBe(false)
  expect(isHealthLibraryHidden({})).toBe(false)
  expect(isHealthLibraryHidden(undefined)).toBe(false)
})
