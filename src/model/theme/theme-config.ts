import { isRecord } from '../json.ts'
import type { ColorKey } from './theme-settings.ts'

/** A size, weight or other measure as stored in a theme; a bare number of a size means pixels. */
export type ThemeToken = string | number

export const themeModes = ['light', 'dark'] as const
export type ThemeMode = (typeof themeModes)[number]

export const layoutStyles = ['modern', 'minimal', 'playful'] as const
export const navigationStyles = ['floating', 'sticky', 'fixed'] as const
export const hoverEffects = ['none', 'subtle', 'lift', 'bounce'] as const
export const focusStyles = ['outline', 'shadow', 'border'] as const

/** The colours of a mode, grouped by their paths. */
export type ModeColors = AtPaths<ColorKey, string>

type AtPaths<Path extends string, Value> = {
  [Name in Path extends `${infer First}.${string}` ? First : Path]: Name extends Path
    ? Value
    : AtPaths<Path extends `${Name}.${infer Rest}` ? Rest : never, Value>
}

export interface Gradient {
  name: string
  type: 'linear' | 'radial'
  angle: number
  stops: readonly { color: string; position: number }[]
}

type Sizes<Name extends string> = Record<Name, ThemeToken>

/** A complete theme: the default theme, or a stored one after it is resolved. */
export interface ThemeConfig {
  colors: Record<ThemeMode, ModeColors>
  gradients: readonly Gradient[]
  typography: {
    fontFamilies: { heading: string; body: string; mono: string }
    fontUrls: readonly string[]
    fontSizes: Sizes<'xs' | 'sm' | 'base' | 'lg' | 'xl' | '2xl' | '3xl' | '4xl'>
    fontWeights: Sizes<'normal' | 'medium' | 'semibold' | 'bold'>
    lineHeights: Sizes<'tight' | 'normal' | 'relaxed'>
  }
  layoutStyle: (typeof layoutStyles)[number]
  layoutTypography: {
    headingSizes: Sizes<'h1' | 'h2' | 'h3'>
    headingWeight: ThemeToken
    headingLineHeight: ThemeToken
  }
  layoutSpacing: { sectionPaddingY: ThemeToken; cardPadding: ThemeToken; elementGap: ThemeToken }
  layouts: {
    navigation: {
      style: (typeof navigationStyles)[number]
      position: 'top'
      transparent: boolean
      /**
       * The background of the active link; null shows the link in the primary colour instead
       * (AC-027).
       */
      activeBackground: string | null
      enableThemeModeToggle: boolean
    }
    hero: Readonly<Record<string, unknown>>
    /** Radius and shadow name an entry of designTokens. */
    cards: { radius: string; shadow: string; hoverEffect: (typeof hoverEffects)[number] }
    sections: Readonly<Record<string, unknown>>
    pages: Readonly<Record<string, unknown>>
  }
  designTokens: {
    spacing: Sizes<'xs' | 'sm' | 'md' | 'lg' | 'xl' | '2xl'>
    borderRadius: Sizes<'sm' | 'md' | 'lg' | 'xl' | 'full'>
    shadows: Record<'none' | 'sm' | 'md' | 'lg' | 'xl', string>
    blur: Sizes<'sm' | 'md' | 'lg'>
    opacity: Sizes<'disabled' | 'overlay'>
    borderWidth: Sizes<'thin' | 'thick'>
    containerWidths: Sizes<'text' | 'page'>
  }
  animations: {
    features: { scrollReveal: boolean; hoverEffects: boolean; pageTransitions: boolean }
    durations: Sizes<'fast' | 'normal' | 'slow'>
    easings: Record<'standard' | 'out', string>
  }
  accessibility: {
    focusIndicators: { style: (typeof focusStyles)[number]; width: ThemeToken; color: string }
    keyboardNavigation: { skipLinks: boolean; focusVisible: boolean }
    highContrast: boolean
    reducedMotion: { respectPreference: boolean }
    minimumTargetSize: ThemeToken
  }
  /** An empty text means the layout's own: 'Emergency Call', or 'Call Now' when playful (S-38). */
  emergencyButton: { text: string; backgroundColor: string; textColor: string }
  /** An empty colour means the theme's own. */
  backButton: {
    text: string
    backgroundColor: string
    textColor: string
    borderColor: string
    hoverBackgroundColor: string
    hoverTextColor: string
  }
  healthLibraryEnabled: boolean
}

/**
 * The part of a theme that the markup, the browser's bar and the font links need. The rest is in
 * stylesheets, which come with a page.
 */
export type ThemeMarkup = Pick<
  ThemeConfig,
  'layoutStyle' | 'layouts' | 'accessibility' | 'emergencyButton' | 'backButton'
> & {
  colors: Record<ThemeMode, { background: { surface: string } }>
  typography: { fontUrls: readonly string[] }
  animations: Pick<ThemeConfig['animations'], 'features'>
  healthLibraryEnabled: boolean
}

const choices: Record<string, readonly string[]> = {
  layoutStyle: layoutStyles,
  'layouts.navigation.style': navigationStyles,
  'layouts.cards.hoverEffect': hoverEffects,
  'accessibility.focusIndicators.style': focusStyles,
}

/** Groups in which a theme may have more entries than the default theme. */
const open =
  /^(designTokens\.|typography\.(fontS|fontW|line)|animations\.[de]|layouts\.[hsp])[^.]*(\.[^.]*)?$/

/** A name that is safe in a CSS variable and as an object key (threat 44). */
const safeName = /^(?!(constructor|prototype)$)[a-z0-9][A-Za-z0-9-]{0,30}$/

/**
 * Completes a stored theme: missing or invalid parts come from the fallback. Reads only names that
 * the fallback has, and safe names where a theme may have its own.
 */
export function resolveTheme<Theme extends ThemeMarkup>(stored: unknown, fallback: Theme): Theme {
  return fillDefaults(stored, fallback, '') as Theme
}

function fillDefaults(stored: unknown, fallback: unknown, path: string): unknown {
  if (path === 'layouts.navigation.activeBackground' && stored === null) return null
  if (Array.isArray(fallback)) return Array.isArray(stored) ? stored : fallback
  if (isRecord(fallback)) {
    const storedFields = isRecord(stored) ? stored : {}
    const names = Object.keys(open.test(path) ? { ...fallback, ...storedFields } : fallback)
    const safe = names.filter((name) => safeName.test(name))
    return Object.fromEntries(
      safe.map((name) => [
        name,
        fillDefaults(
          storedFields[name],
          name in fallback ? fallback[name] : copyUnlessRecord(storedFields[name]),
          join(path, name),
        ),
      ]),
    )
  }
  const allowed = choices[path]
  if (allowed) return typeof stored === 'string' && allowed.includes(stored) ? stored : fallback
  return isSameKind(stored, fallback) ? stored : fallback
}

/** The theme's own entries are copied as they are, and groups name by name. */
const copyUnlessRecord = (value: unknown) => (isRecord(value) ? {} : value)

function isSameKind(stored: unknown, fallback: unknown): boolean {
  if (typeof fallback === 'boolean') return typeof stored === 'boolean'
  return typeof stored === 'string' || typeof stored === 'number'
}

const join = (path: string, key: string) => (path ? `${path}.${key}` : key)

/**
 * Returns whether a theme hides the health library: it can only hide more than the settings do
 * (S-11).
 */
export function isHealthLibraryHidden(stored: unknown): boolean {
  return isRecord(stored) && stored['healthLibraryEnabled'] === false
}
