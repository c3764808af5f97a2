import type { ModeColors, ThemeMode } from '#model/theme/theme-config.ts'
import { modeColors, type ColorKey } from '#model/theme/theme-settings.ts'

import { listColorPairs } from '../colors/color-pairs.ts'
import { groupColors } from '../colors/group-colors.ts'
import { getColorDistance, toHex } from '../colors/oklch.ts'
import { hasEnoughContrast } from '../colors/shown-colors.ts'
import { deriveColors, type CssVariables } from '../css/css-variables.ts'
import { defaultTheme } from '../default-theme.ts'
import { listColorTargets } from './color-targets.ts'
import { findNearestColor } from './nearest-color.ts'
import type { ThemeSeed } from './theme-seed.ts'

/**
 * The minimum distance of colours that are told apart by colour alone; side by side 0.02 is
 * visible.
 */
export const MIN_COLOR_DISTANCE = 0.06

/** Backgrounds are adjacent, so a smaller distance is enough. */
export const MIN_BACKGROUND_DISTANCE = 0.01

const isBackground = (key: ColorKey) => /^(background|border)\./.test(key)

/**
 * Colours of text and signs must differ from each other, and so must those of backgrounds and
 * borders.
 */
export const mustDiffer = (key: ColorKey, other: ColorKey): boolean =>
  ![key, other].some((one) => one === 'text.inverse' || one === 'border.focus') &&
  isBackground(key) === isBackground(other)

/**
 * Generates the colours of a mode: one by one, each is the nearest to its ideal that is readable in
 * every pair so far and differs from the placed colours.
 */
export function generatePalette(choices: ThemeSeed, mode: ThemeMode): ModeColors {
  const placed = new Map<ColorKey, string>()
  for (const [key, ideal] of listColorTargets(choices, mode)) {
    const pairs = pairsWith(key, placed)
    const isReadable = (hex: string) => {
      const variables = { ...variablesOf(placed), [modeColors[key]]: hex }
      const plain = pairs.filter(({ derived }) => !derived)
      if (!plain.every(({ pair }) => hasEnoughContrast(pair, variables))) return false
      const all = { ...variables, ...deriveColors(variables) }
      return pairs.every(({ pair }) => hasEnoughContrast(pair, all))
    }
    const isNew = (hex: string) =>
      [...placed].every(
        ([other, placedHex]) =>
          !mustDiffer(key, other) || getColorDistance(hex, placedHex) >= minDistance(key),
      )
    const found =
      findNearestColor(ideal, (hex) => isNew(hex) && isReadable(hex)) ??
      findNearestColor(ideal, isReadable)
    placed.set(key, found ?? toHex(ideal.tone))
  }
  placed.set('border.focus', placed.get('primary') ?? '')
  return groupColors([...placed])
}

const minDistance = (key: ColorKey) =>
  isBackground(key) ? MIN_BACKGROUND_DISTANCE : MIN_COLOR_DISTANCE

/** Lists a colour's pairs with the placed colours. */
function pairsWith(key: ColorKey, placed: ReadonlyMap<ColorKey, string>) {
  const names = new Set([key, ...placed.keys()].map(nameOf))
  return everyPair
    .filter(({ ends }) => ends.includes(nameOf(key)) && ends.every((end) => names.has(end)))
    .map(({ pair, ends }) => ({
      pair,
      derived: pair.foreground !== ends[0] || pair.background !== ends[1],
    }))
}

const nameOf = (key: ColorKey): string => modeColors[key].replace('--color-', '')

/**
 * Returns the colour that another is derived from: `primary` for `on-primary` and `primary-soft`.
 */
const sourceOf = (name: string) => name.replace(/^on-|-(soft|strong)$/g, '')

const everyPair = listColorPairs(defaultTheme, { '--color-back': 'transparent' }).map((pair) => ({
  pair,
  ends: [sourceOf(pair.foreground), sourceOf(pair.background)] as const,
}))

function variablesOf(placed: ReadonlyMap<ColorKey, string>): CssVariables {
  return Object.fromEntries([...placed].map(([key, hex]) => [modeColors[key], hex]))
}
