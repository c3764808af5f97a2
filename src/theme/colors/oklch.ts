import {
  convertLabToLch,
  convertLchToLab,
  convertOklabToRgb,
  convertRgbToOklab,
  serializeHex,
} from 'culori/fn'

import { parseHexColor } from './contrast.ts'

// Only what converts is used: the parsers and the other spaces of the library would be 5 kB more.

/**
 * A colour by how light it looks (0 to 1), how strong it is (0 is grey) and its hue in degrees.
 * In OKLCH equal numbers look equally light, whatever the hue: in HSL yellow and blue do not.
 */
export interface Tone {
  light: number
  strong: number
  hue: number
}

/** The tone of #RGB or #RRGGBB; null for anything else. A grey has the hue 0. */
export function toTone(hex: string): Tone | null {
  if (!parseHexColor(hex)) return null
  const { l, c, h } = convertLabToLch(labOf(hex), 'oklch')
  return { light: l, strong: c, hue: h ?? 0 }
}

/** A tone as #RRGGBB: as strong as a screen can show it, with its lightness and hue kept. */
export function toHex({ light, strong, hue }: Tone): string {
  const l = Math.min(Math.max(light, 0), 1)
  const rgbAt = (c: number) => convertOklabToRgb(convertLchToLab({ l, c, h: hue }))
  if (isShown(rgbAt(strong))) return serializeHex(rgbAt(strong)).toUpperCase()
  let [shown, most] = [0, strong]
  while (most - shown > NOT_SEEN) {
    const middle = (shown + most) / 2
    if (isShown(rgbAt(middle))) shown = middle
    else most = middle
  }
  return serializeHex(rgbAt(shown)).toUpperCase()
}

const NOT_SEEN = 0.0005

/** Whether a screen has the colour; rounding may put white a hair beyond it. */
const isShown = ({ r, g, b }: { r: number; g: number; b: number }) =>
  [r, g, b].every((channel) => channel > -0.0005 && channel < 1.0005)

/** How different two hex colours look: 0 is the same, 0.02 is seen side by side, 1 is black and white. */
export function getColorDistance(one: string, other: string): number {
  const [first, second] = [labOf(one), labOf(other)]
  return Math.hypot(first.l - second.l, first.a - second.a, first.b - second.b)
}

/** Black stands for what is no colour. */
function labOf(hex: string) {
  const [r = 0, g = 0, b = 0] = (parseHexColor(hex) ?? []).map((channel) => channel / 255)
  return convertRgbToOklab({ r, g, b })
}
