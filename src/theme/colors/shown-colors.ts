import type { CssVariables } from '../css/css-variables.ts'
import type { ColorPair } from './color-pairs.ts'
import { getContrastRatio } from './contrast.ts'

/** Returns the colour of a pair's name among a theme's variables; '' if there is none. */
export function resolveColor(name: string, all: CssVariables): string {
  if (name === 'white') return '#FFFFFF'
  if (name === 'focus') return all['--focus-color'] ?? ''
  if (name === 'hero-worst') return worstOfHero(all)
  return all[`--color-${name}`] ?? ''
}

/** Returns the colour of the hero on which its text is least readable. */
function worstOfHero(all: CssVariables): string {
  const stops = (all['--gradient-hero'] ?? '').match(/#[0-9a-fA-F]{3,6}/g) ?? []
  const words = all['--color-on-hero'] ?? ''
  const [worst = ''] = [...stops].toSorted(
    (a, b) => getContrastRatio(words, a) - getContrastRatio(words, b),
  )
  return worst
}

/** Returns whether a pair has the contrast it needs. */
export const hasEnoughContrast = (
  { foreground, background, needs }: ColorPair,
  all: CssVariables,
) => getContrastRatio(resolveColor(foreground, all), resolveColor(background, all)) >= needs
