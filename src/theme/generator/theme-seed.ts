import { isRecord, valueAt } from '#model/json.ts'
import type { ThemeConfig } from '#model/theme/theme-config.ts'

import { rgbOf } from '../colors/contrast.ts'
import { cornerKinds } from './corners.ts'
import { fontPairs } from './font-pairs.ts'
import { moods } from './moods.ts'

/** What a look is made of. */
export interface LookChoices {
  brand: string
  /** A second colour of the brand; '' lets one follow from the first. */
  second: string
  mood: keyof typeof moods
  fonts: keyof typeof fontPairs
  corners: keyof typeof cornerKinds
}

/**
 * Where a theme holds the choices it was made from: in a group that may hold anything, which the
 * server checks and every older client keeps as it is (docs/decisions/0021).
 */
export const LOOK = 'layouts.hero.look'

/** The choices a theme was made from; null where it was made without, or they are not usable. */
export function choicesIn(config: ThemeConfig): LookChoices | null {
  const stored = valueAt(config, LOOK)
  if (!isRecord(stored)) return null
  const { brand, second, mood, fonts, corners } = stored
  const isKnown = isName(moods, mood) && isName(fontPairs, fonts) && isName(cornerKinds, corners)
  if (!isKnown || typeof brand !== 'string' || typeof second !== 'string') return null
  const choices = { brand, second, mood, fonts, corners }
  return isUsable(choices) ? choices : null
}

/** Whether a look can be made of them: a colour may still be half typed. */
export const isUsable = ({ brand, second }: LookChoices): boolean =>
  rgbOf(brand) !== null && (second === '' || rgbOf(second) !== null)

const isName = <Name extends string>(
  names: Readonly<Record<Name, unknown>>,
  name: unknown,
): name is Name => typeof name === 'string' && Object.hasOwn(names, name)
