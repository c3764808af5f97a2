import { expect, test } from 'vitest'

import { fullTheme } from '#model/testing/full-theme.ts'
import { resolveTheme, themeModes } from '#model/theme/theme-config.ts'

import { defaultTheme } from '../default-theme.ts'
import { createCssVariables } from './css-variables.ts'

/** The specified keys of a theme, each as a path. */
const specified = `
  colors.light.primary colors.light.secondary colors.light.accent
  colors.light.background.page colors.light.background.surface colors.light.background.elevated
  colors.light.text.primary colors.light.text.secondary colors.light.text.muted colors.light.text.inverse
  colors.light.semantic.success colors.light.semantic.warning colors.light.semantic.error colors.light.semantic.info
  colors.light.border.default colors.light.border.hover colors.light.border.focus
  colors.light.decorativeIcon colors.dark.primary
  gradients typography.fontUrls
  typography.fontFamilies.heading typography.fontFamilies.body typography.fontFamilies.mono
  typography.fontSizes.xs typography.fontSizes.sm typography.fontSizes.base typography.fontSizes.lg typography.fontSizes.2xl
  typography.fontWeights typography.lineHeights.relaxed
  layoutStyle
  layoutTypography.headingSizes.h1 layoutTypography.headingSizes.h2 layoutTypography.headingSizes.h3
  layoutTypography.headingWeight layoutTypography.headingLineHeight
  layoutSpacing.sectionPaddingY layoutSpacing.cardPadding layoutSpacing.elementGap
  layouts.navigation.style layouts.navigation.position layouts.navigation.transparent
  layouts.navigation.activeBackground layouts.navigation.enableThemeModeToggle
  layouts.hero layouts.cards.radius layouts.cards.shadow layouts.cards.hoverEffect layouts.sections layouts.pages
  designTokens.spacing designTokens.borderRadius.md designTokens.borderRadius.lg designTokens.borderRadius.xl
  designTokens.shadows designTokens.blur designTokens.opacity designTokens.borderWidth designTokens.containerWidths
  animations.features.scrollReveal animations.features.hoverEffects animations.features.pageTransitions
  animations.durations animations.easings
  accessibility.focusIndicators.style accessibility.focusIndicators.width accessibility.focusIndicators.color
  accessibility.keyboardNavigation.skipLinks accessibility.keyboardNavigation.focusVisible
  accessibility.highContrast accessibility.reducedMotion.respectPreference accessibility.minimumTargetSize
  emergencyButton.text emergencyButton.backgroundColor emergencyButton.textColor
  backButton.text backButton.backgroundColor backButton.textColor backButton.borderColor
  backButton.hoverBackgroundColor backButton.hoverTextColor
  healthLibraryEnabled`
  .trim()
  .split(/\s+/)

test.for(specified)('AC-424 a theme may set %s, and its value is used unchanged', (path) => {
  const given = at(fullTheme, path)
  expect(given).toBeDefined()
  expect(at(resolveTheme(fullTheme, defaultTheme), path)).toEqual(given)
})

test('AC-424 each key that a theme omits comes from the default theme', () => {
  for (const path of specified) {
    const stored = without(fullTheme, path.split('.'))
    expect(at(stored, path), path).toBeUndefined()
    const resolved = resolveTheme(stored, defaultTheme)
    expect(at(resolved, path), path).toEqual(at(defaultTheme, path))
  }
})

test.for(themeModes)(
  'AC-424 the smallest theme and the fullest both define all variables of a page, in %s',
  (mode) => {
    const smallest = createCssVariables(resolveTheme({}, defaultTheme), mode)
    const fullest = createCssVariables(resolveTheme(fullTheme, defaultTheme), mode)
    expect(smallest).toEqual(createCssVariables(defaultTheme, mode))
    expect(Object.keys(fullest)).toEqual(expect.arrayContaining(Object.keys(smallest)))
    const same = Object.keys(smallest).filter((name) => at(fullest, name) === at(smallest, name))
    // A text colour on a background is derived for readability.
    expect(same.filter((name) => !name.includes('-on-'))).toEqual([])
  },
)

function at(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], value)
}

function without(value: unknown, [key = '', ...rest]: string[]): Record<string, unknown> {
  const { [key]: gone, ...others } = value as Record<string, unknown>
  return rest.length === 0 ? others : { ...others, [key]: without(gone, rest) }
}
