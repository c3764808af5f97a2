import {
  clampChroma,
  converter,
  differenceEuclidean,
  formatHex,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  useMode as withSpace,
} from 'culori/fn'

import { rgbOf } from '../colors/contrast.ts'

// Only the spaces that are needed: the rest of the library is left out of the download.
for (const space of [modeRgb, modeLrgb, modeOklab, modeOklch]) withSpace(space)

/**
 * A colour by how light it looks (0 to 1), how strong it is (0 is grey) and its hue in degrees.
 * In OKLCH equal numbers look equally light, whatever the hue: in HSL yellow and blue do not.
 */
export interface Tone {
  light: number
  strong: number
  hue: number
}

const toOklch = converter('oklch')
const apart = differenceEuclidean('oklab')

/** The tone of #RGB or #RRGGBB; null for anything else. A grey has the hue 0. */
export function toneOf(hex: string): Tone | null {
  const rgb = rgbOf(hex)
  if (!rgb) return null
  const [r, g, b] = rgb.map((channel) => channel / 255) as [number, number, number]
  const { l, c, h } = toOklch({ mode: 'rgb', r, g, b })
  return { light: l, strong: c, hue: h ?? 0 }
}

/** A tone as #RRGGBB: as strong as a screen can show it, with its lightness and hue kept. */
export function hexOf({ light, strong, hue }: Tone): string {
  const l = Math.min(Math.max(light, 0), 1)
  const shown = clampChroma({ mode: 'oklch', l, c: strong, h: hue }, 'oklch')
  return formatHex(shown).toUpperCase()
}

/** How different two hex colours look: 0 is the same, 0.02 is seen side by side, 1 is black and white. */
export const distance = (one: string, other: string): number => apart(one6(one), one6(other))

/** The library reads hex colours only with their parser, which is left out. */
function one6(hex: string) {
  const [r = 0, g = 0, b = 0] = (rgbOf(hex) ?? []).map((channel) => channel / 255)
  return { mode: 'rgb' as const, r, g, b }
}
