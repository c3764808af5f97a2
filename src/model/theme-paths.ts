import type { KindName } from './theme-kinds.ts'

// Every place in a theme and the kind of value it holds; `*` stands for any name, `[]` for every
// entry of a list. The server has the same in private.theme_rules.

const groups = `
  colors colors.light colors.light.background colors.light.text colors.light.semantic colors.light.border
  typography typography.fontFamilies
  layoutTypography layoutTypography.headingSizes layoutSpacing
  layouts layouts.navigation layouts.cards designTokens
  animations animations.features
  accessibility accessibility.focusIndicators accessibility.keyboardNavigation accessibility.reducedMotion
  emergencyButton backButton`

const maps = `
  typography.fontSizes typography.fontWeights typography.lineHeights
  layouts.hero layouts.sections layouts.pages
  designTokens.spacing designTokens.borderRadius designTokens.shadows designTokens.blur designTokens.opacity
  designTokens.borderWidth designTokens.containerWidths
  animations.durations animations.easings`

const colors = `
  colors.light.primary colors.light.secondary colors.light.accent
  colors.light.background.page colors.light.background.surface colors.light.background.elevated
  colors.light.text.primary colors.light.text.secondary colors.light.text.muted colors.light.text.inverse
  colors.light.semantic.success colors.light.semantic.warning colors.light.semantic.error colors.light.semantic.info
  colors.light.border.default colors.light.border.hover colors.light.border.focus
  colors.light.decorativeIcon
  gradients[].stops[].color accessibility.focusIndicators.color`

const sizes = `
  typography.fontSizes.*
  layoutTypography.headingSizes.h1 layoutTypography.headingSizes.h2 layoutTypography.headingSizes.h3
  layoutSpacing.sectionPaddingY layoutSpacing.cardPadding layoutSpacing.elementGap
  designTokens.spacing.* designTokens.borderRadius.* designTokens.blur.* designTokens.borderWidth.*
  designTokens.containerWidths.*
  accessibility.focusIndicators.width accessibility.minimumTargetSize`

const switches = `
  layouts.navigation.transparent layouts.navigation.enableThemeModeToggle
  animations.features.scrollReveal animations.features.hoverEffects animations.features.pageTransitions
  accessibility.keyboardNavigation.skipLinks accessibility.keyboardNavigation.focusVisible
  accessibility.highContrast accessibility.reducedMotion.respectPreference
  healthLibraryEnabled`

const pathsOfKinds: Partial<Record<KindName, string>> = {
  group: groups,
  map: maps,
  color: colors,
  size: sizes,
  switch: switches,
  gradients: 'gradients',
  gradient: 'gradients[]',
  title: 'gradients[].name',
  'gradient-type': 'gradients[].type',
  angle: 'gradients[].angle',
  stops: 'gradients[].stops',
  stop: 'gradients[].stops[]',
  position: 'gradients[].stops[].position',
  fonts:
    'typography.fontFamilies.heading typography.fontFamilies.body typography.fontFamilies.mono',
  'font-addresses': 'typography.fontUrls',
  'font-address': 'typography.fontUrls[]',
  weight: 'typography.fontWeights.* layoutTypography.headingWeight',
  'line-height': 'typography.lineHeights.* layoutTypography.headingLineHeight',
  'layout-style': 'layoutStyle',
  'navigation-style': 'layouts.navigation.style',
  'navigation-position': 'layouts.navigation.position',
  'color-or-null': 'layouts.navigation.activeBackground',
  'card-radius': 'layouts.cards.radius',
  'card-shadow': 'layouts.cards.shadow',
  'hover-effect': 'layouts.cards.hoverEffect',
  'free-group': 'layouts.hero.* layouts.sections.* layouts.pages.*',
  free: 'layouts.hero.*.* layouts.sections.*.* layouts.pages.*.*',
  shadow: 'designTokens.shadows.*',
  opacity: 'designTokens.opacity.*',
  duration: 'animations.durations.*',
  easing: 'animations.easings.*',
  'focus-style': 'accessibility.focusIndicators.style',
  label: 'emergencyButton.text backButton.text',
  'own-color':
    'emergencyButton.backgroundColor emergencyButton.textColor backButton.textColor backButton.hoverTextColor',
  'clear-color':
    'backButton.backgroundColor backButton.borderColor backButton.hoverBackgroundColor',
}

/** The kind of value at each place; the empty path is the theme itself. */
export const themePaths: ReadonlyMap<string, KindName> = new Map([
  ['', 'group'],
  ...Object.entries(pathsOfKinds).flatMap(([kind, paths]) =>
    listed(paths).map((path) => [path, kind as KindName] as const),
  ),
])

function listed(paths: string): string[] {
  return paths
    .trim()
    .split(/\s+/)
    .flatMap((path) =>
      path.startsWith('colors.light') ? [path, path.replace('light', 'dark')] : [path],
    )
}
