import { expect, test } from 'vitest'

import { withValue } from '#model/theme/set-theme-value.ts'
import { resolveTheme } from '#model/theme/theme-config.ts'
import { themeProblems } from '#model/theme/theme-rules.ts'

import { defaultTheme } from '../default-theme.ts'
import { lookFrom } from './generate-theme.ts'
import { following, follows, lookPathOf, lookPaths, relooked } from './generated-settings.ts'
import { choicesIn, LOOK, type LookChoices } from './theme-seed.ts'

const blue: LookChoices = {
  brand: '#0057FF',
  second: '',
  mood: 'calm',
  fonts: 'system',
  corners: 'soft',
}
const green: LookChoices = { ...blue, brand: '#00A651', corners: 'round', fonts: 'serif' }
const [inBlue, inGreen] = [lookFrom(blue), lookFrom(green)]

test('a first look replaces all that a look decides, and nothing else', () => {
  const mine = withValue(defaultTheme, 'backButton.text', 'Up')
  const wide = withValue(mine, 'layoutSpacing.elementGap', '40px')
  const made = relooked(wide, null, inGreen)
  expect(lookPaths.filter((path) => !follows(made, inGreen, path))).toEqual([])
  expect(made.backButton.text).toBe('Up')
  expect(made.layoutSpacing.elementGap).toBe('40px')
})

test('what was set by hand stays when the brand colour changes; all else follows', () => {
  const mine = withValue(relooked(defaultTheme, null, inBlue), 'colors.dark.accent', '#FFEEDD')
  const made = relooked(mine, inBlue, inGreen)
  expect(made.colors.dark.accent).toBe('#FFEEDD')
  expect(lookPaths.filter((path) => !follows(made, inGreen, path))).toEqual(['colors.dark.accent'])
  const again = following(made, inGreen, ['colors.dark.accent'])
  expect(again.colors.dark.accent).toBe(inGreen.colors.dark.accent)
})

test('a colour in small letters and a weight as text still follow', () => {
  const typed = withValue(inBlue, 'colors.light.primary', ' #0057ff ')
  expect(follows(typed, inBlue, 'colors.light.primary')).toBe(true)
  const weight = withValue(inBlue, 'layoutTypography.headingWeight', '700')
  expect(follows(weight, inBlue, 'layoutTypography.headingWeight')).toBe(true)
})

test('gradients besides the hero are the theme’s own', () => {
  const band = { name: 'band', type: 'linear', angle: 0, stops: [] } as const
  const made = relooked({ ...inBlue, gradients: [band, ...inBlue.gradients] }, inBlue, inGreen)
  expect(made.gradients).toEqual([...inGreen.gradients, band])
})

test('a field inside of a setting belongs to it, and sizes of text belong to no look', () => {
  expect(lookPathOf('gradients.0.stops.1.color')).toBe('gradients')
  expect(lookPathOf('colors.light.primary')).toBe('colors.light.primary')
  expect(lookPathOf('typography.fontSizes.lg')).toBeNull()
})

test('the choices are kept in a place that every client and the server take', () => {
  const kept = withValue(inBlue, LOOK, green)
  expect(themeProblems(kept)).toEqual([])
  // An older client resolves the theme and saves it again.
  expect(choicesIn(resolveTheme(kept, defaultTheme))).toEqual(green)
})

test.for([
  null,
  'blue',
  { ...blue, brand: 'blue' },
  { ...blue, second: '#12' },
  { ...blue, mood: 'constructor' },
  { brand: '#0057FF' },
])('choices that are not whole count as none: %j', (stored) => {
  expect(choicesIn(withValue(inBlue, LOOK, stored))).toBeNull()
})
