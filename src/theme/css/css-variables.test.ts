import fc from 'fast-check'
import { expect, test } from 'vitest'

import { resolveTheme, themeModes } from '#model/theme/theme-config.ts'

import { getContrastRatio } from '../colors/contrast.ts'
import { defaultTheme } from '../default-theme.ts'
import { createCssVariables } from './css-variables.ts'

const variablesOf = (stored: unknown) =>
  createCssVariables(resolveTheme(stored, defaultTheme), 'light')
const defaults = createCssVariables(defaultTheme, 'light')

test('AC-387 heading sizes follow the theme, and grow with the reader’s text size', () => {
  const sizes = variablesOf({ layoutTypography: { headingSizes: { h1: '64px', h2: 40 } } })
  expect(sizes['--size-h1']).toBe('4rem')
  expect(sizes['--size-h2']).toBe('2.5rem')
  expect(sizes['--size-h3']).toBe('1.75rem')
})

test('AC-388 spacing follows the theme', () => {
  expect(defaults).toMatchObject({
    '--section-padding': '80px',
    '--card-padding': '32px',
    '--gap': '32px',
  })
  expect(variablesOf({ layoutSpacing: { elementGap: '2rem' } })['--gap']).toBe('2rem')
})

test('AC-389 decorative icons are amber by default', () => {
  expect(defaults['--color-icon']).toBe('#F59E0B')
})

test('AC-055 the emergency button is white on red by default', () => {
  expect(defaults['--color-emergency']).toBe('#EF4444')
  expect(defaults['--color-on-emergency']).toBe('#FFFFFF')
})

test('AC-091 the back button has the theme’s own colours only if the theme sets them', () => {
  expect(defaults).not.toHaveProperty('--color-on-back')
  expect(variablesOf({ backButton: { textColor: '#123' } })['--color-on-back']).toBe('#123')
})

test('inverse text is used on strong colours as long as it is readable there', () => {
  expect(wordsOnPrimary('#FFF8E7')).toBe('#FFF8E7')
  expect(wordsOnPrimary('#0A2647')).toBe('#FFFFFF')
})

const wordsOnPrimary = (inverse: string) =>
  variablesOf({ colors: { light: { text: { inverse } } } })['--color-on-primary']

const hostile = [
  'url(https://evil.example/x)',
  'red;background:url(x)',
  '#fff;}body{display:none',
  '#fff/*',
  'red/*',
  'var(--x)',
  'env(x)',
  'attr(x)',
  'expression(alert(1))',
  '@import "x"',
  '\\75rl(x)',
  '</style><script>',
  '#ggg',
  '#12345',
  '-1px;',
  '"',
  '“x”',
]

test.for(hostile)('an invalid colour, size, font or shadow of %s is omitted', (value) => {
  const leaf = (fallback: unknown): unknown => {
    if (Array.isArray(fallback)) return fallback
    if (typeof fallback !== 'object' || fallback === null) {
      return typeof fallback === 'boolean' ? fallback : value
    }
    return Object.fromEntries(Object.entries(fallback).map(([key, child]) => [key, leaf(child)]))
  }
  expect(variablesOf(leaf(defaultTheme))).toEqual(defaults)
})

test('no value of a theme can fetch a URL, or open or close a rule', () => {
  const bits = fc.constantFrom(
    '#fff',
    '1px',
    '0',
    ' ',
    ',',
    'url(',
    ')',
    ';',
    '{',
    '}',
    '@',
    '\\',
    '/*',
    '*/',
    'rgba(0,0,0,.1)',
    '"',
    "'",
    'Roboto',
    'calc(',
    'var(',
    '<',
    '\n',
    'inset',
    'cubic-bezier(',
    '-',
  )
  const value = fc.array(bits, { maxLength: 6 }).map((parts) => parts.join(''))
  let usedCount = 0
  fc.assert(
    fc.property(value, (text) => {
      const all = variablesOf({
        colors: { light: { primary: text } },
        designTokens: { shadows: { sm: text }, borderRadius: { md: text } },
        typography: { fontFamilies: { body: text }, fontSizes: { base: text } },
        animations: { easings: { out: text }, durations: { fast: text } },
        gradients: [
          { name: 'hero', type: text, angle: text, stops: [{ color: text, position: 0 }] },
        ],
      })
      if (Object.entries(all).some(([name, held]) => held !== defaults[`--${name.slice(2)}`]))
        usedCount += 1
      for (const held of Object.values(all)) {
        expect(held).not.toMatch(/url\(|var\(|calc\(|[;{}@\\<\n]|\/\*/)
      }
    }),
    { seed: 5, numRuns: 200, examples: [['#fff'], ['1px']] },
  )
  expect(usedCount).toBeGreaterThan(0)
})

const hero = (gradient: object) => variablesOf({ gradients: [{ name: 'hero', ...gradient }] })

test('AC-393 a gradient is composed of validated parts', () => {
  const stops = [
    { color: '#000', position: 0 },
    { color: '#111111', position: 140 },
  ]
  expect(hero({ type: 'linear', angle: 45, stops })['--gradient-hero']).toBe(
    'linear-gradient(45deg, #000 0%, #111111 100%)',
  )
  expect(hero({ type: 'radial', angle: 0, stops })['--gradient-hero']).toBe(
    'radial-gradient(circle at top, #000 0%, #111111 100%)',
  )
  for (const bad of [null, 'x', [], [null, null], [{ color: 'url(x)', position: 0 }, stops[0]]]) {
    expect(hero({ type: 'linear', angle: 0, stops: bad })['--gradient-hero']).toBe(
      defaults['--gradient-hero'],
    )
  }
})

const pairs = [
  ['text', 'page'],
  ['text', 'surface'],
  ['text-secondary', 'page'],
  ['text-secondary', 'surface'],
  ['text-muted', 'page'],
  ['text-muted', 'surface'],
  ['primary', 'page'],
  ['primary', 'surface'],
  ['primary', 'primary-soft'],
  ['on-primary', 'primary'],
  ['on-primary', 'primary-strong'],
  ['on-success', 'success'],
  ['on-error', 'error'],
  ['success', 'success-soft'],
  ['warning', 'warning-soft'],
  ['error', 'error-soft'],
  ['accent', 'accent-soft'],
  ['text', 'secondary-soft'],
  ['text-secondary', 'secondary-soft'],
] as const

test.for(themeModes)('the default theme is readable in %s mode', (mode) => {
  const all = createCssVariables(defaultTheme, mode)
  const color = (name: string) => all[`--color-${name}`] ?? ''
  const poor = pairs
    .map(([front, back]) => [front, back, getContrastRatio(color(front), color(back))] as const)
    .filter(([, , ratio]) => ratio < 4.5)
  expect(poor).toEqual([])
  expect(getContrastRatio(all['--focus-color'] ?? '', color('page'))).toBeGreaterThanOrEqual(3)
  expect(getContrastRatio('#FFFFFF', color('nav-active'))).toBeGreaterThanOrEqual(4.5)
})

test('the default emergency button passes for large bold text (S-39)', () => {
  const ratio = getContrastRatio('#FFFFFF', '#EF4444')
  expect(ratio.toFixed(2)).toBe('3.76')
})

test.for([
  ['#000', '#FFFFFF', '21.00'],
  ['#FFFFFF', '#ffffff', '1.00'],
  [' #0066CC ', '#fff', '5.57'],
  ['red', '#fff', '0.00'],
  ['#12', '#fff', '0.00'],
] as const)('the contrast of %s on %s is %s', ([a, b, ratio]) => {
  expect(getContrastRatio(a, b).toFixed(2)).toBe(ratio)
})
