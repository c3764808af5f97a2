import { isJsonEqual, getAtPath } from '#model/json.ts'
import { setThemeValue } from '#model/theme/set-theme-value.ts'
import { themeModes, type Gradient, type ThemeConfig } from '#model/theme/theme-config.ts'
import { modeColors } from '#model/theme/theme-settings.ts'

import { defaultTheme } from '../default-theme.ts'

/** The gradient behind the top of the home page; a theme's other gradients are its own. */
const HERO = 'gradients'

/** The settings that are generated unless they are changed by hand. No seed changes the others. */
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

/**
 * Returns the generated setting that a field belongs to, as a stop belongs to the gradient;
 * otherwise null.
 */
export function findGeneratedPath(path: string): string | null {
  return generatedPaths.find((one) => `${path}.`.startsWith(`${one}.`)) ?? null
}

/**
 * Returns whether a setting equals the generated one. Compared and not stored, so that the theme
 * and the editor cannot disagree.
 */
export function isGenerated(config: ThemeConfig, generated: ThemeConfig, path: string): boolean {
  return isJsonEqual(plain(read(config, path)), plain(read(generated, path)))
}

/** Returns the theme with these settings as generated. */
export function withGeneratedSettings(
  config: ThemeConfig,
  generated: ThemeConfig,
  paths: readonly string[],
): ThemeConfig {
  return paths.reduce((merged, path) => write(merged, path, read(generated, path)), config)
}

/**
 * Returns the theme generated from another seed: generated settings follow it, those changed by
 * hand stay.
 */
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

/** Normalizes: #0b5cad and #0B5CAD are one colour, 700 and '700' one weight. */
function plain(value: unknown): unknown {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value.trim().startsWith('#')
    ? value.trim().toUpperCase()
    : value
}
