import { expect, test } from 'vitest'

import { setThemeValue } from '#model/theme/set-theme-value.ts'
import { resolveTheme } from '#model/theme/theme-config.ts'
import { validateTheme } from '#model/theme/theme-rules.ts'

import { defaultTheme } from '../default-theme.ts'
import { generateTheme } from './generate-theme.ts'
import {
  withGeneratedSettings,
  isGenerated,
  findGeneratedPath,
  generatedPaths,
  regenerateTheme,
} from './generated-settings.ts'
import { readThemeSeed, SEED_PATH, type ThemeSeed } from './theme-seed.ts'

const blue: ThemeSeed = {
  brand: '#0057FF',
  second: '',
  mood: 'calm',
  fonts: 'system',
  corners: 'soft',
}
const green: ThemeSeed = { ...blue, brand: '#00A651', corners: 'round', fonts: 'serif' }
const [inBlue, inGreen] = [generateTheme(blue), generateTheme(green)]

test('generating a theme replaces all generated settings, and no others', () => {
  const mine = setThemeValue(defaultTheme, 'backButton.text', 'Up')
  const wide = setThemeValue(mine, 'layoutSpacing.elementGap', '40px')
  const made = regenerateTheme(wide, null, inGreen)
  expect(generatedPaths.filter((path) => !isGenerated(made, inGreen, path))).toEqual([])
  expect(made.backButton.text).toBe('Up')
  expect(made.layoutSpacing.elementGap).toBe('40px')
})

test('settings changed by hand stay when the brand colour changes; the others follow it', () => {
  const mine = setThemeValue(
    regenerateTheme(defaultTheme, null, inBlue),
    'colors.dark.accent',
    '#FFEEDD',
  )
  const made = regenerateTheme(mine, inBlue, inGreen)
  expect(made.colors.dark.accent).toBe('#FFEEDD')
  expect(generatedPaths.filter((path) => !isGenerated(made, inGreen, path))).toEqual([
    'colors.dark.accent',
  ])
  const again = withGeneratedSettings(made, inGreen, ['colors.dark.accent'])
  expect(again.colors.dark.accent).toBe(inGreen.colors.dark.accent)
})

test('a colour in lower case and a weight as text still follow', () => {
  const recoloured = setThemeValue(inBlue, 'colors.light.primary', ' #0057ff ')
  expect(isGenerated(recoloured, inBlue, 'colors.light.primary')).toBe(true)
  const weight = setThemeValue(inBlue, 'layoutTypography.headingWeight', '700')
  expect(isGenerated(weight, inBlue, 'layoutTypography.headingWeight')).toBe(true)
})

test("gradients other than the hero's are the theme’s own", () => {
  const band = { name: 'band', type: 'linear', angle: 0, stops: [] } as const
  const made = regenerateTheme(
    { ...inBlue, gradients: [band, ...inBlue.gradients] },
    inBlue,
    inGreen,
  )
  expect(made.gradients).toEqual([...inGreen.gradients, band])
})

test('a field inside a setting belongs to it, and text sizes are not generated', () => {
  expect(findGeneratedPath('gradients.0.stops.1.color')).toBe('gradients')
  expect(findGeneratedPath('colors.light.primary')).toBe('colors.light.primary')
  expect(findGeneratedPath('typography.fontSizes.lg')).toBeNull()
})

test('the seed is stored where every client and the server accept it', () => {
  const withSeed = setThemeValue(inBlue, SEED_PATH, green)
  expect(validateTheme(withSeed)).toEqual([])
  // An older client resolves the theme and saves it again.
  expect(readThemeSeed(resolveTheme(withSeed, defaultTheme))).toEqual(green)
})

test.for([
  null,
  'blue',
  { ...blue, brand: 'blue' },
  { ...blue, second: '#12' },
  { ...blue, mood: 'constructor' },
  { brand: '#0057FF' },
])('an incomplete seed is ignored: %j', (stored) => {
  expect(readThemeSeed(setThemeValue(inBlue, SEED_PATH, stored))).toBeNull()
})
