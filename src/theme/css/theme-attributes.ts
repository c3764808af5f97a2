import type { ThemeMarkup, ThemeMode } from '#model/theme/theme-config.ts'

/** Used in place of a hash where a clinic has no theme and the default one shows. */
export const NO_THEME = 'default'

/** The mode a reader chose; 'auto' for whoever chose none: then it is as the device is, by the stylesheet alone. */
export type ModeChoice = ThemeMode | 'auto'

/** As media of a stylesheet and of an element. */
export const DARK_DEVICE = '(prefers-color-scheme: dark)'

/** The attributes of the root element that stylesheets need because no variable can express them; servers write them too. */
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
