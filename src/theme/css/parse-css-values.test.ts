import { expect, test } from 'vitest'

import { withOwnKey, invalidNames } from '#model/testing/hostile-strings.ts'
import { themeValues } from '#model/testing/theme-value-cases.ts'
import { matchesKind } from '#model/theme/match-theme-kind.ts'
import { resolveTheme } from '#model/theme/theme-config.ts'
import { themeKinds, type KindName } from '#model/theme/theme-kinds.ts'
import { validateTheme } from '#model/theme/theme-rules.ts'

import { defaultTheme } from '../default-theme.ts'
import { createCssVariables } from './css-variables.ts'
import * as css from './parse-css-values.ts'

/** The parser of each kind of value. */
const checks = {
  color: css.parseHex,
  size: css.parseLength,
  weight: css.parseWeight,
  'line-height': css.parseLineHeight,
  opacity: css.parseOpacity,
  duration: css.parseDuration,
  easing: css.parseEasing,
  shadow: css.parseShadow,
  fonts: css.parseFontFamilies,
} as const satisfies Partial<Record<KindName, (value: unknown) => string | null>>

const values = themeValues.flatMap(({ good, bad }) => [...good, ...bad])

test.for(Object.entries(checks))(
  'for a %s the page accepts exactly the values that the server and the editor accept (threat 17)',
  ([name, check]) => {
    const kind = themeKinds[name as KindName]
    const taken = values.filter((value) => check(value) !== null)
    expect(taken).toEqual(values.filter((value) => matchesKind(kind, value)))
    expect(taken.length).toBeGreaterThan(2)
  },
)

test('only a back button may be transparent (S-41)', () => {
  const clear = themeKinds['clear-color']
  for (const value of values.filter((one) => css.parseColorOrTransparent(one) !== null)) {
    expect(matchesKind(clear, value)).toBe(true)
  }
  expect(css.parseColorOrTransparent('transparent')).toBe('transparent')
  expect(css.parseHex('transparent')).toBeNull()
})

test('spaces around a colour are trimmed and its case is kept; a line break is not a space (S-42)', () => {
  expect(css.parseHex('  #0B5Cad ')).toBe('#0B5Cad')
  expect(css.parseHex('#abc')).toBe('#abc')
  expect(css.parseHex('#fff\n')).toBeNull()
})

test('the built-in theme is valid and can be saved', () => {
  expect(validateTheme(defaultTheme)).toEqual([])
})

test('a border radius added by a theme becomes a variable for cards; one with an unsafe name does not', () => {
  expect(variablesOf({ '2xl': '40px' })).toMatchObject({
    '--radius-2xl': '40px',
    '--card-radius': '40px',
  })
  const names = Object.keys(variablesOf({}))
  for (const odd of invalidNames)
    expect(Object.keys(variablesOf(withOwnKey(odd, '9px')))).toEqual(names)
})

const variablesOf = (borderRadius: unknown) =>
  createCssVariables(
    resolveTheme(
      { designTokens: { borderRadius }, layouts: { cards: { radius: '2xl' } } },
      defaultTheme,
    ),
    'light',
  )
