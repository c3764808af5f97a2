import { expect, test } from 'vitest'

import { fullTheme } from '../testing/full-theme.ts'
import { invalidNames } from '../testing/hostile-strings.ts'
import { withThemeValue } from '../testing/theme-cases.ts'
import { resolveTheme, type ThemeConfig } from './theme-config.ts'
import { themePaths } from './theme-paths.ts'

const maps = [...themePaths].filter(([, kind]) => kind === 'map').map(([path]) => path)

const partOf = (theme: ThemeConfig, path: string) =>
  path
    .split('.')
    .reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], theme) as Record<
    string,
    unknown
  >

/** A theme with a single setting. */
const only = (path: string, value: unknown): unknown =>
  path.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), value)

test.for(maps)('an entry that a theme adds to %s is kept', (path) => {
  const own = { '9xl': '4px', hero: 3 }
  const theme = resolveTheme(only(path, own), fullTheme)
  expect(partOf(theme, path)).toEqual({ ...partOf(fullTheme, path), ...own })
})

test('AC-424 the settings of pages and sections are kept unchanged', () => {
  const pages = { home: { shown: true, columns: 3, title: 'స్వాగతం' }, wide: false }
  const theme = resolveTheme(
    { layouts: { hero: { overlay: 0.4 }, sections: pages, pages } },
    fullTheme,
  )
  expect(theme.layouts).toEqual({
    ...fullTheme.layouts,
    hero: { overlay: 0.4 },
    sections: pages,
    pages,
  })
})

test.for(invalidNames)('no theme can add a harmful name: %j (threat 44)', (name) => {
  const odd: unknown = JSON.parse(`{${JSON.stringify(name)}: "12px"}`)
  for (const path of [...maps, 'layouts.pages.home', 'colors.light', 'emergencyButton']) {
    const theme = resolveTheme(only(path, odd), fullTheme)
    const part = path === 'layouts.pages.home' ? partOf(theme, 'layouts.pages')['home'] : null
    expect(part ?? partOf(theme, path)).toEqual(part ? {} : partOf(fullTheme, path))
  }
  expect(resolveTheme(odd, fullTheme)).toEqual(fullTheme)
})

test('names are added only where a theme may have its own', () => {
  const stored = {
    colors: { light: { brand: '#fff' } },
    brand: '#fff',
    layouts: { cards: { x: 1 } },
  }
  expect(resolveTheme(stored, fullTheme)).toEqual(fullTheme)
})

test('a theme without an active background stays without one, also in a theme based on it (AC-027)', () => {
  const bare = withThemeValue(fullTheme, 'layouts.navigation.activeBackground', null) as ThemeConfig
  expect(resolveTheme({}, bare)).toEqual(bare)
  expect(resolveTheme(bare, fullTheme)).toEqual(bare)
})

test('deeply nested groups are cut off without recursion (threat 43)', () => {
  const deep: unknown = JSON.parse(`${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`)
  const theme = resolveTheme({ layouts: { hero: deep, pages: deep } }, fullTheme)
  expect(JSON.stringify(theme.layouts.hero).length).toBeLessThan(40)
})
