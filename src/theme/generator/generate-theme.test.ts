import fc from 'fast-check'
import { expect, test } from 'vitest'

import { getAtPath } from '#model/json.ts'
import { themeModes, type ThemeConfig, type ThemeMode } from '#model/theme/theme-config.ts'
import { validateTheme } from '#model/theme/theme-rules.ts'
import { modeColors, type ColorKey } from '#model/theme/theme-settings.ts'

import { createContrastReport } from '../colors/contrast-report.ts'
import { getColorDistance } from '../colors/oklch.ts'
import { cornerKinds } from './corners.ts'
import { fontPairs } from './font-pairs.ts'
import { mustDiffer, MIN_COLOR_DISTANCE, MIN_BACKGROUND_DISTANCE } from './generate-palette.ts'
import { generateTheme } from './generate-theme.ts'
import { moods } from './moods.ts'
import type { ThemeSeed } from './theme-seed.ts'

/** Ten brand colours that cover the range a clinic may bring. */
const brands = [
  { name: 'vivid blue', brand: '#0057FF' },
  { name: 'vivid red', brand: '#E30613' },
  { name: 'vivid green', brand: '#00A651' },
  { name: 'pale pink', brand: '#F7C6D0' },
  { name: 'pale mint', brand: '#C8F2E0' },
  { name: 'dark navy', brand: '#0A1433' },
  { name: 'near-grey', brand: '#82868A' },
  { name: 'yellow', brand: '#FFD500' },
  { name: 'pure black', brand: '#000000' },
  { name: 'pure white', brand: '#FFFFFF' },
] as const

const usual: Omit<ThemeSeed, 'brand'> = {
  second: '',
  mood: 'calm',
  fonts: 'system',
  corners: 'soft',
}
const themes = brands.map(({ name, brand }) => ({
  name,
  config: generateTheme({ ...usual, brand }),
}))
const inEachMode = themes.flatMap((theme) => themeModes.map((mode) => ({ ...theme, mode })))

const unreadable = (config: ThemeConfig, mode: ThemeMode) =>
  createContrastReport(config, mode)
    .filter(({ passes }) => !passes)
    .map(
      ({ id, ratio, foreground, background }) =>
        `${id} ${ratio.toFixed(2)} (${foreground} on ${background})`,
    )

const keys = Object.keys(modeColors) as ColorKey[]

function alike(config: ThemeConfig, mode: ThemeMode): string[] {
  const colorOf = (key: ColorKey) => String(getAtPath(config.colors[mode], key))
  return keys.flatMap((one, at) =>
    keys.slice(at + 1).flatMap((other) => {
      const least = /^(background|border)/.test(one) ? MIN_BACKGROUND_DISTANCE : MIN_COLOR_DISTANCE
      const apart = getColorDistance(colorOf(one), colorOf(other))
      return mustDiffer(one, other) && apart < least
        ? [`${one} ${colorOf(one)} and ${other} ${colorOf(other)}: ${apart.toFixed(3)}`]
        : []
    }),
  )
}

test.for(inEachMode)(
  'every pair of the theme generated from $name is readable in $mode mode',
  ({ config, mode }) => {
    expect(createContrastReport(config, mode).length).toBeGreaterThan(40)
    expect(unreadable(config, mode)).toEqual([])
  },
)

test.for(inEachMode)(
  'no two colours of the theme generated from $name are alike in $mode mode',
  ({ config, mode }) => {
    expect(alike(config, mode)).toEqual([])
  },
)

test.for(themes)(
  'the theme generated from $name is valid on the server, in plain sRGB',
  ({ config }) => {
    expect(validateTheme(config)).toEqual([])
    for (const mode of themeModes) {
      for (const key of keys) {
        expect(String(getAtPath(config.colors[mode], key))).toMatch(/^#[0-9A-F]{6}$/)
      }
    }
  },
)

test('a readable brand colour stays unchanged, and the others follow it', () => {
  const { colors, layouts, gradients } = generateTheme({ ...usual, brand: '#0057FF' })
  expect(colors.light.primary).toBe('#0057FF')
  expect(layouts.navigation.activeBackground).toBe('#0057FF')
  const ends = gradients[0]?.stops.map(({ color }) => color) ?? []
  expect(ends).toHaveLength(3)
  expect(
    generateTheme({ ...usual, brand: '#E30613' }).gradients[0]?.stops.map((s) => s.color),
  ).not.toEqual(ends)
})

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`)
const choices: fc.Arbitrary<ThemeSeed> = fc.record({
  brand: color,
  second: fc.oneof(fc.constant(''), color),
  mood: fc.constantFrom(...(Object.keys(moods) as (keyof typeof moods)[])),
  fonts: fc.constantFrom(...(Object.keys(fontPairs) as (keyof typeof fontPairs)[])),
  corners: fc.constantFrom(...(Object.keys(cornerKinds) as (keyof typeof cornerKinds)[])),
})

test('text is readable for any colours, mood, fonts and corners', () => {
  fc.assert(
    fc.property(choices, (chosen) => {
      const config = generateTheme(chosen)
      expect(themeModes.flatMap((mode) => unreadable(config, mode))).toEqual([])
      expect(validateTheme(config)).toEqual([])
    }),
    { seed: 5, numRuns: 40 },
  )
})
