import {
  convertLabToLch,
  convertLchToLab,
  convertOklabToRgb,
  convertRgbToOklab,
  serializeHex,
} from 'culori/fn'

import { parseHexColor } from './contrast.ts'

// Imports only the conversions: the library's parsers and other colour spaces would add 5 kB.

/**
 * A colour by its lightness (0 to 1), chroma (0 is grey) and hue in degrees in OKLCH, where equal
 * lightness looks equal in every hue. In HSL, yellow and blue differ.
 */
export interface Tone {
  light: number
  strong: number
  hue: number
}

/** Converts #RGB or #RRGGBB to a tone; null for anything else. A grey has the hue 0. */
export function toTone(hex: string): Tone | null {
  if (!parseHexColor(hex)) return null
  const { l, c, h } = convertLabToLch(labOf(hex), 'oklch')
  return { light: l, strong: c, hue: h ?? 0 }
}

/** Converts a tone to #RRGGBB with as much chroma as a screen can show; keeps lightness and hue. */
export function toHex({ light, strong, hue }: Tone): string {
  const l = Math.min(Math.max(light, 0), 1)
  const rgbAt = (c: number) => convertOklabToRgb(convertLchToLab({ l, c, h: hue }))
  if (isShown(rgbAt(strong))) return serializeHex(rgbAt(strong)).toUpperCase()
  let [displayable, most] = [0, strong]
  while (most - displayable > NOT_SEEN) {
    const middle = (displayable + most) / 2
    if (isShown(rgbAt(middle))) displayable = middle
    else most = middle
  }
  return serializeHex(rgbAt(displayable)).toUpperCase()
}

const NOT_SEEN = 0.0005

/** Returns whether a colour is in sRGB, with a tolerance for the rounding of white. */
const isShown = ({ r, g, b }: { r: number; g: number; b: number }) =>
  [r, g, b].every((channel) => channel > -0.0005 && channel < 1.0005)

/**
 * Returns the distance of two hex colours: 0 is equal, 0.02 is visible side by side, 1 is black and
 * white.
 */
export function getColorDistance(one: string, other: string): number {
  const [first, second] = [labOf(one), labOf(other)]
  return Math.hypot(first.l - second.l, first.a - second.a, first.b - second.b)
}

/** An invalid colour counts as black. */
function labOf(hex: string) {
  const [r = 0, g = 0, b = 0] = (parseHexColor(hex) ?? []).map((channel) => channel / 255)
  return convertRgbToOklab({ r, g, b })
}
