import type { ColorKey, ColorName } from './theme-settings.ts'

/** The name of a colour for staff, and the pairs that the site shows it in. */
interface ColorDetails {
  group: string
  label: string
  field: string
  /** What it is shown as, and on which backgrounds. */
  pairs: readonly ColorPairs[]
  dark: DarkRule
}

export interface ColorPairs {
  /** The foreground, for people. */
  label: string
  /** The foreground, if it is derived from the colour. */
  foreground?: ColorName
  on: readonly Ground[]
  /** 3 for large bold text and non-text elements; otherwise 4.5. */
  needs?: 3
}

/** How a dark colour is derived from the light ones (theme/colors/derive-dark.ts). */
type DarkRule =
  /** The hue of the light text, with this lightness in OKLCH, or with this contrast. */
  | { from: 'ink' | 'words'; light: number }
  | { from: 'ink' | 'words'; ratio: number }
  /** Its own hue, as light as its contrast requires. */
  | 'own hue'
  | 'as in light'
  | { like: ColorKey }

/** The background colours of the site, for people. */
export const backgroundNames = {
  page: 'the page',
  text: 'the text colour',
  surface: 'surfaces',
  elevated: 'cards',
  primary: 'the primary colour',
  'primary-strong': 'the primary colour, pointed at',
  'primary-soft': 'the primary tint',
  'secondary-soft': 'the secondary tint',
  'accent-soft': 'its tint',
  'icon-soft': 'the icon tint',
  success: 'the success colour',
  'success-soft': 'the success tint',
  'warning-soft': 'the warning tint',
  error: 'the error colour',
  'error-soft': 'the error tint',
  'info-soft': 'the info tint',
  emergency: 'its background',
} as const satisfies Partial<Record<ColorName, string>>
type Ground = keyof typeof backgroundNames

const papers = ['page', 'surface', 'elevated'] as const

export const colorDetails: Record<ColorKey, ColorDetails> = {
  primary: {
    group: 'Brand',
    label: 'Primary',
    field: 'Primary',
    pairs: [
      { label: 'Links', on: [...papers, 'primary-soft'] },
      { label: 'Words on buttons', foreground: 'on-primary', on: ['primary', 'primary-strong'] },
    ],
    dark: 'own hue',
  },
  secondary: {
    group: 'Brand',
    label: 'Secondary',
    field: 'Secondary',
    pairs: [{ label: 'Secondary colour', on: ['secondary-soft'] }],
    dark: 'own hue',
  },
  accent: {
    group: 'Brand',
    label: 'Accent',
    field: 'Accent',
    pairs: [{ label: 'Accent', on: ['accent-soft'] }],
    dark: 'own hue',
  },
  'background.page': {
    group: 'Background',
    label: 'Background page',
    field: 'Page',
    pairs: [],
    dark: { from: 'ink', light: 0.18 },
  },
  'background.surface': {
    group: 'Background',
    label: 'Background surface',
    field: 'Surface',
    pairs: [],
    dark: { from: 'ink', light: 0.22 },
  },
  'background.elevated': {
    group: 'Background',
    label: 'Background elevated',
    field: 'Elevated',
    pairs: [],
    dark: { from: 'ink', light: 0.265 },
  },
  'text.primary': {
    group: 'Text',
    label: 'Text primary',
    field: 'Primary',
    pairs: [
      {
        label: 'Text',
        on: [
          ...papers,
          'primary-soft',
          'secondary-soft',
          'icon-soft',
          'success-soft',
          'warning-soft',
          'error-soft',
          'info-soft',
        ],
      },
    ],
    dark: { from: 'words', light: 0.96 },
  },
  'text.secondary': {
    group: 'Text',
    label: 'Text secondary',
    field: 'Secondary',
    pairs: [
      { label: 'Secondary text', on: [...papers, 'primary-soft', 'secondary-soft', 'icon-soft'] },
    ],
    dark: { from: 'words', light: 0.87 },
  },
  'text.muted': {
    group: 'Text',
    label: 'Text muted',
    field: 'Muted',
    pairs: [{ label: 'Muted text', on: papers }],
    dark: { from: 'words', ratio: 6 },
  },
  'text.inverse': {
    group: 'Text',
    label: 'Text inverse',
    field: 'Inverse',
    pairs: [{ label: 'Inverse text', on: ['text'] }],
    dark: { like: 'background.page' },
  },
  'semantic.success': {
    group: 'Messages',
    label: 'Success message',
    field: 'Success',
    pairs: [
      { label: 'Success', on: ['surface', 'success-soft'] },
      { label: 'Words on call buttons', foreground: 'on-success', on: ['success'] },
    ],
    dark: 'own hue',
  },
  'semantic.warning': {
    group: 'Messages',
    label: 'Warning message',
    field: 'Warning',
    pairs: [{ label: 'Warning', on: ['surface', 'warning-soft'] }],
    dark: 'own hue',
  },
  'semantic.error': {
    group: 'Messages',
    label: 'Error message',
    field: 'Error',
    pairs: [
      { label: 'Error', on: ['surface', 'error-soft', 'primary-soft'] },
      { label: 'Words in urgent advice', foreground: 'on-error', on: ['error'] },
    ],
    dark: 'own hue',
  },
  'semantic.info': {
    group: 'Messages',
    label: 'Info message',
    field: 'Info',
    pairs: [{ label: 'Info', on: ['surface', 'info-soft'] }],
    dark: 'own hue',
  },
  'border.default': {
    group: 'Border',
    label: 'Border default',
    field: 'Default',
    pairs: [],
    dark: { from: 'ink', light: 0.34 },
  },
  'border.hover': {
    group: 'Border',
    label: 'Border hover',
    field: 'Hover',
    pairs: [{ label: 'Edge of buttons', on: ['page', 'surface'], needs: 3 }],
    dark: { from: 'ink', ratio: 3.3 },
  },
  'border.focus': {
    group: 'Border',
    label: 'Border focus',
    field: 'Focus',
    pairs: [{ label: 'Focus ring', foreground: 'focus', on: papers, needs: 3 }],
    dark: { like: 'primary' },
  },
  decorativeIcon: {
    group: 'Decoration',
    label: 'Decorative icon',
    field: 'Decorative icon',
    pairs: [],
    dark: 'as in light',
  },
}
