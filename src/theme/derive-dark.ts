import type { ModeColors } from '#model/theme-config.ts'

import { contrastRatio } from './contrast.ts'
import { derivedColors } from './css-variables.ts'
import { defaultTheme } from './default-theme.ts'
import { hslOf, withLightness, type Hsl } from './hsl.ts'

/**
 * The dark colours that belong to a theme's light ones: the same hues, deep where they were
 * bright, and as light as they must be to be read. Every pair the site shows passes.
 */
export function darkFromLight(light: ModeColors): ModeColors {
  const usual = defaultTheme.colors.light
  // Paper is white or nearly so; the hue of a theme's night is that of its ink.
  const ink = quieter(tone(light.text.primary, usual.text.primary), 0.35)
  const page = withLightness(ink, 0.075)
  const surface = withLightness(ink, 0.115)
  const elevated = withLightness(ink, 0.16)
  const grounds = { page, surface, elevated }

  const vivid = (color: string, otherwise: string) =>
    readable(quieter(tone(color, otherwise), 0.9), grounds)
  const words = quieter(ink, 0.25)
  const primary = vivid(light.primary, usual.primary)
  return {
    primary,
    secondary: vivid(light.secondary, usual.secondary),
    accent: vivid(light.accent, usual.accent),
    background: grounds,
    text: {
      primary: withLightness(words, 0.95),
      secondary: withLightness(words, 0.83),
      muted: lightEnough(words, grounds, 6),
      inverse: page,
    },
    semantic: {
      success: vivid(light.semantic.success, usual.semantic.success),
      warning: vivid(light.semantic.warning, usual.semantic.warning),
      error: vivid(light.semantic.error, usual.semantic.error),
      info: vivid(light.semantic.info, usual.semantic.info),
    },
    border: {
      default: withLightness(ink, 0.24),
      hover: lightEnough(ink, grounds, 3.3),
      focus: primary,
    },
    decorativeIcon: hslOf(light.decorativeIcon) ? light.decorativeIcon : usual.decorativeIcon,
  }
}

type Grounds = ModeColors['background']

const GRAY: Hsl = { hue: 0, saturation: 0, lightness: 0.5 }

/** A colour that is none yet is the usual one. */
const tone = (color: string, usual: string): Hsl => hslOf(color) ?? hslOf(usual) ?? GRAY

const quieter = (color: Hsl, most: number): Hsl => ({
  ...color,
  saturation: Math.min(color.saturation, most),
})

/** The deepest of a hue that stands out from all grounds by as much. */
function lightEnough(color: Hsl, grounds: Grounds, ratio: number): string {
  return lighterAndLighter(color, (shade) =>
    Object.values(grounds).every((ground) => contrastRatio(shade, ground) >= ratio),
  )
}

/** The deepest of a hue that can be read on all grounds, and on the tints that are made of it. */
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
