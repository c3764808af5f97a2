import type { CssVariables } from '../css/css-variables.ts'
import type { ColorPair } from './color-pairs.ts'
import { getContrastRatio } from './contrast.ts'

/** The colour that one of a pair has among the variables of a theme; '' where it has none. */
export function resolveColor(name: string, all: CssVariables): string {
  if (name === 'white') return '#FFFFFF'
  if (name === 'focus') return all['--focus-color'] ?? ''
  if (name === 'hero-worst') return worstOfHero(all)
  return all[`--color-${name}`] ?? ''
}

/** The place on the hero where its words are hardest to read. */
function worstOfHero(all: CssVariables): string {
  const stops = (all['--gradient-hero'] ?? '').match(/#[0-9a-fA-F]{3,6}/g) ?? []
  const words = all['--color-on-hero'] ?? ''
  const [worst = ''] = [...stops].toSorted(
    (a, b) => getContrastRatio(words, a) - getContrastRatio(words, b),
  )
  return worst
}

/** Whether the two colours of a pair can be told apart as well as they must be. */
export const hasEnoughContrast = ({ front, back, needs }: ColorPair, all: CssVariables) =>
  getContrastRatio(resolveColor(front, all), resolveColor(back, all)) >= needs
