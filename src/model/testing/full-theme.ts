import type { ModeColors, ThemeConfig } from '#model/theme/theme-config.ts'

const colors = (primary: string): ModeColors => ({
  primary,
  secondary: '#112233',
  accent: '#223344',
  background: { page: '#FFFFF0', surface: '#FFFFF1', elevated: '#FFFFF2' },
  text: { primary: '#000001', secondary: '#000002', muted: '#333333', inverse: '#FFFFF3' },
  semantic: { success: '#004400', warning: '#554400', error: '#660000', info: '#000066' },
  border: { default: '#AAAAAA', hover: '#BBBBBB', focus: '#123123' },
  decorativeIcon: '#FFAA00',
})

/** A theme with every setting, each different from the default. */
export const fullTheme: ThemeConfig = {
  colors: { light: colors('#101010'), dark: colors('#EFEFEF') },
  gradients: [
    {
      name: 'hero',
      type: 'radial',
      angle: 45,
      stops: [
        { color: '#101010', position: 0 },
        { color: '#202020', position: 100 },
      ],
    },
  ],
  typography: {
    fontFamilies: { heading: 'Lora, serif', body: 'Mukta, sans-serif', mono: 'Courier, monospace' },
    fontUrls: ['https://fonts.googleapis.com/css2?family=Lora&display=swap'],
    fontSizes: {
      xs: '12px',
      sm: '14px',
      base: '16px',
      lg: '18px',
      xl: '20px',
      '2xl': '24px',
      '3xl': '30px',
      '4xl': '36px',
    },
    fontWeights: { normal: 300, medium: 600, semibold: 800, bold: 900 },
    lineHeights: { tight: 1.1, normal: 1.4, relaxed: 1.8 },
  },
  layoutStyle: 'playful',
  layoutTypography: {
    headingSizes: { h1: '50px', h2: '40px', h3: '30px' },
    headingWeight: 800,
    headingLineHeight: 1.1,
  },
  layoutSpacing: { sectionPaddingY: '60px', cardPadding: '20px', elementGap: '20px' },
  layouts: {
    navigation: {
      style: 'floating',
      position: 'top',
      transparent: true,
      activeBackground: '#123456',
      enableThemeModeToggle: false,
    },
    hero: {},
    cards: { radius: 'xl', shadow: 'lg', hoverEffect: 'bounce' },
    sections: {},
    pages: {},
  },
  designTokens: {
    spacing: { xs: '2px', sm: '6px', md: '12px', lg: '20px', xl: '28px', '2xl': '44px' },
    borderRadius: { sm: '2px', md: '4px', lg: '8px', xl: '20px', full: '999px' },
    shadows: {
      none: 'none',
      sm: '0 1px 1px rgba(0, 0, 0, 0.1)',
      md: '0 2px 2px rgba(0, 0, 0, 0.1)',
      lg: '0 4px 4px rgba(0, 0, 0, 0.1)',
      xl: '0 8px 8px rgba(0, 0, 0, 0.1)',
    },
    blur: { sm: '2px', md: '8px', lg: '16px' },
    opacity: { disabled: 0.4, overlay: 0.5 },
    borderWidth: { thin: '2px', thick: '4px' },
    containerWidths: { text: '640px', page: '1100px' },
  },
  animations: {
    features: { scrollReveal: true, hoverEffects: false, pageTransitions: true },
    durations: { fast: '100ms', normal: '150ms', slow: '300ms' },
    easings: { standard: 'ease', out: 'linear' },
  },
  accessibility: {
    focusIndicators: { style: 'shadow', width: '4px', color: '#654321' },
    keyboardNavigation: { skipLinks: false, focusVisible: false },
    highContrast: true,
    reducedMotion: { respectPreference: false },
    minimumTargetSize: '56px',
  },
  emergencyButton: { text: 'Stroke line', backgroundColor: '#990000', textColor: '#FFFFFE' },
  backButton: {
    text: 'All topics',
    backgroundColor: '#F0F0F0',
    textColor: '#010101',
    borderColor: '#020202',
    hoverBackgroundColor: '#030303',
    hoverTextColor: '#FEFEFE',
  },
  healthLibraryEnabled: false,
}
