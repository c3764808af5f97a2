import type { Gradient, ThemeConfig } from '#model/theme/theme-config.ts'

import { getContrastRatio, parseHexColor } from '../colors/contrast.ts'
import { getColorDistance, toHex } from '../colors/oklch.ts'
import { defaultTheme } from '../default-theme.ts'
import { deriveBaseTones } from './color-targets.ts'
import { cornerKinds } from './corners.ts'
import { fontPairs } from './font-pairs.ts'
import { MIN_COLOR_DISTANCE, generatePalette } from './generate-palette.ts'
import { moods } from './moods.ts'
import { shiftDarkYellow, findNearestColor } from './nearest-color.ts'
import type { ThemeSeed } from './theme-seed.ts'

/**
 * Generates a complete theme from a seed, deterministically: colours for both modes, each pair
 * readable, and the settings that go with them.
 */
export function generateTheme(choices: ThemeSeed): ThemeConfig {
  const { heading, body, weight, addresses } = fontPairs[choices.fonts]
  const { layouts, typography, designTokens, accessibility } = defaultTheme
  const [light, dark] = [generatePalette(choices, 'light'), generatePalette(choices, 'dark')]
  return {
    ...defaultTheme,
    colors: { light, dark },
    gradients: [heroOf(choices)],
    typography: {
      ...typography,
      fontFamilies: { ...typography.fontFamilies, heading, body },
      fontUrls: addresses,
    },
    layoutTypography: { ...defaultTheme.layoutTypography, headingWeight: weight },
    layouts: {
      ...layouts,
      // White is readable on it, as it is on white.
      navigation: { ...layouts.navigation, activeBackground: light.primary },
      cards: { radius: 'lg', ...moods[choices.mood].cards },
    },
    designTokens: {
      ...designTokens,
      borderRadius: { ...designTokens.borderRadius, ...cornerKinds[choices.corners].radii },
      shadows: shadowsIn(light.text.primary),
    },
    accessibility: {
      ...accessibility,
      focusIndicators: { ...accessibility.focusIndicators, color: light.primary },
    },
    emergencyButton: {
      ...defaultTheme.emergencyButton,
      backgroundColor: findEmergencyRed(light.primary),
    },
  }
}

/**
 * Returns a gradient from the brand's hue to another colour's, dark enough for white text in both
 * modes.
 */
function heroOf(choices: ThemeSeed): Gradient {
  const { brand, hues, strength } = deriveBaseTones(choices)
  const most = Math.min(0.12 * strength, brand.strong)
  const stop = (light: number, part: number, hue: number, position: number) => ({
    color: toHex(shiftDarkYellow({ light, strong: most * part, hue })),
    position,
  })
  return {
    name: 'hero',
    type: 'linear',
    angle: 125,
    stops: [
      stop(0.27, 0.65, hues.primary, 0),
      stop(0.39, 1, hues.primary, 58),
      stop(0.45, 0.9, hues[moods[choices.mood].heroEnds], 100),
    ],
  }
}

/** Returns the default theme's shadows in the colour of the text. */
function shadowsIn(ink: string): ThemeConfig['designTokens']['shadows'] {
  const channels = (parseHexColor(ink) ?? [0, 0, 0]).join(', ')
  const tinted = Object.entries(defaultTheme.designTokens.shadows).map(([name, shadow]) => [
    name,
    shadow.replaceAll(/rgba\(\d+, \d+, \d+/g, `rgba(${channels}`),
  ])
  // The same names, each with its shadow.
  return Object.fromEntries(tinted) as ThemeConfig['designTokens']['shadows']
}

/** Returns the emergency button's red, which differs from a red brand colour. */
function findEmergencyRed(primary: string): string {
  const red = { tone: { light: 0.54, strong: 0.21, hue: 27 }, turn: 12 }
  const stands = (hex: string) =>
    getContrastRatio('#FFFFFF', hex) >= 4.5 && getColorDistance(hex, primary) >= MIN_COLOR_DISTANCE
  return findNearestColor(red, stands) ?? toHex(red.tone)
}
