import { format, isValid } from 'date-fns'

import { isRecord, getAtPath } from '#model/json.ts'
import { truncate } from '#model/texts/text.ts'
import { colorDetails } from '#model/theme/theme-color-details.ts'
import type { ThemeConfig, ThemeMode, ThemeToken } from '#model/theme/theme-config.ts'
import type { KindName } from '#model/theme/theme-kinds.ts'
import { settingDetails, getSizeName, type ThemeTab } from '#model/theme/theme-setting-details.ts'
import { modeColors, settingList, type ColorKey } from '#model/theme/theme-settings.ts'

import type { Theme } from '../use-themes.ts'
import { getThemeKind, getValidationBadge } from './theme-badges.tsx'

/** A fact about a theme. */
export interface Fact {
  name: string
  text: string
  /** A color to show beside it. */
  color?: string
  /** The font to show it in. */
  font?: string
}

/** The maximum number of shadows listed, and of characters of each. */
const SHADOWS = 4
const SHADOW_LETTERS = 30

const fact = (name: string, text: ThemeToken): Fact => ({ name, text: String(text) })
const createColorFact = (name: string, color: string): Fact => ({ name, text: color, color })

export function listBasicFacts(theme: Theme, isActive: boolean): Fact[] {
  const createdAt = new Date(theme.created_at)
  return [
    fact('Name', theme.name),
    fact('Slug', theme.slug),
    fact('Description', theme.description?.trim() || 'None'),
    fact('Type', getThemeKind(theme)),
    fact('Status', isActive ? 'Active' : 'Inactive'),
    fact('Validation', getValidationBadge(theme).word),
    fact('Version', theme.version_number),
    fact('Created', isValid(createdAt) ? format(createdAt, 'MMM dd, yyyy HH:mm') : 'Invalid date'),
  ]
}

/** The colors of a mode by name. */
export function listColorFacts(config: ThemeConfig, mode: ThemeMode): Fact[] {
  return Object.keys(modeColors).map((key) =>
    createColorFact(
      colorDetails[key as ColorKey].label,
      String(getAtPath(config, `colors.${mode}.${key}`)),
    ),
  )
}

/**
 * The facts about the settings of a tab. `stored` is the config as saved, which may have more
 * shadows than the site uses.
 */
export function listSettingFacts(tab: ThemeTab, config: ThemeConfig, stored: unknown): Fact[] {
  return settingList
    .filter(({ path }) => settingDetails[path].tab === tab)
    .flatMap(({ path, kind }): Fact[] => {
      const { label, group } = settingDetails[path]
      if (kind === 'shadow') return shadowsOf(stored, config.designTokens.shadows)
      // An imported theme may have more here; they stay, but are not listed.
      if (kind === 'free-group' || kind === 'gradients') return []
      const map = path.endsWith('.*') ? getAtPath(config, path.slice(0, -2)) : null
      return [map ? createListFact(group, map) : factOf(label, getAtPath(config, path), kind)]
    })
}

/** Formats several small values in one line: 'small 6px, medium 10px'. */
function createListFact(name: string, values: object): Fact {
  const entries = Object.entries(values).map(
    ([key, value]) => `${getSizeName(key)} ${String(value)}`,
  )
  return fact(name, entries.join(', '))
}

function factOf(name: string, value: unknown, kind: KindName): Fact {
  if (typeof value === 'boolean') return fact(name, value ? 'On' : 'Off')
  if (Array.isArray(value)) return fact(name, value.map(String).join(', ') || 'None')
  if (typeof value !== 'string' && typeof value !== 'number') return fact(name, 'None')
  const text = String(value)
  if (text === '') return fact(name, "The theme's own")
  if (kind === 'fonts') return { name, text, font: text }
  return kind.endsWith('color') || kind === 'color-or-null'
    ? createColorFact(name, text)
    : fact(name, text)
}

function shadowsOf(stored: unknown, fallback: object): Fact[] {
  const storedShadows = getAtPath(stored, 'designTokens.shadows')
  const shadows =
    isRecord(storedShadows) && Object.keys(storedShadows).length > 0 ? storedShadows : fallback
  return Object.entries(shadows)
    .slice(0, SHADOWS)
    .map(([name, value]) =>
      fact(`Shadow ${getSizeName(name)}`, truncate(String(value), SHADOW_LETTERS)),
    )
}
