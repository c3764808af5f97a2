import type { ThemeConfig } from '#model/theme-config.ts'

import type { CssVariables } from './css-variables.ts'

/** Two colours that the site shows one upon the other, by the names of their variables. */
export interface ColorPair {
  id: string
  label: string
  front: ColorName
  back: ColorName
  /** 3 for large bold text, and for lines and icons that must be seen; else 4.5. */
  needs: 3 | 4.5
  /** Which of the two a clinic would rather change; null where the editor has no field for it. */
  moves: ColorName | null
}

type ColorName = string

/** What is read or seen, and everything it lies on somewhere in the site. */
const declared: readonly {
  front: ColorName
  backs: readonly ColorName[]
  needs?: 3
  moves?: ColorName
}[] = [
  {
    front: 'text',
    backs: [
      'page',
      'surface',
      'elevated',
      'primary-soft',
      'secondary-soft',
      'icon-soft',
      'success-soft',
      'warning-soft',
      'error-soft',
      'info-soft',
    ],
  },
  {
    front: 'text-secondary',
    backs: ['page', 'surface', 'elevated', 'primary-soft', 'secondary-soft', 'icon-soft'],
  },
  { front: 'text-muted', backs: ['page', 'surface', 'elevated'] },
  { front: 'primary', backs: ['page', 'surface', 'elevated', 'primary-soft'] },
  { front: 'on-primary', backs: ['primary', 'primary-strong'], moves: 'primary' },
  { front: 'secondary', backs: ['secondary-soft'] },
  { front: 'accent', backs: ['accent-soft'] },
  { front: 'success', backs: ['surface', 'success-soft'] },
  { front: 'on-success', backs: ['success'], moves: 'success' },
  { front: 'warning', backs: ['surface', 'warning-soft'] },
  { front: 'error', backs: ['surface', 'error-soft', 'primary-soft'] },
  { front: 'on-error', backs: ['error'], moves: 'error' },
  { front: 'info', backs: ['surface', 'info-soft'] },
  { front: 'border-hover', backs: ['page', 'surface'], needs: 3 },
  { front: 'focus', backs: ['page', 'surface', 'elevated'], needs: 3, moves: 'border-focus' },
  { front: 'on-emergency', backs: ['emergency'], needs: 3, moves: 'emergency' },
]

const names: Record<ColorName, string> = {
  text: 'Text',
  'text-secondary': 'Secondary text',
  'text-muted': 'Muted text',
  primary: 'Links',
  'on-primary': 'Words on buttons',
  secondary: 'Secondary colour',
  accent: 'Accent',
  success: 'Success',
  'on-success': 'Words on call buttons',
  warning: 'Warning',
  error: 'Error',
  'on-error': 'Words in urgent advice',
  info: 'Info',
  'border-hover': 'Edge of buttons',
  focus: 'Focus ring',
  'on-emergency': 'Emergency button',
}

const places: Record<ColorName, string> = {
  page: 'the page',
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
}

/** Every pair of colours a page of the site shows in a theme. */
export function colorPairs(config: ThemeConfig, all: CssVariables): ColorPair[] {
  const everywhere = declared.flatMap(({ front, backs, needs, moves }) =>
    backs.map((back) => ({
      id: `${front}/${back}`,
      label: `${names[front]} on ${places[back]}`,
      front,
      back,
      needs: needs ?? (4.5 as const),
      moves: moves ?? front,
    })),
  )
  return [...everywhere, ...backButton(all), ...navigation(config), ...hero(config)]
}

function backButton(all: CssVariables): ColorPair[] {
  const given = (name: ColorName, otherwise: ColorName) =>
    all[`--color-${name}`] === undefined ? otherwise : name
  const behind = (name: ColorName) => (all[`--color-${name}`] === 'transparent' ? 'page' : name)
  const front = given('on-back', 'primary')
  const hovered = given('on-back-hover', 'primary')
  return [
    {
      id: 'back-button',
      label: 'Back button',
      front,
      back: behind('back'),
      needs: 4.5,
      moves: front,
    },
    {
      id: 'back-button-hover',
      label: 'Back button, pointed at',
      front: hovered,
      back: behind(given('back-hover', 'primary-soft')),
      needs: 4.5,
      moves: hovered,
    },
  ]
}

/** White in either mode, as specified for this background. */
function navigation({ layouts }: ThemeConfig): ColorPair[] {
  if (layouts.navigation.activeBackground === null) return []
  const label = 'White on the active link'
  const back = 'nav-active'
  return [{ id: 'active-link', label, front: 'white', back, needs: 4.5, moves: back }]
}

function hero({ layoutStyle }: ThemeConfig): ColorPair[] {
  const front = 'on-hero'
  const footer = { id: 'footer', label: 'Footer', front, back: 'hero', needs: 4.5, moves: null }
  const words = { ...footer, id: 'hero', label: 'Words on the hero', back: 'hero-worst' }
  const pairs = layoutStyle === 'modern' ? [footer, words] : [footer]
  return pairs as ColorPair[]
}
