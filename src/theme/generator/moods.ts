import type { ThemeConfig } from '#model/theme/theme-config.ts'

/** What a mood decides of a look. */
export interface Mood {
  label: string
  hint: string
  /** How strong the hue of backgrounds and words is. */
  tint: number
  /** The hue of backgrounds and words, where it is not the brand's. */
  tintHue?: number
  /** How strong the other colours are, beside what is usual. */
  strength: number
  /** Where the top of the home page ends up: in the hue of the secondary or of the accent colour. */
  heroEnds: 'secondary' | 'accent' | 'primary'
  cards: Pick<ThemeConfig['layouts']['cards'], 'shadow' | 'hoverEffect'>
}

/** What a look feels like, beside its colours. */
export const moods = {
  calm: {
    label: 'Calm',
    hint: 'Soft backgrounds in a breath of the brand color, quiet shadows.',
    tint: 0.008,
    strength: 1,
    heroEnds: 'secondary',
    cards: { shadow: 'sm', hoverEffect: 'subtle' },
  },
  warm: {
    label: 'Warm',
    hint: 'Backgrounds like paper, whatever the brand color is.',
    tint: 0.012,
    tintHue: 75,
    strength: 0.95,
    heroEnds: 'primary',
    cards: { shadow: 'sm', hoverEffect: 'subtle' },
  },
  clear: {
    label: 'Clear',
    hint: 'White and grey, flat cards: the brand color stands alone.',
    tint: 0.003,
    strength: 0.9,
    heroEnds: 'primary',
    cards: { shadow: 'none', hoverEffect: 'none' },
  },
  lively: {
    label: 'Lively',
    hint: 'Strong colors, a gradient of two hues, cards that lift.',
    tint: 0.014,
    strength: 1.25,
    heroEnds: 'accent',
    cards: { shadow: 'md', hoverEffect: 'lift' },
  },
} as const satisfies Record<string, Mood>
