import type { Locator } from 'playwright-core'

/** The common name of an element's color. */
export async function getColour(
  thing: Locator,
  property: 'color' | 'backgroundColor' | 'borderInlineStartColor',
): Promise<string> {
  const value = await thing.evaluate((it, name) => getComputedStyle(it)[name], property)
  const [red = 0, green = 0, blue = 0] = (value.match(/[\d.]+/g) ?? []).map(Number)
  const most = Math.max(red, green, blue)
  const spread = most - Math.min(red, green, blue)
  const lightness = (2 * most - spread) / 510
  const saturation = spread / 255 / (1 - Math.abs(2 * lightness - 1) || 1)
  if (saturation < 0.3) return 'gray'
  return nameOf(hueOf({ red, green, blue, most, spread }))
}

/** Whether an element is light or dark. */
export async function getLightness(thing: Locator): Promise<'light' | 'dark'> {
  const value = await thing.evaluate((it) => getComputedStyle(it).backgroundColor)
  const [red = 0, green = 0, blue = 0] = (value.match(/[\d.]+/g) ?? []).map(Number)
  return red + green + blue > 1.5 * 255 ? 'light' : 'dark'
}

interface Parts {
  red: number
  green: number
  blue: number
  most: number
  spread: number
}

/** In degrees. */
function hueOf({ red, green, blue, most, spread }: Parts): number {
  if (most === red) return (((green - blue) / spread) * 60 + 360) % 360
  if (most === green) return ((blue - red) / spread) * 60 + 120
  return ((red - green) / spread) * 60 + 240
}

function nameOf(hue: number): string {
  if (hue < 20 || hue >= 340) return 'red'
  if (hue < 80) return 'yellow'
  if (hue < 175) return 'green'
  if (hue < 248) return 'blue'
  return 'purple'
}
