import type { ThemeMode } from '#model/theme/theme-config.ts'
import type { ColorKey } from '#model/theme/theme-settings.ts'

import type { LookChoices } from './choices.ts'
import { moods } from './moods.ts'
import { toneOf, type Tone } from './oklch.ts'

/** What a colour should be, and how far its hue may move from there. */
export interface Ideal {
  tone: Tone
  turn: number
}

/** Below this strength a colour of a brand counts as grey: its hue is an accident. */
const GREY = 0.025
const BLUE = 250

/** What each colour of a mode would be if it were alone; in the order in which they are placed. */
export function idealsOf(choices: LookChoices, mode: ThemeMode): [ColorKey, Ideal][] {
  const { brand, second, hues, tint, strength } = basisOf(choices)
  const isDark = mode === 'dark'
  const plain = (light: number, strong: number): Ideal => ({
    tone: { light, strong: strong * tint, hue: hues.tint },
    turn: 0,
  })
  const bright = (hue: number, strong: number, turn: number): Ideal => ({
    tone: isDark
      ? { light: 0.82, strong: strong * strength * 0.8, hue }
      : { light: 0.52, strong: strong * strength, hue },
    turn,
  })
  const own = (tone: Tone): Ideal => ({
    tone: isDark
      ? { ...tone, light: Math.max(0.8, tone.light), strong: Math.min(tone.strong, 0.13) }
      : tone,
    turn: 0,
  })
  const secondary: [ColorKey, Ideal] = [
    'secondary',
    second ? own(second) : bright(hues.secondary, 0.1, 60),
  ]
  const meanings: [ColorKey, Ideal][] = [
    ['semantic.error', bright(27, 0.18, 18)],
    ['semantic.success', bright(150, 0.14, 20)],
    ['semantic.warning', bright(68, 0.13, 20)],
    ['semantic.info', bright(242, 0.13, 30)],
  ]
  return [
    ['background.page', plain(isDark ? 0.19 : 0.972, isDark ? 1.8 : 1)],
    ['background.surface', plain(isDark ? 0.23 : 0.987, isDark ? 1.8 : 0.4)],
    ['background.elevated', plain(isDark ? 0.27 : 1, isDark ? 1.8 : 0)],
    ['text.primary', plain(isDark ? 0.96 : 0.25, isDark ? 0.8 : 3)],
    ['text.inverse', plain(isDark ? 0.19 : 1, isDark ? 1.8 : 0)],
    ['text.secondary', plain(isDark ? 0.86 : 0.39, isDark ? 1.4 : 3)],
    ['text.muted', plain(isDark ? 0.74 : 0.5, isDark ? 1.8 : 2.6)],
    ['primary', own(brand)],
    // A second brand colour is given, and the others make room; one that follows makes room itself.
    ...(second ? [secondary, ...meanings] : [...meanings, secondary]),
    ['accent', bright(hues.accent, 0.14, 70)],
    ['border.default', plain(isDark ? 0.36 : 0.905, isDark ? 2 : 1.4)],
    ['border.hover', plain(isDark ? 0.53 : 0.64, 2.4)],
    ['decorativeIcon', { tone: { light: 0.77, strong: 0.15 * strength, hue: 70 }, turn: 25 }],
  ]
}

/** The brand as tones, and the hues that follow from it. */
export function basisOf({ brand: given, second: other, mood }: LookChoices) {
  const brand = toneOf(given) ?? { light: 0.5, strong: 0, hue: BLUE }
  const second = other === '' ? null : toneOf(other)
  const isGrey = brand.strong < GREY
  const hue = isGrey ? BLUE : brand.hue
  const { tint, strength } = moods[mood]
  const own: { tintHue?: number } = moods[mood]
  return {
    brand,
    second,
    strength,
    tint: isGrey && own.tintHue === undefined ? Math.min(tint, 0.004) : tint,
    hues: {
      primary: hue,
      secondary: second && second.strong >= GREY ? second.hue : hue - 55,
      accent: hue + 155,
      tint: own.tintHue ?? hue,
    },
  }
}
