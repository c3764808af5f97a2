import { toHex, type Tone } from '../colors/oklch.ts'
import type { ColorTarget } from './color-targets.ts'

const LIGHT_STEP = 0.02
const HUE_STEP = 6
const strengths = [1, 0.8, 1.2, 0.6, 0.4]

/** Steps away from an ideal with their cost, the cheapest first. */
const moves = Array.from({ length: 99 }, (_, at) => (at - 49) * LIGHT_STEP)
  .flatMap((light) =>
    Array.from({ length: 25 }, (_, at) => (at - 12) * HUE_STEP).flatMap((turn) =>
      strengths.map((strength) => ({
        light,
        turn,
        strength,
        cost: Math.abs(light) * 3 + Math.abs(turn) / 60 + Math.abs(1 - strength) * 0.6,
      })),
    ),
  )
  .toSorted((one, other) => one.cost - other.cost)

/** Returns the acceptable colour nearest to an ideal; null if there is none. */
export function findNearestColor(
  { tone, turn }: ColorTarget,
  willDo: (hex: string) => boolean,
): string | null {
  const tried = new Set<string>()
  for (const move of moves) {
    const light = tone.light + move.light
    if (Math.abs(move.turn) > turn || light < 0 || light > 1) continue
    const hex = toHex(
      shiftDarkYellow({ light, strong: tone.strong * move.strength, hue: tone.hue + move.turn }),
    )
    if (tried.has(hex)) continue
    tried.add(hex)
    if (willDo(hex)) return hex
  }
  return null
}

/** Shifts dark yellow, which looks like mud, towards orange, which looks like gold and leather. */
export function shiftDarkYellow(tone: Tone): Tone {
  const hue = ((tone.hue % 360) + 360) % 360
  if (hue < 75 || hue > 118 || tone.light > 0.75) return { ...tone, hue }
  const part = Math.min(1, (0.75 - tone.light) / 0.3)
  return { ...tone, hue: hue - (hue - 62) * 0.8 * part }
}
