import type { ThemeConfig } from '#model/theme/theme-config.ts'

/** The effect of a mood on a generated theme. */
export interface Mood {
  label: string
  hint: string
  /** The chroma of backgrounds and text. */
  tint: number
  /** The hue of backgrounds and text, if it is not the brand's. */
  tintHue?: number
  /** A factor for the chroma of the other colours. */
  strength: number
  /** The end of the home page's gradient, in the hue of this colour. */
  heroEnds: 'secondary' | 'accent' | 'primary'
  cards: Pick<ThemeConfig['layouts']['cards'], 'shadow' | 'hoverEffect'>
}

/** The moods that a seed can choose. */
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
