import { resolveTheme, type ThemeMarkup } from '#model/theme/theme-config.ts'

/**
 * The part of the default theme that every page needs to hydrate; the rest is in default-theme.ts.
 */
export const defaultMarkup = {
  colors: {
    light: { background: { surface: '#FFFFFF' } },
    dark: { background: { surface: '#121F2E' } },
  },
  typography: { fontUrls: [] },
  layoutStyle: 'modern',
  layouts: {
    navigation: {
      style: 'sticky',
      position: 'top',
      transparent: false,
      activeBackground: '#0066CC',
      enableThemeModeToggle: true,
    },
    hero: {},
    cards: { radius: 'lg', shadow: 'sm', hoverEffect: 'subtle' },
    sections: {},
    pages: {},
  },
  animations: {
    features: { scrollReveal: false, hoverEffects: true, pageTransitions: false },
  },
  accessibility: {
    focusIndicators: { style: 'outline', width: '3px', color: '#0B5CAD' },
    keyboardNavigation: { skipLinks: true, focusVisible: true },
    highContrast: false,
    reducedMotion: { respectPreference: true },
    minimumTargetSize: '48px',
  },
  emergencyButton: { text: '', backgroundColor: '#EF4444', textColor: '#FFFFFF' },
  backButton: {
    text: 'Back',
    backgroundColor: 'transparent',
    textColor: '',
    borderColor: '',
    hoverBackgroundColor: '',
    hoverTextColor: '',
  },
  healthLibraryEnabled: true,
} satisfies ThemeMarkup

/** Returns the part of a stored theme that the markup needs, completed by the default theme. */
export const toThemeMarkup = (stored: unknown): ThemeMarkup => resolveTheme(stored, defaultMarkup)
