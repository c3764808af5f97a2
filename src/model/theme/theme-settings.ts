import type { KindName } from './theme-kinds.ts'

// Every setting of a theme: its path, its kind, and its CSS variable. Types, grammar and variables
// are derived from here. Details for staff are in theme-setting-details.ts, so that visitors do not
// download them; the types require them.

interface ThemeSetting {
  kind: KindName
  /** `*` stands for the name of the entry. Absent if the setting has no variable. */
  variable?: `--${string}`
  /** Names of entries, where a theme cannot have its own. */
  entries?: readonly string[]
  /** Pixels become rem, so that it grows with the reader's text size. */
  grows?: true
}

/** The colours of each mode, as in `colors.light.primary` and `colors.dark.primary`. */
export const modeColors = {
  primary: '--color-primary',
  secondary: '--color-secondary',
  accent: '--color-accent',
  'background.page': '--color-page',
  'background.surface': '--color-surface',
  'background.elevated': '--color-elevated',
  'text.primary': '--color-text',
  'text.secondary': '--color-text-secondary',
  'text.muted': '--color-text-muted',
  'text.inverse': '--color-text-inverse',
  'semantic.success': '--color-success',
  'semantic.warning': '--color-warning',
  'semantic.error': '--color-error',
  'semantic.info': '--color-info',
  'border.default': '--color-border',
  'border.hover': '--color-border-hover',
  'border.focus': '--color-border-focus',
  decorativeIcon: '--color-icon',
} as const

export type ColorKey = keyof typeof modeColors

/** All other settings; a path that ends in `*` matches every entry of a group. */
export const themeSettings = {
  gradients: { kind: 'gradients', variable: '--gradient-hero' },

  'typography.fontFamilies.heading': { kind: 'fonts', variable: '--font-heading' },
  'typography.fontFamilies.body': { kind: 'fonts', variable: '--font-body' },
  'typography.fontFamilies.mono': { kind: 'fonts', variable: '--font-mono' },
  'typography.fontUrls': { kind: 'font-addresses' },
  'typography.fontSizes.*': { kind: 'size', variable: '--text-*', grows: true },
  'layoutTypography.headingSizes.*': {
    kind: 'size',
    variable: '--size-*',
    entries: ['h1', 'h2', 'h3'],
    grows: true,
  },
  'layoutTypography.headingWeight': { kind: 'weight', variable: '--heading-weight' },
  'layoutTypography.headingLineHeight': { kind: 'line-height', variable: '--heading-leading' },
  'typography.fontWeights.*': { kind: 'weight', variable: '--weight-*' },
  'typography.lineHeights.*': { kind: 'line-height', variable: '--leading-*' },

  'designTokens.borderRadius.*': { kind: 'size', variable: '--radius-*' },
  'designTokens.spacing.*': { kind: 'size', variable: '--space-*', grows: true },
  'designTokens.shadows.*': { kind: 'shadow', variable: '--shadow-*' },
  'designTokens.borderWidth.*': { kind: 'size', variable: '--border-*' },
  'designTokens.containerWidths.*': { kind: 'size', variable: '--width-*' },
  'designTokens.blur.*': { kind: 'size', variable: '--blur-*' },
  'designTokens.opacity.*': { kind: 'opacity', variable: '--opacity-*' },

  'layouts.navigation.style': { kind: 'navigation-style' },
  'layouts.navigation.position': { kind: 'navigation-position' },
  'layouts.navigation.transparent': { kind: 'switch' },
  'layouts.navigation.enableThemeModeToggle': { kind: 'switch' },
  'layouts.navigation.activeBackground': { kind: 'color-or-null', variable: '--color-nav-active' },
  layoutStyle: { kind: 'layout-style' },
  'layoutSpacing.sectionPaddingY': { kind: 'size', variable: '--section-padding' },
  'layoutSpacing.elementGap': { kind: 'size', variable: '--gap' },
  healthLibraryEnabled: { kind: 'switch' },
  'layouts.hero.*': { kind: 'free-group' },
  'layouts.sections.*': { kind: 'free-group' },
  'layouts.pages.*': { kind: 'free-group' },
  'layouts.cards.radius': { kind: 'card-radius', variable: '--card-radius' },
  'layouts.cards.shadow': { kind: 'card-shadow', variable: '--card-shadow' },
  'layoutSpacing.cardPadding': { kind: 'size', variable: '--card-padding' },
  'emergencyButton.text': { kind: 'label' },
  'emergencyButton.backgroundColor': { kind: 'own-color', variable: '--color-emergency' },
  'emergencyButton.textColor': { kind: 'own-color', variable: '--color-on-emergency' },
  'backButton.text': { kind: 'label' },
  'backButton.backgroundColor': { kind: 'clear-color', variable: '--color-back' },
  'backButton.textColor': { kind: 'own-color', variable: '--color-on-back' },
  'backButton.borderColor': { kind: 'clear-color', variable: '--color-back-border' },
  'backButton.hoverBackgroundColor': { kind: 'clear-color', variable: '--color-back-hover' },
  'backButton.hoverTextColor': { kind: 'own-color', variable: '--color-on-back-hover' },

  'animations.features.scrollReveal': { kind: 'switch' },
  'animations.features.hoverEffects': { kind: 'switch' },
  'animations.features.pageTransitions': { kind: 'switch' },
  'layouts.cards.hoverEffect': { kind: 'hover-effect' },
  'animations.durations.*': { kind: 'duration', variable: '--duration-*' },
  'animations.easings.*': { kind: 'easing', variable: '--ease-*' },

  'accessibility.focusIndicators.style': { kind: 'focus-style' },
  'accessibility.focusIndicators.width': { kind: 'size', variable: '--focus-width' },
  'accessibility.focusIndicators.color': { kind: 'color', variable: '--focus-color' },
  'accessibility.keyboardNavigation.skipLinks': { kind: 'switch' },
  'accessibility.keyboardNavigation.focusVisible': { kind: 'switch' },
  'accessibility.highContrast': { kind: 'switch' },
  'accessibility.reducedMotion.respectPreference': { kind: 'switch' },
  'accessibility.minimumTargetSize': { kind: 'size', variable: '--target-size' },
} as const satisfies Record<string, ThemeSetting>

export type SettingPath = keyof typeof themeSettings

/** The settings with their paths, for iteration. */
export const settingList: readonly (ThemeSetting & { path: SettingPath })[] = Object.entries(
  themeSettings,
).map(([path, setting]) => ({ path: path as SettingPath, ...setting }))

// Colours derived from a theme's own, so that text stays readable in every theme.

/** Have a tint of themselves as a background: `primary-soft`. */
export const tintedColors = [
  'primary',
  'secondary',
  'accent',
  'success',
  'warning',
  'error',
  'info',
] as const

/** Have a text colour: `on-primary`. */
export const colorsWithText = ['primary', 'success', 'error'] as const

type Variable<Name> = Name extends `--color-${infer Color}` ? Color : never
type OwnColor =
  | Variable<(typeof modeColors)[ColorKey]>
  | Variable<{ [P in SettingPath]: VariableOf<(typeof themeSettings)[P]> }[SettingPath]>
type VariableOf<Setting> = Setting extends { variable: infer Name } ? Name : never

/** The colours of a pair: the variables without `--color-`, and a few named ones. */
export type ColorName =
  | OwnColor
  | `${(typeof tintedColors)[number] | 'icon'}-soft`
  | `on-${(typeof colorsWithText)[number] | 'hero'}`
  | 'primary-strong'
  | 'hero'
  | 'hero-worst'
  | 'focus'
  | 'white'
