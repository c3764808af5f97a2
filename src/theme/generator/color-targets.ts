import type { ThemeMode } from '#model/theme/theme-config.ts'
import type { ColorKey } from '#model/theme/theme-settings.ts'

import { toTone, type Tone } from '../colors/oklch.ts'
import { moods, type Mood } from './moods.ts'
import type { ThemeSeed } from './theme-seed.ts'

/** The ideal of a colour, and how far its hue may differ from it. */
export interface ColorTarget {
  tone: Tone
  turn: number
}

/** Below this chroma a brand colour counts as grey, and its hue is arbitrary. */
const GREY = 0.025
const BLUE = 250

/** The lightness of a colour and the strength of its tint, in light and dark mode. */
type Plain = Record<ThemeMode, readonly [light: number, strong: number]>

const plain = {
  page: { light: [0.972, 1], dark: [0.19, 1.8] },
  surface: { light: [0.987, 0.4], dark: [0.23, 1.8] },
  elevated: { light: [1, 0], dark: [0.27, 1.8] },
  text: { light: [0.25, 3], dark: [0.96, 0.8] },
  inverse: { light: [1, 0], dark: [0.19, 1.8] },
  secondaryText: { light: [0.39, 3], dark: [0.86, 1.4] },
  muted: { light: [0.5, 2.6], dark: [0.74, 1.8] },
  border: { light: [0.905, 1.4], dark: [0.36, 2] },
  borderHover: { light: [0.64, 2.4], dark: [0.53, 2.4] },
} as const satisfies Record<string, Plain>

/** Lists the ideal of each colour of a mode in the order of placement. */
export function listColorTargets(choices: ThemeSeed, mode: ThemeMode): [ColorKey, ColorTarget][] {
  const { brand, second, hues, tint, strength } = deriveBaseTones(choices)
  const tinted = (name: keyof typeof plain): ColorTarget => {
    const [light, strong] = plain[name][mode]
    return { tone: { light, strong: strong * tint, hue: hues.tint }, turn: 0 }
  }
  const bright = (hue: number, strong: number, turn: number): ColorTarget => ({
    tone: brightTone(mode, strong * strength, hue),
    turn,
  })
  const following: [ColorKey, ColorTarget] = ['secondary', bright(hues.secondary, 0.1, 60)]
  const meanings: [ColorKey, ColorTarget][] = [
    ['semantic.error', bright(27, 0.18, 18)],
    ['semantic.success', bright(150, 0.14, 20)],
    ['semantic.warning', bright(68, 0.13, 20)],
    ['semantic.info', bright(242, 0.13, 30)],
  ]
  return [
    ['background.page', tinted('page')],
    ['background.surface', tinted('surface')],
    ['background.elevated', tinted('elevated')],
    ['text.primary', tinted('text')],
    ['text.inverse', tinted('inverse')],
    ['text.secondary', tinted('secondaryText')],
    ['text.muted', tinted('muted')],
    ['primary', getOwnTone(mode, brand)],
    // Other colours keep a distance to a given second brand colour; a derived one keeps a distance
    // itself.
    ...(second
      ? [['secondary', getOwnTone(mode, second)] satisfies [ColorKey, ColorTarget], ...meanings]
      : [...meanings, following]),
    ['accent', bright(hues.accent, 0.14, 70)],
    ['border.default', tinted('border')],
    ['border.hover', tinted('borderHover')],
    ['decorativeIcon', { tone: { light: 0.77, strong: 0.15 * strength, hue: 70 }, turn: 25 }],
  ]
}

function brightTone(mode: ThemeMode, strong: number, hue: number): Tone {
  if (mode === 'light') return { light: 0.52, strong, hue }
  return { light: 0.82, strong: strong * 0.8, hue }
}

/** Returns a brand colour: unchanged in light mode, lighter and softer in dark mode. */
function getOwnTone(mode: ThemeMode, tone: Tone): ColorTarget {
  if (mode === 'light') return { tone, turn: 0 }
  const { light, strong, hue } = tone
  return { tone: { light: Math.max(0.8, light), strong: Math.min(strong, 0.13), hue }, turn: 0 }
}

/** Returns the brand colours as tones, with the hues derived from them. */
export function deriveBaseTones({ brand: brandHex, second: secondHex, mood }: ThemeSeed) {
  const brand = toTone(brandHex) ?? { light: 0.5, strong: 0, hue: BLUE }
  const second = secondHex === '' ? null : toTone(secondHex)
  const isGrey = brand.strong < GREY
  const hue = isGrey ? BLUE : brand.hue
  const { tint, tintHue, strength }: Mood = moods[mood]
  return {
    brand,
    second,
    strength,
    tint: isGrey && tintHue === undefined ? Math.min(tint, 0.004) : tint,
    hues: {
      primary: hue,
      secondary: second && second.strong >= GREY ? second.hue : hue - 55,
      accent: hue + 155,
      tint: tintHue ?? hue,
    },
  }
}
