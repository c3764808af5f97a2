import type { Gradient, ModeColors, ThemeConfig, ThemeMode } from '#model/theme-config.ts'

import { contrastRatio, mix, mostReadable } from './contrast.ts'
import * as css from './css-values.ts'
import { defaultTheme } from './default-theme.ts'

export type CssVariables = Record<`--${string}`, string>
type Found = Record<`--${string}`, string | null>

const WHITE = '#FFFFFF'
const INK = '#0B1521'
const TELUGU = '"Noto Sans Telugu"'

/**
 * The look of the site as CSS variables: everything in a stylesheet that a
 * theme can change. A value that is not exactly of its kind is left out, and
 * the default theme's stands in its place.
 */
export function cssVariables(config: ThemeConfig, mode: ThemeMode): CssVariables {
  const all = { ...defaultsOf(mode), ...present(checkedVariables(config, mode)) }
  return { ...all, ...derivedColors(all) }
}

const defaults = new Map<ThemeMode, CssVariables>()

/** Checked once: an editor asks with every letter that is typed. */
function defaultsOf(mode: ThemeMode): CssVariables {
  const known = defaults.get(mode) ?? present(checkedVariables(defaultTheme, mode))
  defaults.set(mode, known)
  return known
}

const present = (found: Found) =>
  Object.fromEntries(Object.entries(found).filter(([, value]) => value !== null)) as CssVariables

function checkedVariables(config: ThemeConfig, mode: ThemeMode): Found {
  const { typography, layoutTypography, layoutSpacing, designTokens, animations } = config
  return {
    ...colors(config.colors[mode]),
    ...buttons(config),
    '--gradient-hero': heroGradient(config.gradients),
    '--font-heading': withTelugu(css.fontFamilies(typography.fontFamilies.heading)),
    '--font-body': withTelugu(css.fontFamilies(typography.fontFamilies.body)),
    '--font-mono': css.fontFamilies(typography.fontFamilies.mono),
    ...each('--text', typography.fontSizes, css.textSize),
    ...each('--weight', typography.fontWeights, css.weight),
    ...each('--leading', typography.lineHeights, css.lineHeight),
    ...each('--size', layoutTypography.headingSizes, css.textSize),
    '--heading-weight': css.weight(layoutTypography.headingWeight),
    '--heading-leading': css.lineHeight(layoutTypography.headingLineHeight),
    '--section-padding': css.length(layoutSpacing.sectionPaddingY),
    '--card-padding': css.length(layoutSpacing.cardPadding),
    '--gap': css.length(layoutSpacing.elementGap),
    ...each('--space', designTokens.spacing, css.length),
    ...each('--radius', designTokens.borderRadius, css.length),
    ...each('--shadow', designTokens.shadows, css.shadow),
    ...each('--blur', designTokens.blur, css.length),
    ...each('--opacity', designTokens.opacity, css.opacity),
    ...each('--border', designTokens.borderWidth, css.length),
    ...each('--width', designTokens.containerWidths, css.length),
    ...each('--duration', animations.durations, css.duration),
    ...each('--ease', animations.easings, css.easing),
    '--focus-width': css.length(config.accessibility.focusIndicators.width),
    '--focus-color': css.hexColor(config.accessibility.focusIndicators.color),
    '--target-size': css.length(config.accessibility.minimumTargetSize),
    ...cards(config),
  }
}

/** Ends in the family that has Telugu letters on every device (app/telugu-letters.ts). */
function withTelugu(families: string | null): string | null {
  return families && !families.includes(TELUGU) ? `${families}, ${TELUGU}` : families
}

function each(
  prefix: `--${string}`,
  tokens: object,
  check: (value: unknown) => string | null,
): Found {
  return Object.fromEntries(
    Object.entries(tokens).map(([name, value]) => [`${prefix}-${name}`, check(value)]),
  )
}

function colors(given: ModeColors): Found {
  return {
    '--color-primary': css.hexColor(given.primary),
    '--color-secondary': css.hexColor(given.secondary),
    '--color-accent': css.hexColor(given.accent),
    '--color-page': css.hexColor(given.background.page),
    '--color-surface': css.hexColor(given.background.surface),
    '--color-elevated': css.hexColor(given.background.elevated),
    '--color-text': css.hexColor(given.text.primary),
    '--color-text-secondary': css.hexColor(given.text.secondary),
    '--color-text-muted': css.hexColor(given.text.muted),
    '--color-text-inverse': css.hexColor(given.text.inverse),
    '--color-success': css.hexColor(given.semantic.success),
    '--color-warning': css.hexColor(given.semantic.warning),
    '--color-error': css.hexColor(given.semantic.error),
    '--color-info': css.hexColor(given.semantic.info),
    '--color-border': css.hexColor(given.border.default),
    '--color-border-hover': css.hexColor(given.border.hover),
    '--color-border-focus': css.hexColor(given.border.focus),
    '--color-icon': css.hexColor(given.decorativeIcon),
  }
}

function buttons({ emergencyButton, backButton, layouts }: ThemeConfig): Found {
  return {
    '--color-emergency': css.hexColor(emergencyButton.backgroundColor),
    '--color-on-emergency': css.hexColor(emergencyButton.textColor),
    '--color-nav-active': css.hexColor(layouts.navigation.activeBackground),
    '--color-back': css.colorOrTransparent(backButton.backgroundColor),
    '--color-on-back': css.hexColor(backButton.textColor),
    '--back-shift': backShift(backButton),
    '--color-back-border': css.colorOrTransparent(backButton.borderColor),
    '--color-back-hover': css.colorOrTransparent(backButton.hoverBackgroundColor),
    '--color-on-back-hover': css.hexColor(backButton.hoverTextColor),
  }
}

/** A link without a background is aligned by its words; a button by its edge. */
function backShift({ backgroundColor, borderColor }: ThemeConfig['backButton']): string {
  const isPlain = [backgroundColor, borderColor].every((color) => css.hexColor(color) === null)
  return isPlain ? '-0.9rem' : '0rem'
}

function cards({ layouts, designTokens }: ThemeConfig): Found {
  const radii: Record<string, unknown> = designTokens.borderRadius
  const shadows: Record<string, unknown> = designTokens.shadows
  return {
    '--card-radius': css.length(radii[layouts.cards.radius] ?? layouts.cards.radius),
    '--card-shadow': css.shadow(shadows[layouts.cards.shadow] ?? layouts.cards.shadow),
  }
}

/** Written from checked parts; what a theme stores here may be anything. A radial one has no angle. */
function heroGradient(gradients: readonly Partial<Gradient | null>[]): string | null {
  const given = gradients.find((gradient) => gradient?.name === 'hero')
  const stops = stopsOf(given?.stops)
  if (!given || !stops) return null
  const parts = stops.map(({ color, position }) => `${color} ${position}%`).join(', ')
  return given.type === 'radial'
    ? `radial-gradient(circle at top, ${parts})`
    : `linear-gradient(${wholeNumber(given.angle, 0, 360) ?? 180}deg, ${parts})`
}

/** The stops in order, or null unless each is a colour at a place. */
function stopsOf(given: readonly Partial<Gradient['stops'][number] | null>[] | undefined) {
  if (!Array.isArray(given)) return null
  const stops = given.slice(0, 8).flatMap((stop) => {
    const color = css.hexColor(stop?.color)
    const position = wholeNumber(stop?.position, 0, 100)
    return color && position !== null ? [{ color, position }] : []
  })
  return stops.length >= 2 && stops.length === Math.min(given.length, 8) ? stops : null
}

function wholeNumber(value: unknown, min: number, max: number): number | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) return null
  return Math.min(Math.max(Math.round(value), min), max)
}

/** Colours that follow from the theme's own, so that text stays readable in every theme. */
export function derivedColors(all: CssVariables): CssVariables {
  const color = (name: string) => all[`--color-${name}`] ?? INK
  const surface = color('surface')
  const onTop = (background: string) => mostReadable([WHITE, INK], [background])
  const soft = (name: string) => tint(color(name), surface)
  const hero = hexColorsIn(all['--gradient-hero'] ?? '')
  const onHero = mostReadable([WHITE, INK], hero)
  const focus = all['--focus-color'] ?? color('border-focus')
  const shows = (ring: string) =>
    ['page', 'surface', 'elevated'].every((back) => contrastRatio(ring, color(back)) >= 3)
  return {
    '--color-primary-soft': soft('primary'),
    '--color-primary-strong': mix(color('primary'), color('text'), 0.8),
    '--color-on-primary': onTop(color('primary')),
    '--color-secondary-soft': soft('secondary'),
    '--color-on-secondary': onTop(color('secondary')),
    '--color-accent-soft': soft('accent'),
    '--color-icon-soft': mix(color('icon'), surface, 0.16),
    '--color-success-soft': soft('success'),
    '--color-on-success': onTop(color('success')),
    '--color-warning-soft': soft('warning'),
    '--color-error-soft': soft('error'),
    '--color-on-error': onTop(color('error')),
    '--color-info-soft': soft('info'),
    '--color-on-hero': onHero,
    '--color-hero': mostReadable(hero, [onHero]),
    // A theme has one focus colour for both modes; where it would not show, the mode's own does.
    '--focus-color': shows(focus) ? focus : color('border-focus'),
  }
}

/** A little of a colour on a surface: as much as lets the colour itself be read on it. */
function tint(color: string, surface: string): string {
  const tints = [0.12, 0.1, 0.08, 0.06].map((part) => mix(color, surface, part))
  return tints.find((tinted) => contrastRatio(color, tinted) >= 4.5) ?? mix(color, surface, 0.04)
}

const hexColorsIn = (text: string): string[] => text.match(/#[0-9a-fA-F]{3,6}/g) ?? [INK]
