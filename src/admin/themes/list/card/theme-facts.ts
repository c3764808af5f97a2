import { format, isValid } from 'date-fns'

import { truncate } from '#model/text.ts'
import type { ModeColors, ThemeConfig, Token } from '#model/theme-config.ts'

import type { Theme } from '../use-themes.ts'
import { kindOf, validationOf } from './theme-badges.tsx'

/** One thing to know about a theme. */
export interface Fact {
  name: string
  text: string
  /** A colour to show beside it. */
  color?: string
  /** The font to show it in. */
  font?: string
}

/** The most shadows that are listed, and the most letters of each. */
const SHADOWS = 4
const SHADOW_LETTERS = 30

const fact = (name: string, text: Token): Fact => ({ name, text: String(text) })
const onOff = (name: string, isOn: boolean) => fact(name, isOn ? 'On' : 'Off')
const colored = (name: string, color: string): Fact => ({ name, text: color, color })
const inFont = (name: string, font: string): Fact => ({ name, text: font, font })
/** Several small values in one line: 'sm 6px, md 10px'. */
const listed = (name: string, values: object) =>
  fact(
    name,
    Object.entries(values)
      .map(([key, value]) => `${key} ${String(value)}`)
      .join(', '),
  )

export function basics(theme: Theme, isActive: boolean): Fact[] {
  const made = new Date(theme.created_at)
  return [
    fact('Name', theme.name),
    fact('Slug', theme.slug),
    fact('Description', theme.description?.trim() || 'None'),
    fact('Type', kindOf(theme)),
    fact('Status', isActive ? 'Active' : 'Inactive'),
    fact('Validation', validationOf(theme).word),
    fact('Version', theme.version_number),
    fact('Created', isValid(made) ? format(made, 'MMM dd, yyyy HH:mm') : 'Invalid date'),
  ]
}

export function colorsOf(colors: ModeColors): Fact[] {
  const { background, text, semantic, border } = colors
  return [
    colored('Primary', colors.primary),
    colored('Secondary', colors.secondary),
    colored('Accent', colors.accent),
    colored('Page background', background.page),
    colored('Surface background', background.surface),
    colored('Elevated background', background.elevated),
    colored('Primary text', text.primary),
    colored('Secondary text', text.secondary),
    colored('Muted text', text.muted),
    colored('Inverse text', text.inverse),
    colored('Success', semantic.success),
    colored('Warning', semantic.warning),
    colored('Error', semantic.error),
    colored('Info', semantic.info),
    colored('Default border', border.default),
    colored('Hover border', border.hover),
    colored('Focus border', border.focus),
    colored('Decorative icons', colors.decorativeIcon),
  ]
}

export function typography({ typography: type, layoutTypography: headings }: ThemeConfig): Fact[] {
  return [
    inFont('Heading font', type.fontFamilies.heading),
    inFont('Body font', type.fontFamilies.body),
    inFont('Monospace font', type.fontFamilies.mono),
    listed('Font sizes', type.fontSizes),
    listed('Font weights', type.fontWeights),
    listed('Line heights', type.lineHeights),
    listed('Heading sizes', headings.headingSizes),
    fact('Heading weight', headings.headingWeight),
    fact('Font addresses', type.fontUrls.map(String).join(', ') || 'None'),
  ]
}

/** `stored` is the config as it was saved, which may name more shadows than the site uses. */
export function tokens({ designTokens }: ThemeConfig, stored: Record<string, unknown>): Fact[] {
  return [
    listed('Spacing', designTokens.spacing),
    listed('Border radius', designTokens.borderRadius),
    ...shadowsOf(stored, designTokens.shadows),
    listed('Blur', designTokens.blur),
    listed('Opacity', designTokens.opacity),
    listed('Border width', designTokens.borderWidth),
    listed('Container widths', designTokens.containerWidths),
  ]
}

function shadowsOf(stored: Record<string, unknown>, fallback: object): Fact[] {
  const own = partOf(partOf(stored, 'designTokens'), 'shadows')
  return Object.entries(Object.keys(own).length > 0 ? own : fallback)
    .slice(0, SHADOWS)
    .map(([name, value]) => fact(`Shadow ${name}`, truncate(String(value), SHADOW_LETTERS)))
}

/** A part of what was stored, which may be anything. */
function partOf(whole: Record<string, unknown>, name: string): Record<string, unknown> {
  const part = Object.hasOwn(whole, name) ? whole[name] : null
  return typeof part === 'object' && part !== null ? (part as Record<string, unknown>) : {}
}

export function layouts({ layoutStyle, layouts: parts, layoutSpacing }: ThemeConfig): Fact[] {
  const { navigation, cards } = parts
  const behind = navigation.activeBackground
  return [
    fact('Layout style', layoutStyle),
    fact('Navigation', `${navigation.style}, at the ${navigation.position}`),
    onOff('Transparent navigation', navigation.transparent),
    behind === null ? fact('Active link', 'No background') : colored('Active link', behind),
    onOff('Light and dark switch', navigation.enableThemeModeToggle),
    fact('Card radius', cards.radius),
    fact('Card shadow', cards.shadow),
    fact('Section padding', layoutSpacing.sectionPaddingY),
    fact('Card padding', layoutSpacing.cardPadding),
    fact('Gap', layoutSpacing.elementGap),
  ]
}

export function animations({ animations: given, layouts: { cards } }: ThemeConfig): Fact[] {
  return [
    onOff('Scroll reveal', given.features.scrollReveal),
    onOff('Hover effects', given.features.hoverEffects),
    onOff('Page transitions', given.features.pageTransitions),
    fact('Card hover effect', cards.hoverEffect),
    listed('Durations', given.durations),
    listed('Easings', given.easings),
  ]
}

export function accessibility({ accessibility: given }: ThemeConfig): Fact[] {
  const { focusIndicators, keyboardNavigation } = given
  return [
    fact('Focus indicator', `${focusIndicators.style}, ${focusIndicators.width} wide`),
    colored('Focus color', focusIndicators.color),
    onOff('Skip links', keyboardNavigation.skipLinks),
    onOff('Focus visible', keyboardNavigation.focusVisible),
    onOff('High contrast', given.highContrast),
    onOff('Respects reduced motion', given.reducedMotion.respectPreference),
    fact('Minimum target size', given.minimumTargetSize),
  ]
}
