import { isRecord, getAtPath } from '#model/json.ts'
import type { ThemeConfig } from '#model/theme/theme-config.ts'

import { parseHexColor } from '../colors/contrast.ts'
import { cornerKinds } from './corners.ts'
import { fontPairs } from './font-pairs.ts'
import { moods } from './moods.ts'

/** The inputs of a generated theme. */
export interface ThemeSeed {
  brand: string
  /** A second brand colour; '' derives one from the first. */
  second: string
  mood: keyof typeof moods
  fonts: keyof typeof fontPairs
  corners: keyof typeof cornerKinds
}

/**
 * Where a theme stores its seed: in a free group, which the server checks and every older client
 * preserves (docs/decisions/0021).
 */
export const SEED_PATH = 'layouts.hero.look'

/** Returns the seed of a theme; null if it has none, or an unusable one. */
export function readThemeSeed(config: ThemeConfig): ThemeSeed | null {
  const stored = getAtPath(config, SEED_PATH)
  if (!isRecord(stored)) return null
  const { brand, second, mood, fonts, corners } = stored
  const isKnown = isName(moods, mood) && isName(fontPairs, fonts) && isName(cornerKinds, corners)
  if (!isKnown || typeof brand !== 'string' || typeof second !== 'string') return null
  const choices = { brand, second, mood, fonts, corners }
  return isUsableSeed(choices) ? choices : null
}

/** Returns whether a theme can be generated from a seed: a colour may be half typed. */
export const isUsableSeed = ({ brand, second }: ThemeSeed): boolean =>
  parseHexColor(brand) !== null && (second === '' || parseHexColor(second) !== null)

const isName = <Name extends string>(
  names: Readonly<Record<Name, unknown>>,
  name: unknown,
): name is Name => typeof name === 'string' && Object.hasOwn(names, name)
