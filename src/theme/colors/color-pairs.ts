import { colorDetails, backgroundNames, type ColorPairs } from '#model/theme/theme-color-details.ts'
import type { ThemeConfig } from '#model/theme/theme-config.ts'
import { settingDetails } from '#model/theme/theme-setting-details.ts'
import {
  modeColors,
  settingList,
  type ColorKey,
  type ColorName,
} from '#model/theme/theme-settings.ts'

import type { CssVariables } from '../css/css-variables.ts'

/** A pair of colours that the site shows one on the other, by the names of their variables. */
export interface ColorPair {
  id: string
  label: string
  foreground: ColorName
  background: ColorName
  /** 3 for large bold text and non-text elements, otherwise 4.5. */
  needs: 3 | 4.5
  /** The colour that a fix changes; null if the editor has no field for it. */
  moves: ColorName | null
}

const keys = Object.keys(modeColors) as ColorKey[]
const isText = (key: ColorKey) => colorDetails[key].group === 'Text'

/** The pairs of every theme in display order: the most frequent text comes first. */
const everywhere: readonly ColorPair[] = [
  ...[...keys.filter(isText), ...keys.filter((key) => !isText(key))].flatMap((key) =>
    pairsOf(modeColors[key], colorDetails[key].pairs),
  ),
  ...settingList.flatMap(({ path, variable }) =>
    pairsOf(variable ?? '', settingDetails[path].pairs ?? []),
  ),
]

function pairsOf(variable: string, pairs: readonly ColorPairs[]): ColorPair[] {
  const ownName = variable.replace('--color-', '') as ColorName
  return pairs.flatMap(({ label, foreground = ownName, on, needs = 4.5 as const }) =>
    on.map((background) => ({
      id: `${foreground}/${background}`,
      label: `${label} on ${backgroundNames[background]}`,
      foreground,
      background,
      needs,
      moves: ownName,
    })),
  )
}

/** Lists every pair of colours that the site's pages show in a theme. */
export function listColorPairs(config: ThemeConfig, all: CssVariables): ColorPair[] {
  return [...everywhere, ...listBackButtonPairs(all), ...navigation(config), ...hero(config)]
}

function listBackButtonPairs(all: CssVariables): ColorPair[] {
  const firstDefined = (name: ColorName, otherwise: ColorName) =>
    all[`--color-${name}`] === undefined ? otherwise : name
  const behind = (name: ColorName) => (all[`--color-${name}`] === 'transparent' ? 'page' : name)
  const foreground = firstDefined('on-back', 'primary')
  const hovered = firstDefined('on-back-hover', 'primary')
  return [
    {
      id: 'back-button',
      label: 'Back button',
      foreground,
      background: behind('back'),
      needs: 4.5,
      moves: foreground,
    },
    {
      id: 'back-button-hover',
      label: 'Back button, pointed at',
      foreground: hovered,
      background: behind(firstDefined('back-hover', 'primary-soft')),
      needs: 4.5,
      moves: hovered,
    },
  ]
}

/** White in both modes, as specified for this background. */
function navigation({ layouts }: ThemeConfig): ColorPair[] {
  if (layouts.navigation.activeBackground === null) return []
  const label = 'White on the active link'
  const background = 'nav-active'
  return [
    { id: 'active-link', label, foreground: 'white', background, needs: 4.5, moves: background },
  ]
}

function hero({ layoutStyle }: ThemeConfig): ColorPair[] {
  const foreground = 'on-hero'
  const footer = {
    id: 'footer',
    label: 'Footer',
    foreground,
    background: 'hero',
    needs: 4.5,
    moves: null,
  }
  const words = { ...footer, id: 'hero', label: 'Words on the hero', background: 'hero-worst' }
  const pairs = layoutStyle === 'modern' ? [footer, words] : [footer]
  return pairs as ColorPair[]
}
