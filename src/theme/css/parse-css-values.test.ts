import { expect, test } from 'vitest'

import { named, oddNames } from '#model/testing/hostile-strings.ts'
import { themeValues } from '#model/testing/theme-value-cases.ts'
import { fits } from '#model/theme/match-theme-kind.ts'
import { resolveTheme } from '#model/theme/theme-config.ts'
import { themeKinds, type KindName } from '#model/theme/theme-kinds.ts'
import { themeProblems } from '#model/theme/theme-rules.ts'

import { defaultTheme } from '../default-theme.ts'
import { cssVariables } from './css-variables.ts'
import * as css from './parse-css-values.ts'

/** What turns each kind of value into CSS. */
const checks = {
  color: css.hexColor,
  size: css.length,
  weight: css.weight,
  'line-height': css.lineHeight,
  opacity: css.opacity,
  duration: css.duration,
  easing: css.easing,
  shadow: css.shadow,
  fonts: css.fontFamilies,
} as const satisfies Partial<Record<KindName, (value: unknown) => string | null>>

const values = themeValues.flatMap(({ good, bad }) => [...good, ...bad])

test.for(Object.entries(checks))(
  'for a %s the page accepts exactly what the server and the editor accept (threat 17)',
  ([name, check]) => {
    const kind = themeKinds[name as KindName]
    const taken = values.filter((value) => check(value) !== null)
    expect(taken).toEqual(values.filter((value) => fits(kind, value)))
    expect(taken.length).toBeGreaterThan(2)
  },
)

test('a back button may be transparent; nothing else may (S-41)', () => {
  const clear = themeKinds['clear-color']
  for (const value of values.filter((one) => css.colorOrTransparent(one) !== null)) {
    expect(fits(clear, value)).toBe(true)
  }
  expect(css.colorOrTransparent('transparent')).toBe('transparent')
  expect(css.hexColor('transparent')).toBeNull()
})

test('spaces around a colour do not matter, and its capitals stay; a line break is not a space (S-42)', () => {
  expect(css.hexColor('  #0B5Cad ')).toBe('#0B5Cad')
  expect(css.hexColor('#abc')).toBe('#abc')
  expect(css.hexColor('#fff\n')).toBeNull()
})

test('the built-in theme is valid and could be saved', () => {
  expect(themeProblems(defaultTheme)).toEqual([])
})

test('a border radius added by a theme becomes a variable that cards may use; one with an odd name does not', () => {
  expect(variablesOf({ '2xl': '40px' })).toMatchObject({
    '--radius-2xl': '40px',
    '--card-radius': '40px',
  })
  const names = Object.keys(variablesOf({}))
  for (const odd of oddNames) expect(Object.keys(variablesOf(named(odd, '9px')))).toEqual(names)
})

const variablesOf = (borderRadius: unknown) =>
  cssVariables(
    resolveTheme(
      { designTokens: { borderRadius }, layouts: { cards: { radius: '2xl' } } },
      defaultTheme,
    ),
    'light',
  )
