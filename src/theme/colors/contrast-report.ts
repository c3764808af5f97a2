import { valueAt } from '#model/json.ts'
import { themeModes, type ThemeConfig, type ThemeMode } from '#model/theme/theme-config.ts'
import { modeColors, settingList } from '#model/theme/theme-settings.ts'

import { cssVariables, derivedColors, type CssVariables } from '../css/css-variables.ts'
import { colorPairs, type ColorPair } from './color-pairs.ts'
import { contrastRatio, rgbOf } from './contrast.ts'
import { hexOf, toneOf, type Tone } from './oklch.ts'
import { colorOf, passesIn } from './shown-colors.ts'

/** How well two colours of a theme can be told apart where the site shows them together. */
export interface PairReport {
  id: string
  label: string
  front: string
  back: string
  /** Exact; `ratioText` writes it. 0 where a colour is not valid. */
  ratio: number
  needs: 3 | 4.5
  passes: boolean
  /** The nearest colour of the same hue that passes, and where in the config it goes. */
  fix: { path: string; color: string } | null
}

/** Every pair of colours the site shows in a mode of a theme, with a fix for those that fail. */
export function contrastReport(config: ThemeConfig, mode: ThemeMode): PairReport[] {
  const here = shownIn(config, mode)
  return measuredIn(config, here).map(({ pair, ...measure }) => {
    const fix = measure.passes || measure.ratio === 0 ? null : fixOf(pair, here, config)
    return { ...measure, fix }
  })
}

/** The same without the fixes, which take long to find. */
export function measured(config: ThemeConfig, mode: ThemeMode): Omit<PairReport, 'fix'>[] {
  return measuredIn(config, shownIn(config, mode))
}

function measuredIn(config: ThemeConfig, { all, pairs, mode }: Shown) {
  return pairs.map((pair) => {
    const { id, label, needs } = pair
    const [front, back] = [colorOf(pair.front, all), colorOf(pair.back, all)]
    const ratio = isWritten(config, mode, pair) ? contrastRatio(front, back) : 0
    return { pair, id, label, front, back, ratio, needs, passes: ratio >= needs }
  })
}

interface Shown {
  mode: ThemeMode
  all: CssVariables
  pairs: ColorPair[]
}

function shownIn(config: ThemeConfig, mode: ThemeMode): Shown {
  const all = cssVariables(config, mode)
  return { mode, all, pairs: colorPairs(config, all) }
}

/** While a colour is being typed and is not valid yet, the default theme's is used. */
function isWritten(config: ThemeConfig, mode: ThemeMode, pair: ColorPair): boolean {
  return [pair.front, pair.back].every((name) => {
    const path = pathOf(name, mode)
    return path === null || isColor(valueAt(config, path))
  })
}

const isColor = (value: unknown) =>
  typeof value === 'string' && (rgbOf(value) !== null || value.trim() === 'transparent')

const STEPS = 100

function fixOf(pair: ColorPair, here: Shown, config: ThemeConfig): PairReport['fix'] {
  const { moves } = pair
  if (moves === null) return null
  const path = pathOf(moves, here.mode)
  const now = toneOf(colorOf(moves, here.all))
  if (path === null || !now) return null
  // A colour shared by both modes must stay readable in both.
  const isShared = !path.startsWith('colors.')
  const shown = isShared ? themeModes.map((mode) => shownIn(config, mode)) : [here]
  let second: string | null = null
  for (const color of nearest(now)) {
    const result = tried(color, { pair, moves, shown })
    if (result === 'all') return { path, color }
    if (result === 'this') second ??= color
  }
  return second === null ? null : { path, color: second }
}

/** The same hue in every lightness of OKLCH, the nearest first. */
function* nearest(now: Tone) {
  for (let step = 1; step <= STEPS; step += 1) {
    for (const light of [now.light - step / STEPS, now.light + step / STEPS]) {
      if (light >= 0 && light <= 1) yield hexOf({ ...now, light })
    }
  }
}

interface Attempt {
  pair: ColorPair
  moves: string
  shown: readonly Shown[]
}

/** Whether a colour makes all its pairs readable, only this one, or not even that. */
function tried(color: string, { pair, moves, shown }: Attempt): 'all' | 'this' | null {
  let whole = true
  for (const { all, pairs } of shown) {
    const changed = { ...all, [`--color-${moves}`]: color }
    // Computed only when asked for: it takes a while.
    if (isOwn(pair) && !passesIn(pair, changed)) return null
    const then = { ...changed, ...derivedColors(changed) }
    if (!passesIn(pair, then)) return null
    for (const other of pairs) {
      if (passesIn(other, then)) continue
      if (passesIn(other, all)) return null
      if (other.moves === moves) whole = false
    }
  }
  return whole ? 'all' : 'this'
}

/** Whether neither of the two is derived from other colours. */
const isOwn = ({ front, back }: ColorPair) =>
  [front, back].every((name) => pathOf(name, 'light') !== null)

/** Where in a config the colour of a variable is; null when it is derived from others. */
export function pathOf(name: string, mode: ThemeMode): string | null {
  return paths[mode][`--color-${name}`] ?? null
}

const paths = { light: pathsIn('light'), dark: pathsIn('dark') }

function pathsIn(mode: ThemeMode): Record<string, string | undefined> {
  return Object.fromEntries([
    ...settingList.flatMap(({ path, variable }) => (variable ? [[variable, path]] : [])),
    ...Object.entries(modeColors).map(([key, variable]) => [variable, `colors.${mode}.${key}`]),
  ])
}
