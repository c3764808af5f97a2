import { describe, expect, test } from 'vitest'

import { fullTheme } from '../testing/full-theme.ts'
import { invalidThemes, themeConfigs, withThemeValue } from '../testing/theme-cases.ts'
import { themeValues } from '../testing/theme-value-cases.ts'
import { themeKinds } from './theme-kinds.ts'
import { themePaths } from './theme-paths.ts'
import { removeUnknownKeys, validateTheme, listUnknownKeys } from './theme-rules.ts'

const messagesOf = (config: unknown) => validateTheme(config).map(({ message }) => message)

describe('a theme', () => {
  test.for(themeValues.map((values) => [values.at, values] as const))(
    'accepts a value of the right kind for %s, and no other',
    ([at, { good, bad }]) => {
      for (const value of good) {
        expect([value, validateTheme(withThemeValue(fullTheme, at, value))]).toEqual([value, []])
      }
      for (const value of bad) {
        const problems = validateTheme(withThemeValue(fullTheme, at, value))
        expect([value, problems.length > 0]).toEqual([value, true])
        expect(problems.filter(({ path }) => !path.startsWith(at))).toEqual([])
      }
    },
  )

  test.for(themeConfigs)('as a whole: $problem', ({ config, problem }) => {
    expect(messagesOf(config)[0] ?? null).toBe(problem)
  })

  test('rejects names that reach into every object (threat 44)', () => {
    for (const config of invalidThemes) {
      expect(listUnknownKeys(config)).toHaveLength(1)
      expect(messagesOf(config)).toEqual([expect.stringMatching(/ is not a setting of a theme$/)])
    }
  })
})

test('AC-367 AC-368 AC-369 reports missing required settings first, in the specified words', () => {
  const blank = { primary: '' }
  const config = {
    aaa: 1,
    colors: { light: blank, dark: blank },
    typography: { fontFamilies: { heading: '  ', body: '' } },
  }
  expect(messagesOf(config)).toEqual([
    'Light mode primary color is required',
    'Dark mode primary color is required',
    'Heading font family is required',
    'Body font family is required',
    'aaa is not a setting of a theme',
  ])
  expect(
    messagesOf({ ...config, colors: { light: { primary: 'red' }, dark: { primary: '#12' } } }),
  ).toEqual(
    expect.arrayContaining([
      'Light mode primary color must be a valid hex color',
      'Dark mode primary color must be a valid hex color',
    ]),
  )
})

test('names the path and the expected kind in each problem', () => {
  const config = withThemeValue(
    withThemeValue(fullTheme, 'designTokens.borderRadius.lg', '12'),
    'gradients',
    [
      {
        name: 'hero',
        stops: [
          { color: '#fff', position: 0 },
          { color: 'red', position: 1 },
        ],
      },
    ],
  )
  expect(validateTheme(config)).toEqual([
    {
      path: 'designTokens.borderRadius.lg',
      message: 'designTokens.borderRadius.lg must be a size such as 12px',
    },
    {
      path: 'gradients[0].stops[1].color',
      message: 'gradients[0].stops[1].color must be a color such as #0B5CAD',
    },
  ])
})

test('has a value for every path in the fullest theme, and a path for every value', () => {
  const places = [...themePaths.keys()].filter((path) => !/\*\.\*|layouts\.\w+\.\*/.test(path))
  for (const path of places) expect([path, valueAt(fullTheme, path)]).toEqual([path, true])
  expect(validateTheme(fullTheme)).toEqual([])
})

function valueAt(value: unknown, path: string): boolean {
  const steps = path.replaceAll('[]', '.*').split('.').filter(Boolean)
  let parts: unknown[] = [value]
  for (const step of steps) {
    parts = parts.flatMap((part) => {
      const record = part as Record<string, unknown>
      return step === '*'
        ? Object.values(record)
        : Object.hasOwn(record, step)
          ? [record[step]]
          : []
    })
  }
  return parts.length > 0
}

test('allows code in labels and font URLs only (threat 17)', () => {
  const open = ['label', 'font-address', 'name']
  for (const [name, { pattern }] of Object.entries(themeKinds)) {
    if (pattern === null || open.includes(name)) continue
    const whole = new RegExp(`^(?:${pattern})$`, 'u')
    for (const bit of [
      'url(x)',
      ';',
      '{',
      '}',
      '@',
      '\\',
      '/*',
      '*/',
      '<',
      '\n',
      '\u0000',
      '\ud800',
    ]) {
      for (const text of [
        bit,
        `#fff${bit}`,
        `${bit}none`,
        `0 1px 2px #000${bit}`,
        `Lora, ${bit}`,
      ]) {
        expect([name, text, whole.test(text)]).toEqual([name, text, false])
      }
    }
  }
})

// Catastrophic backtracking would hang the browser, and this test with it.
test('rejects long repetitive text without catastrophic backtracking', () => {
  const bits = [
    'a',
    ' ',
    'a ',
    'a , ',
    'a,',
    '"a ",',
    '0 ',
    '0px ',
    '0 0 0 #000,',
    '0 0 rgba(0,0,0,.1) , ',
  ]
  const more = [
    '1',
    '11.1',
    '- ',
    'inset ',
    'cubic-bezier(',
    'cubic-bezier(1,',
    '0.1 ,',
    ' 1 , ',
    '#0',
    '\\(',
    'a-',
    'a(',
  ]
  for (const { pattern } of Object.values(themeKinds)) {
    if (pattern === null) continue
    const whole = new RegExp(`^(?:${pattern})$`, 'u')
    for (const bit of [...bits, ...more]) {
      for (const lead of ['', 'a', '0 0 0 ', 'cubic-bezier(']) {
        const text = `${lead}${bit.repeat(400 / bit.length)}`.slice(0, 398)
        for (const end of ['', '!', ')']) whole.test(text + end)
        expect([pattern, whole.test(`${text}\n`)]).toEqual([pattern, false])
      }
    }
  }
})

test('rejects half of a surrogate pair, which the server cannot store', () => {
  expect(messagesOf(withHalf())).toEqual([
    'backButton.text must be a text of at most 60 characters',
  ])
})

const withHalf = () => ({ ...fullTheme, backButton: { ...fullTheme.backButton, text: '\ud83d' } })

test('lists unknown keys, and is valid once they are removed', () => {
  const imported: unknown = JSON.parse(
    `{"version": 2, "__proto__": {"polluted": 1}, "colors": {"light": {"primary": "#fff", "brand": "#000"}, "dark": {"primary": "#fff"}},
    "typography": {"fontFamilies": {"heading": "Lora", "body": "Lora"}, "fontSizes": {"7xl": "90px", "constructor": "1px"}},
    "gradients": [{"name": "hero", "blend": 1, "stops": [{"color": "#000", "position": 0, "hint": 3}, {"color": "#fff", "position": 9}]}],
    "layouts": {"hero": {"overlay": true}}}`,
  )
  expect(listUnknownKeys(imported)).toEqual([
    '__proto__',
    'colors.light.brand',
    'gradients[0].blend',
    'gradients[0].stops[0].hint',
    'typography.fontSizes.constructor',
    'version',
  ])
  const known = removeUnknownKeys(imported)
  expect(known).toEqual({
    colors: { light: { primary: '#fff' }, dark: { primary: '#fff' } },
    typography: { fontFamilies: { heading: 'Lora', body: 'Lora' }, fontSizes: { '7xl': '90px' } },
    gradients: [
      {
        name: 'hero',
        stops: [
          { color: '#000', position: 0 },
          { color: '#fff', position: 9 },
        ],
      },
    ],
    layouts: { hero: { overlay: true } },
  })
  expect(validateTheme(known)).toEqual([])
  expect(Object.getPrototypeOf(known)).toBe(Object.prototype)
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
})

test('without any known structure has no unknown keys, however deep it is (threat 43)', () => {
  for (const config of [null, 'x', 7, [], undefined]) expect(removeUnknownKeys(config)).toEqual({})
  const deep: unknown = JSON.parse('['.repeat(9000) + ']'.repeat(9000))
  const config = { colors: deep, gradients: deep, extra: deep }
  expect(validateTheme(config).length).toBeGreaterThan(3)
  expect(listUnknownKeys(config)).toEqual(['extra'])
  expect(Object.keys(removeUnknownKeys(config))).toEqual(['colors', 'gradients'])
})
