import { resolveTheme, type ThemeConfig } from '#model/theme/theme-config.ts'

import { defaultMarkup } from './default-markup.ts'

const SYSTEM_FONTS =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Noto Sans Telugu", "Nirmala UI", "Liberation Sans", sans-serif'

/**
 * 'Clinical Modern', the built-in theme: used until another is loaded, and where none is usable.
 */
export const defaultTheme: ThemeConfig = {
  ...defaultMarkup,
  colors: {
    light: {
      primary: '#0B5CAD',
      secondary: '#0F766E',
      accent: '#B4470E',
      background: {
        page: '#F6F9FC',
        elevated: '#FFFFFF',
        ...defaultMarkup.colors.light.background,
      },
      text: { primary: '#10233A', secondary: '#3A4E66', muted: '#57687D', inverse: '#FFFFFF' },
      semantic: { success: '#15803D', warning: '#A8480A', error: '#B91C1C', info: '#0369A1' },
      border: { default: '#D9E3ED', hover: '#7590AB', focus: '#0B5CAD' },
      decorativeIcon: '#F59E0B',
    },
    dark: {
      primary: '#85BDF7',
      secondary: '#63CFBE',
      accent: '#FDBA8C',
      background: { page: '#0B1521', elevated: '#1A2A3C', ...defaultMarkup.colors.dark.background },
      text: { primary: '#EDF3F9', secondary: '#C4D1DF', muted: '#9DAEC1', inverse: '#0B1521' },
      semantic: { success: '#4ADE80', warning: '#FBBF24', error: '#FCA5A5', info: '#7DD3FC' },
      border: { default: '#283A4E', hover: '#58738F', focus: '#85BDF7' },
      decorativeIcon: '#F59E0B',
    },
  },
  gradients: [
    {
      name: 'hero',
      type: 'linear',
      angle: 125,
      stops: [
        { color: '#0A2647', position: 0 },
        { color: '#0B4A8A', position: 58 },
        { color: '#0D6B78', position: 100 },
      ],
    },
  ],
  typography: {
    fontFamilies: {
      heading: SYSTEM_FONTS,
      body: SYSTEM_FONTS,
      mono: 'ui-monospace, "Cascadia Mono", "Liberation Mono", monospace',
    },
    ...defaultMarkup.typography,
    fontSizes: {
      xs: '13px',
      sm: '15px',
      base: '17px',
      lg: '19px',
      xl: '22px',
      '2xl': '26px',
      '3xl': '32px',
      '4xl': '40px',
    },
    fontWeights: { normal: 400, medium: 500, semibold: 600, bold: 700 },
    lineHeights: { tight: 1.2, normal: 1.5, relaxed: 1.65 },
  },
  layoutTypography: {
    headingSizes: { h1: '48px', h2: '36px', h3: '28px' },
    headingWeight: 700,
    headingLineHeight: 1.2,
  },
  layoutSpacing: { sectionPaddingY: '80px', cardPadding: '32px', elementGap: '32px' },
  designTokens: {
    spacing: { xs: '4px', sm: '8px', md: '16px', lg: '24px', xl: '32px', '2xl': '48px' },
    borderRadius: { sm: '6px', md: '10px', lg: '16px', xl: '24px', full: '9999px' },
    shadows: {
      none: 'none',
      sm: '0 1px 2px rgba(16, 35, 58, 0.06), 0 2px 8px rgba(16, 35, 58, 0.04)',
      md: '0 2px 6px rgba(16, 35, 58, 0.06), 0 8px 24px rgba(16, 35, 58, 0.08)',
      lg: '0 4px 12px rgba(16, 35, 58, 0.08), 0 16px 40px rgba(16, 35, 58, 0.12)',
      xl: '0 8px 20px rgba(16, 35, 58, 0.1), 0 28px 64px rgba(16, 35, 58, 0.16)',
    },
    blur: { sm: '4px', md: '12px', lg: '24px' },
    opacity: { disabled: 0.55, overlay: 0.6 },
    borderWidth: { thin: '1px', thick: '2px' },
    containerWidths: { text: '720px', page: '1180px' },
  },
  animations: {
    ...defaultMarkup.animations,
    durations: { fast: '120ms', normal: '200ms', slow: '400ms' },
    easings: { standard: 'cubic-bezier(0.2, 0, 0, 1)', out: 'ease-out' },
  },
}

/** Completes a stored theme by the default one. */
export const completeTheme = (stored: unknown): ThemeConfig => resolveTheme(stored, defaultTheme)
