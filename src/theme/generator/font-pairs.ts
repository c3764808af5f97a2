import { defaultTheme } from '../default-theme.ts'

interface FontPair {
  label: string
  heading: string
  body: string
  weight: number
  /** The fonts' stylesheets; without a network the next family of each is used. */
  addresses: readonly string[]
}

const system = defaultTheme.typography.fontFamilies.body
const serif = 'Georgia, Cambria, "Noto Serif", "Noto Serif Telugu", "Liberation Serif", serif'
const humanist =
  'Candara, Optima, "Gill Sans", "Noto Sans", "Noto Sans Telugu", "Liberation Sans", sans-serif'

/** Matching fonts; all but the last are installed on readers' devices. */
export const fontPairs = {
  system: {
    label: 'Plain: the fonts of the device',
    heading: system,
    body: system,
    weight: 700,
    addresses: [],
  },
  serif: {
    label: 'Classic: serif headings, plain text',
    heading: serif,
    body: system,
    weight: 700,
    addresses: [],
  },
  book: {
    label: 'Book: serif throughout',
    heading: serif,
    body: serif,
    weight: 600,
    addresses: [],
  },
  humanist: {
    label: 'Friendly: open letters',
    heading: humanist,
    body: humanist,
    weight: 700,
    addresses: [],
  },
  lora: {
    label: 'Lora and Mukta (fetched from Google Fonts)',
    heading: 'Lora, Georgia, "Noto Serif Telugu", serif',
    body: 'Mukta, system-ui, "Noto Sans Telugu", sans-serif',
    weight: 600,
    addresses: [
      'https://fonts.googleapis.com/css2?family=Lora:wght@400..700&family=Mukta:wght@400;600;700&display=swap',
    ],
  },
} as const satisfies Record<string, FontPair>
