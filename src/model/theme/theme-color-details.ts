import type { ColorKey, ColorName } from './theme-settings.ts'

/** What staff read and choose of a colour of a mode, and what the site shows it with. */
interface ColorDetails {
  group: string
  label: string
  field: string
  /** Where it is read or seen, and on what. */
  pairs: readonly ColorPairs[]
  dark: DarkRule
}

export interface ColorPairs {
  /** What is read, for people. */
  what: string
  /** What is read, if it is not the colour itself but follows from it. */
  front?: ColorName
  on: readonly Ground[]
  /** 3 for large bold text, and for what is no text but must be seen; otherwise 4.5. */
  needs?: 3
}

/** How a dark colour is made of the light ones (theme/colors/derive-dark.ts). */
type DarkRule =
  /** The hue of the light text, as light as this in OKLCH, or as light as stands out this much. */
  | { from: 'ink' | 'words'; light: number }
  | { from: 'ink' | 'words'; ratio: number }
  /** Its own hue, as light as it must be to be read. */
  | 'own hue'
  | 'as in light'
  | { like: ColorKey }

/** What colours lie on somewhere in the site, for people. */
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
      { what: 'Links', on: [...papers, 'primary-soft'] },
      { what: 'Words on buttons', front: 'on-primary', on: ['primary', 'primary-strong'] },
    ],
    dark: 'own hue',
  },
  secondary: {
    group: 'Brand',
    label: 'Secondary',
    field: 'Secondary',
    pairs: [{ what: 'Secondary colour', on: ['secondary-soft'] }],
    dark: 'own hue',
  },
  accent: {
    group: 'Brand',
    label: 'Accent',
    field: 'Accent',
    pairs: [{ what: 'Accent', on: ['accent-soft'] }],
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
        what: 'Text',
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
      { what: 'Secondary text', on: [...papers, 'primary-soft', 'secondary-soft', 'icon-soft'] },
    ],
    dark: { from: 'words', light: 0.87 },
  },
  'text.muted': {
    group: 'Text',
    label: 'Text muted',
    field: 'Muted',
    pairs: [{ what: 'Muted text', on: papers }],
    dark: { from: 'words', ratio: 6 },
  },
  'text.inverse': {
    group: 'Text',
    label: 'Text inverse',
    field: 'Inverse',
    pairs: [{ what: 'Inverse text', on: ['text'] }],
    dark: { like: 'background.page' },
  },
  'semantic.success': {
    group: 'Messages',
    label: 'Success message',
    field: 'Success',
    pairs: [
      { what: 'Success', on: ['surface', 'success-soft'] },
      { what: 'Words on call buttons', front: 'on-success', on: ['success'] },
    ],
    dark: 'own hue',
  },
  'semantic.warning': {
    group: 'Messages',
    label: 'Warning message',
    field: 'Warning',
    pairs: [{ what: 'Warning', on: ['surface', 'warning-soft'] }],
    dark: 'own hue',
  },
  'semantic.error': {
    group: 'Messages',
    label: 'Error message',
    field: 'Error',
    pairs: [
      { what: 'Error', on: ['surface', 'error-soft', 'primary-soft'] },
      { what: 'Words in urgent advice', front: 'on-error', on: ['error'] },
    ],
    dark: 'own hue',
  },
  'semantic.info': {
    group: 'Messages',
    label: 'Info message',
    field: 'Info',
    pairs: [{ what: 'Info', on: ['surface', 'info-soft'] }],
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
    pairs: [{ what: 'Edge of buttons', on: ['page', 'surface'], needs: 3 }],
    dark: { from: 'ink', ratio: 3.3 },
  },
  'border.focus': {
    group: 'Border',
    label: 'Border focus',
    field: 'Focus',
    pairs: [{ what: 'Focus ring', front: 'focus', on: papers, needs: 3 }],
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
