type Rgb = readonly [number, number, number]

/** Parses #RGB or #RRGGBB; null for anything else. */
export function parseHexColor(hex: string): Rgb | null {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(hex.trim())?.[1]
  if (!digits) return null
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  const part = (at: number) => Number.parseInt(full.slice(at, at + 2), 16)
  return [part(0), part(2), part(4)]
}

/** Returns WCAG's contrast ratio of two colours, 1 to 21; 0 if either is not a hex colour. */
export function getContrastRatio(a: string, b: string): number {
  const [first, second] = [parseHexColor(a), parseHexColor(b)]
  if (!first || !second) return 0
  const [darker, lighter] = [luminance(first), luminance(second)].toSorted((x, y) => x - y)
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05)
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

function linear(channel: number): number {
  const part = channel / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

/** Returns the candidate with the best contrast to all of the backgrounds. */
export function pickMostReadable(candidates: readonly string[], backgrounds: readonly string[]) {
  const worst = (color: string) =>
    Math.min(...backgrounds.map((background) => getContrastRatio(color, background)))
  return candidates.reduce((best, color) => (worst(color) > worst(best) ? color : best))
}

/**
 * Mixes `part` of one colour with the rest of another: computed here, as older phones lack
 * color-mix().
 */
export function mix(color: string, other: string, part: number): string {
  const [first, second] = [parseHexColor(color), parseHexColor(other)]
  if (!first || !second) return color
  const channel = (at: 0 | 1 | 2) =>
    Math.round(first[at] * part + second[at] * (1 - part))
      .toString(16)
      .padStart(2, '0')
  return `#${channel(0)}${channel(1)}${channel(2)}`
}
