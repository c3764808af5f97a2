import { rgbOf } from './contrast.ts'

/** A colour as hue in degrees, saturation and lightness from 0 to 1. */
export interface Hsl {
  hue: number
  saturation: number
  lightness: number
}

/** The hue, saturation and lightness of #RGB or #RRGGBB; null for anything else. */
export function hslOf(hex: string): Hsl | null {
  const rgb = rgbOf(hex)
  if (!rgb) return null
  const [red, green, blue] = rgb.map((channel) => channel / 255) as [number, number, number]
  const most = Math.max(red, green, blue)
  const spread = most - Math.min(red, green, blue)
  const lightness = most - spread / 2
  if (spread === 0) return { hue: 0, saturation: 0, lightness }
  const saturation = spread / (1 - Math.abs(2 * lightness - 1))
  return { hue: hueOf([red, green, blue], most, spread), saturation, lightness }
}

function hueOf([red, green, blue]: [number, number, number], most: number, spread: number) {
  if (most === red) return (((green - blue) / spread) * 60 + 360) % 360
  if (most === green) return ((blue - red) / spread) * 60 + 120
  return ((red - green) / spread) * 60 + 240
}

/** The colour of a hue, saturation and lightness, as #RRGGBB. */
function hexOf({ hue, saturation, lightness }: Hsl): string {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const channel = (from: number) => {
    const place = (from + hue / 30) % 12
    const value = lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1))
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(0)}${channel(8)}${channel(4)}`.toUpperCase()
}

export function withLightness(color: Hsl, lightness: number): string {
  return hexOf({ ...color, lightness })
}
