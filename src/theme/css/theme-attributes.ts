import type { ThemeMarkup, ThemeMode } from '#model/theme/theme-config.ts'

/** Stands for the hash if the clinic has no theme and the default one shows. */
export const NO_THEME = 'default'

/** The mode a reader chose. 'auto' follows the device, by the stylesheet alone. */
export type ModeChoice = ThemeMode | 'auto'

/** A media query for stylesheets and elements. */
export const DARK_DEVICE = '(prefers-color-scheme: dark)'

/**
 * Returns the attributes of the root element for stylesheets, where a variable cannot express a
 * setting; servers write them too.
 */
export function getThemeAttributes(config: ThemeMarkup, mode: ModeChoice): Record<string, string> {
  const { animations, layouts, accessibility } = config
  return {
    'data-theme-mode': mode,
    'data-layout': config.layoutStyle,
    'data-card-hover': animations.features.hoverEffects ? layouts.cards.hoverEffect : 'none',
    'data-scroll-reveal': String(animations.features.scrollReveal),
    'data-page-transitions': String(animations.features.pageTransitions),
    'data-focus-style': accessibility.focusIndicators.style,
    'data-focus-visible': String(accessibility.keyboardNavigation.focusVisible),
    'data-high-contrast': String(accessibility.highContrast),
    'data-reduced-motion': accessibility.reducedMotion.respectPreference ? 'respect' : 'ignore',
  }
}
