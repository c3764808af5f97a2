import { valueAt } from '#model/json.ts'
import { colorDetails } from '#model/theme/theme-color-details.ts'
import type { ModeColors } from '#model/theme/theme-config.ts'
import { modeColors, type ColorKey } from '#model/theme/theme-settings.ts'

import { derivedColors } from '../css/css-variables.ts'
import { defaultTheme } from '../default-theme.ts'
import { contrastRatio } from './contrast.ts'
import { grouped } from './grouped.ts'
import { hslOf, withLightness, type Hsl } from './hsl.ts'

const keys = Object.keys(modeColors) as ColorKey[]

/**
 * The dark colours that belong to a theme's light ones: the same hues, deep where they were
 * bright, and as light as they must be to be read. Every pair the site shows passes.
 */
export function darkFromLight(light: ModeColors): ModeColors {
  // A light background is nearly white, so the hue of the dark one is that of the light text.
  const ink = quieter(tone(light, 'text.primary'), 0.35)
  const tones = { ink, words: quieter(ink, 0.25) }

  function dark(key: ColorKey): string {
    const { dark: rule } = colorDetails[key]
    if (rule === 'as in light') return usable(light, key)
    if (rule === 'own hue') return readable(quieter(tone(light, key), 0.9), grounds)
    if ('like' in rule) return dark(rule.like)
    if ('lightness' in rule) return withLightness(tones[rule.from], rule.lightness)
    return lightEnough(tones[rule.from], grounds, rule.ratio)
  }

  const grounds: Grounds = {
    page: dark('background.page'),
    surface: dark('background.surface'),
    elevated: dark('background.elevated'),
  }
  return grouped(keys.map((key) => [key, dark(key)]))
}

type Grounds = ModeColors['background']

const GRAY: Hsl = { hue: 0, saturation: 0, lightness: 0.5 }

/** The theme's own colour, or the default theme's where that is not a valid colour yet. */
function usable(light: ModeColors, key: ColorKey): string {
  const [own, usual] = [light, defaultTheme.colors.light].map((colors) =>
    String(valueAt(colors, key)),
  )
  return own && hslOf(own) ? own : (usual ?? '')
}

const tone = (light: ModeColors, key: ColorKey): Hsl => hslOf(usable(light, key)) ?? GRAY

const quieter = (color: Hsl, most: number): Hsl => ({
  ...color,
  saturation: Math.min(color.saturation, most),
})

/** The darkest colour of a hue with this contrast to all backgrounds. */
function lightEnough(color: Hsl, grounds: Grounds, ratio: number): string {
  return lighterAndLighter(color, (shade) =>
    Object.values(grounds).every((ground) => contrastRatio(shade, ground) >= ratio),
  )
}

/** The darkest colour of a hue that can be read on all backgrounds, and on the tints made from it. */
function readable(color: Hsl, grounds: Grounds): string {
  return lighterAndLighter(color, (shade) => {
    const stands = Object.values(grounds).every((ground) => contrastRatio(shade, ground) >= 6.5)
    return stands && contrastRatio(shade, tintOf(shade, grounds)) >= 5
  })
}

function tintOf(shade: string, { surface }: Grounds): string {
  const tints = derivedColors({ '--color-primary': shade, '--color-surface': surface })
  return tints['--color-primary-soft'] ?? surface
}

function lighterAndLighter(color: Hsl, isEnough: (shade: string) => boolean): string {
  for (let lightness = 0.3; lightness < 1; lightness += 0.01) {
    const shade = withLightness(color, lightness)
    if (isEnough(shade)) return shade
  }
  return withLightness(color, 1)
}
