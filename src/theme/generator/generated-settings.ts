import { isJsonEqual, getAtPath } from '#model/json.ts'
import { setThemeValue } from '#model/theme/set-theme-value.ts'
import { themeModes, type Gradient, type ThemeConfig } from '#model/theme/theme-config.ts'
import { modeColors } from '#model/theme/theme-settings.ts'

import { defaultTheme } from '../default-theme.ts'

/** The gradient behind the top of the home page; others of a theme are its own. */
const HERO = 'gradients'

/** Every setting that follows from a look, unless it was set by hand. The rest no look touches. */
export const generatedPaths: readonly string[] = [
  ...themeModes.flatMap((mode) => Object.keys(modeColors).map((key) => `colors.${mode}.${key}`)),
  HERO,
  'typography.fontFamilies.heading',
  'typography.fontFamilies.body',
  'typography.fontUrls',
  'layoutTypography.headingWeight',
  ...Object.keys(defaultTheme.designTokens.borderRadius).map(
    (name) => `designTokens.borderRadius.${name}`,
  ),
  ...Object.keys(defaultTheme.designTokens.shadows).map((name) => `designTokens.shadows.${name}`),
  'layouts.navigation.activeBackground',
  'layouts.cards.radius',
  'layouts.cards.shadow',
  'layouts.cards.hoverEffect',
  'accessibility.focusIndicators.color',
  'emergencyButton.backgroundColor',
  'emergencyButton.textColor',
  'backButton.backgroundColor',
  'backButton.textColor',
  'backButton.borderColor',
  'backButton.hoverBackgroundColor',
  'backButton.hoverTextColor',
]

/** The setting of a look that a field belongs to: a stop belongs to the gradient. Null for others. */
export function findGeneratedPath(path: string): string | null {
  return generatedPaths.find((one) => `${path}.`.startsWith(`${one}.`)) ?? null
}

/**
 * Whether a setting is what the look makes of it. That is compared and not kept, so that what a
 * theme says and what the editor says of it cannot differ.
 */
export function isGenerated(config: ThemeConfig, look: ThemeConfig, path: string): boolean {
  return isJsonEqual(plain(read(config, path)), plain(read(look, path)))
}

/** The theme with these settings as the look has them. */
export function withGeneratedSettings(
  config: ThemeConfig,
  look: ThemeConfig,
  paths: readonly string[],
): ThemeConfig {
  return paths.reduce((made, path) => write(made, path, read(look, path)), config)
}

/** The theme in another look: what followed the last one follows, what was set by hand stays. */
export function regenerateTheme(
  config: ThemeConfig,
  last: ThemeConfig | null,
  next: ThemeConfig,
): ThemeConfig {
  const free = last
    ? generatedPaths.filter((path) => isGenerated(config, last, path))
    : generatedPaths
  return withGeneratedSettings(config, next, free)
}

const isHero = (gradient: unknown) => getAtPath(gradient, 'name') === 'hero'

function read(config: ThemeConfig, path: string): unknown {
  return path === HERO ? config.gradients.find(isHero) : getAtPath(config, path)
}

function write(config: ThemeConfig, path: string, value: unknown): ThemeConfig {
  if (path !== HERO) return setThemeValue(config, path, value)
  const others = config.gradients.filter((gradient) => !isHero(gradient))
  return { ...config, gradients: [value as Gradient, ...others] }
}

/** #0b5cad and #0B5CAD are one colour, 700 and '700' one weight. */
function plain(value: unknown): unknown {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value.trim().startsWith('#')
    ? value.trim().toUpperCase()
    : value
}
