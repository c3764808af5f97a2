import { getAtPath } from '#model/json.ts'
import { themeModes, type ThemeConfig, type ThemeMode } from '#model/theme/theme-config.ts'
import { modeColors, settingList } from '#model/theme/theme-settings.ts'

import { createCssVariables, deriveColors, type CssVariables } from '../css/css-variables.ts'
import { listColorPairs, type ColorPair } from './color-pairs.ts'
import { getContrastRatio, parseHexColor } from './contrast.ts'
import { toHex, toTone, type Tone } from './oklch.ts'
import { resolveColor, hasEnoughContrast } from './shown-colors.ts'

/** The contrast of a pair of colours in a theme. */
export interface PairReport {
  id: string
  label: string
  foreground: string
  background: string
  /** Exact, for `formatRatio`. 0 if a colour is invalid. */
  ratio: number
  needs: 3 | 4.5
  passes: boolean
  /** The nearest colour of the same hue that passes, and its path in the config. */
  fix: { path: string; color: string } | null
}

/**
 * Reports every pair of colours that the site shows in a mode of a theme, with a fix for those that
 * fail.
 */
export function createContrastReport(config: ThemeConfig, mode: ThemeMode): PairReport[] {
  const current = listShownPairs(config, mode)
  return measureShownPairs(config, current).map(({ pair, ...measure }) => {
    const fix = measure.passes || measure.ratio === 0 ? null : findFix(pair, current, config)
    return { ...measure, fix }
  })
}

/** The same without the fixes, which are slow to find. */
export function measurePairs(config: ThemeConfig, mode: ThemeMode): Omit<PairReport, 'fix'>[] {
  return measureShownPairs(config, listShownPairs(config, mode))
}

function measureShownPairs(config: ThemeConfig, { all, pairs, mode }: Shown) {
  return pairs.map((pair) => {
    const { id, label, needs } = pair
    const [foreground, background] = [
      resolveColor(pair.foreground, all),
      resolveColor(pair.background, all),
    ]
    const ratio = isWritten(config, mode, pair) ? getContrastRatio(foreground, background) : 0
    return { pair, id, label, foreground, background, ratio, needs, passes: ratio >= needs }
  })
}

interface Shown {
  mode: ThemeMode
  all: CssVariables
  pairs: ColorPair[]
}

function listShownPairs(config: ThemeConfig, mode: ThemeMode): Shown {
  const all = createCssVariables(config, mode)
  return { mode, all, pairs: listColorPairs(config, all) }
}

/** An invalid colour, as while typing, is replaced by the default theme's. */
function isWritten(config: ThemeConfig, mode: ThemeMode, pair: ColorPair): boolean {
  return [pair.foreground, pair.background].every((name) => {
    const path = findColorPath(name, mode)
    return path === null || isColor(getAtPath(config, path))
  })
}

const isColor = (value: unknown) =>
  typeof value === 'string' && (parseHexColor(value) !== null || value.trim() === 'transparent')

const STEPS = 100

function findFix(pair: ColorPair, current: Shown, config: ThemeConfig): PairReport['fix'] {
  const { moves } = pair
  if (moves === null) return null
  const path = findColorPath(moves, current.mode)
  const now = toTone(resolveColor(moves, current.all))
  if (path === null || !now) return null
  // A colour shared by both modes must stay readable in both.
  const isShared = !path.startsWith('colors.')
  const modes = isShared ? themeModes.map((mode) => listShownPairs(config, mode)) : [current]
  let second: string | null = null
  for (const color of nearest(now)) {
    const result = tryColor(color, { pair, moves, modes })
    if (result === 'all') return { path, color }
    if (result === 'this') second ??= color
  }
  return second === null ? null : { path, color: second }
}

/** Yields the hue in every lightness of OKLCH, the nearest first. */
function* nearest(now: Tone) {
  for (let step = 1; step <= STEPS; step += 1) {
    for (const light of [now.light - step / STEPS, now.light + step / STEPS]) {
      if (light >= 0 && light <= 1) yield toHex({ ...now, light })
    }
  }
}

interface Attempt {
  pair: ColorPair
  moves: string
  modes: readonly Shown[]
}

/** Returns whether a colour makes all its pairs readable, only this one, or not even that. */
function tryColor(color: string, { pair, moves, modes }: Attempt): 'all' | 'this' | null {
  let whole = true
  for (const { all, pairs } of modes) {
    const changed = { ...all, [`--color-${moves}`]: color }
    // Computed on demand, because it is slow.
    if (isOwn(pair) && !hasEnoughContrast(pair, changed)) return null
    const then = { ...changed, ...deriveColors(changed) }
    if (!hasEnoughContrast(pair, then)) return null
    for (const other of pairs) {
      if (hasEnoughContrast(other, then)) continue
      if (hasEnoughContrast(other, all)) return null
      if (other.moves === moves) whole = false
    }
  }
  return whole ? 'all' : 'this'
}

/** Returns whether neither colour is derived from other colours. */
const isOwn = ({ foreground, background }: ColorPair) =>
  [foreground, background].every((name) => findColorPath(name, 'light') !== null)

/** Returns the path in a config of a variable's colour; null if it is derived. */
export function findColorPath(name: string, mode: ThemeMode): string | null {
  return paths[mode][`--color-${name}`] ?? null
}

const paths = { light: pathsIn('light'), dark: pathsIn('dark') }

function pathsIn(mode: ThemeMode): Record<string, string | undefined> {
  return Object.fromEntries([
    ...settingList.flatMap(({ path, variable }) => (variable ? [[variable, path]] : [])),
    ...Object.entries(modeColors).map(([key, variable]) => [variable, `colors.${mode}.${key}`]),
  ])
}
