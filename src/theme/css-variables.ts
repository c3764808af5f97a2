import type { Gradient, ModeColors, ThemeConfig, ThemeMode } from '#model/theme-config.ts'

import { contrastRatio, mix, mostReadable } from './contrast.ts'
import * as css from './css-values.ts'
import { defaultTheme } from './default-theme.ts'

export type CssVariables = Record<`--${string}`, string>
type Found = Record<`--${string}`, string | null>

const WHITE = '#FFFFFF'
const INK = '#0B1521'

/**
 * The look of the site as CSS variables: everything in a stylesheet that a
 * theme can change. A value that is not exactly of its kind is left out, and
 * the default theme's stands in its place.
 */
export function cssVariables(config: ThemeConfig, mode: ThemeMode): CssVariables {
  const fallback = checkedVariables(defaultTheme, mode)
  const own = checkedVariables(config, mode)
  const all = { ...present(fallback), ...present(own) }
  return { ...all, ...derived(all) }
}

const present = (found: Found) =>
  Object.fromEntries(Object.entries(found).filter(([, value]) => value !== null)) as CssVariables

function checkedVariables(config: ThemeConfig, mode: ThemeMode): Found {
  const { typography, layoutTypography, layoutSpacing, designTokens, animations } = config
  return {
    ...colors(config.colors[mode]),
    ...buttons(config),
    '--gradient-hero': gradient(config.gradients.find(({ name }) => name === 'hero')),
    '--font-heading': css.fontFamilies(typography.fontFamilies.heading),
    '--font-body': css.fontFamilies(typography.fontFamilies.body),
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
    '--color-back-border': css.colorOrTransparent(backButton.borderColor),
    '--color-back-hover': css.colorOrTransparent(backButton.hoverBackgroundColor),
    '--color-on-back-hover': css.hexColor(backButton.hoverTextColor),
  }
}

function cards({ layouts, designTokens }: ThemeConfig): Found {
  const radii: Record<string, unknown> = designTokens.borderRadius
  const shadows: Record<string, unknown> = designTokens.shadows
  return {
    '--card-radius': css.length(radii[layouts.cards.radius] ?? layouts.cards.radius),
    '--card-shadow': css.shadow(shadows[layouts.cards.shadow] ?? layouts.cards.shadow),
  }
}

/** Written from checked parts. A radial one has no angle. */
function gradient(given: Gradient | undefined): string | null {
  const stops = stopsOf(given)
  if (!given || !stops) return null
  const parts = stops.map(({ color, position }) => `${color} ${position}%`).join(', ')
  const angle = Number.isFinite(given.angle) ? Math.round(given.angle) : 180
  return given.type === 'radial'
    ? `radial-gradient(circle at top, ${parts})`
    : `linear-gradient(${angle}deg, ${parts})`
}

function stopsOf(given: Gradient | undefined) {
  const stops = Array.isArray(given?.stops) ? given.stops.slice(0, 8) : []
  const checked = stops.flatMap(({ color, position }) => {
    const hex = css.hexColor(color)
    return hex && Number.isFinite(position)
      ? [{ color: hex, position: Math.min(Math.max(Math.round(position), 0), 100) }]
      : []
  })
  return checked.length >= 2 && checked.length === stops.length ? checked : null
}

/** Colours that follow from the theme's own, so that text stays readable in every theme. */
function derived(all: CssVariables): CssVariables {
  const color = (name: string) => all[`--color-${name}`] ?? INK
  const surface = color('surface')
  const onTop = (background: string) => mostReadable([WHITE, INK], [background])
  const hero = hexColorsIn(all['--gradient-hero'] ?? '')
  const onHero = mostReadable([WHITE, INK], hero)
  const focus = all['--focus-color'] ?? color('border-focus')
  return {
    '--color-primary-soft': mix(color('primary'), surface, 0.1),
    '--color-primary-strong': mix(color('primary'), color('text'), 0.8),
    '--color-on-primary': onTop(color('primary')),
    '--color-secondary-soft': mix(color('secondary'), surface, 0.12),
    '--color-on-secondary': onTop(color('secondary')),
    '--color-accent-soft': mix(color('accent'), surface, 0.1),
    '--color-icon-soft': mix(color('icon'), surface, 0.16),
    '--color-success-soft': mix(color('success'), surface, 0.1),
    '--color-on-success': onTop(color('success')),
    '--color-warning-soft': mix(color('warning'), surface, 0.1),
    '--color-error-soft': mix(color('error'), surface, 0.1),
    '--color-on-error': onTop(color('error')),
    '--color-info-soft': mix(color('info'), surface, 0.1),
    '--color-on-hero': onHero,
    '--color-hero': mostReadable(hero, [onHero]),
    // A theme has one focus colour for both modes; where it would not show, the mode's own does.
    '--focus-color': contrastRatio(focus, color('page')) >= 3 ? focus : color('border-focus'),
  }
}

const hexColorsIn = (text: string): string[] => text.match(/#[0-9a-fA-F]{3,6}/g) ?? [INK]
