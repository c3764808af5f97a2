import { isRecord, getAtPath } from '#model/json.ts'
import type { ThemeConfig } from '#model/theme/theme-config.ts'

import { parseHexColor } from '../colors/contrast.ts'
import { cornerKinds } from './corners.ts'
import { fontPairs } from './font-pairs.ts'
import { moods } from './moods.ts'

/** What a look is made of. */
export interface ThemeSeed {
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
export const SEED_PATH = 'layouts.hero.look'

/** The choices a theme was made from; null where it was made without, or they are not usable. */
export function readThemeSeed(config: ThemeConfig): ThemeSeed | null {
  const stored = getAtPath(config, SEED_PATH)
  if (!isRecord(stored)) return null
  const { brand, second, mood, fonts, corners } = stored
  const isKnown = isName(moods, mood) && isName(fontPairs, fonts) && isName(cornerKinds, corners)
  if (!isKnown || typeof brand !== 'string' || typeof second !== 'string') return null
  const choices = { brand, second, mood, fonts, corners }
  return isUsableSeed(choices) ? choices : null
}

/** Whether a look can be made of them: a colour may still be half typed. */
export const isUsableSeed = ({ brand, second }: ThemeSeed): boolean =>
  parseHexColor(brand) !== null && (second === '' || parseHexColor(second) !== null)

const isName = <Name extends string>(
  names: Readonly<Record<Name, unknown>>,
  name: unknown,
): name is Name => typeof name === 'string' && Object.hasOwn(names, name)
