import { getAtPath } from '#model/json.ts'
import { colorDetails } from '#model/theme/theme-color-details.ts'
import type { ModeColors } from '#model/theme/theme-config.ts'
import { modeColors, type ColorKey } from '#model/theme/theme-settings.ts'

import { deriveColors } from '../css/css-variables.ts'
import { defaultTheme } from '../default-theme.ts'
import { getContrastRatio } from './contrast.ts'
import { groupColors } from './group-colors.ts'
import { toHex, toTone, type Tone } from './oklch.ts'

const keys = Object.keys(modeColors) as ColorKey[]

/**
 * Derives dark colours from a theme's light ones: the same hues, dark backgrounds, and text as
 * light as its contrast requires. Every pair that the site shows passes.
 */
export function deriveDarkColors(light: ModeColors): ModeColors {
  // A light background is nearly white, so the dark one takes the hue of the light text.
  const ink = quieter(tone(light, 'text.primary'), INK_STRONG)
  const tones = { ink, words: quieter(ink, WORDS_STRONG) }

  function dark(key: ColorKey): string {
    const { dark: rule } = colorDetails[key]
    if (rule === 'as in light') return usable(light, key)
    if (rule === 'own hue') return readable(quieter(tone(light, key), OWN_STRONG), grounds)
    if ('like' in rule) return dark(rule.like)
    if ('light' in rule) return toHex({ ...tones[rule.from], light: rule.light })
    return lightEnough(tones[rule.from], grounds, rule.ratio)
  }

  const grounds: Backgrounds = {
    page: dark('background.page'),
    surface: dark('background.surface'),
    elevated: dark('background.elevated'),
  }
  return groupColors(keys.map((key) => [key, dark(key)]))
}

type Backgrounds = ModeColors['background']

const GRAY: Tone = { light: 0.5, strong: 0, hue: 0 }

/** The maximum chroma of OKLCH on a dark page: large surfaces and long texts must not glow. */
const [INK_STRONG, WORDS_STRONG, OWN_STRONG] = [0.03, 0.02, 0.17]

/** Returns the theme's own colour, or the default theme's if it is not valid. */
function usable(light: ModeColors, key: ColorKey): string {
  const [ownColor, usual] = [light, defaultTheme.colors.light].map((colors) =>
    String(getAtPath(colors, key)),
  )
  return ownColor && toTone(ownColor) ? ownColor : (usual ?? '')
}

const tone = (light: ModeColors, key: ColorKey): Tone => toTone(usable(light, key)) ?? GRAY

const quieter = (color: Tone, most: number): Tone => ({
  ...color,
  strong: Math.min(color.strong, most),
})

/** Returns the darkest colour of a hue with this contrast to all backgrounds. */
function lightEnough(color: Tone, grounds: Backgrounds, ratio: number): string {
  return lighterAndLighter(color, (shade) =>
    Object.values(grounds).every((ground) => getContrastRatio(shade, ground) >= ratio),
  )
}

/**
 * Returns the darkest colour of a hue that is readable on all backgrounds and on the tints derived
 * from it.
 */
function readable(color: Tone, grounds: Backgrounds): string {
  return lighterAndLighter(color, (shade) => {
    const stands = Object.values(grounds).every((ground) => getContrastRatio(shade, ground) >= 6.5)
    return stands && getContrastRatio(shade, tintOf(shade, grounds)) >= 5
  })
}

function tintOf(shade: string, { surface }: Backgrounds): string {
  const tints = deriveColors({ '--color-primary': shade, '--color-surface': surface })
  return tints['--color-primary-soft'] ?? surface
}

function lighterAndLighter(color: Tone, isEnough: (shade: string) => boolean): string {
  for (let light = DARKEST; light < 1; light += STEP) {
    const shade = toHex({ ...color, light })
    if (isEnough(shade)) return shade
  }
  return toHex({ ...color, light: 1 })
}

/** No darker colour is readable on a dark page. */
const DARKEST = 0.45
const STEP = 0.01
