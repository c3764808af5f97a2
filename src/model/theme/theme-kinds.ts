import * as grammar from './theme-grammar.ts'

export type JsonType = 'string' | 'number' | 'boolean' | 'null' | 'array' | 'object'

/** A kind of theme value, equal to a row of private.theme_kinds. */
export interface ThemeKind {
  types: readonly JsonType[]
  /** The pattern for a whole text, or for a number with its unit. */
  pattern: string | null
  /** The unit of a bare number: pixels, or none. */
  unit: string
  /** The minimum and maximum number of characters, entries or keys. */
  least: number
  most: number | null
  /** Required keys of an object. */
  needs: readonly string[]
  /** The end of the problem's sentence, after the path. */
  expected: string
}

/** Forbidden characters. The last are surrogates, which a database cannot store. */
const CONTROL = String.raw`\u0000-\u001f\u007f-\u009f\ud800-\udfff`
const PLAIN = String.raw`(?!.*(?:[A-Za-z0-9_-]\(|/\*|\*/))[^;{}@\\<>${CONTROL}]*`
const NAME = '(?!(?:constructor|prototype)$)[a-z0-9][A-Za-z0-9-]{0,30}'
const FONT_ADDRESS = String.raw`https://fonts\.googleapis\.com/css2?\?[A-Za-z0-9=&:;,@+._%|-]+`
const TO_360 = String.raw`(?:[0-9]{1,2}|[12][0-9]{2}|3[0-5][0-9])(?:\.[0-9]{1,4})?|360`
const TO_100 = String.raw`[0-9]{1,2}(?:\.[0-9]{1,4})?|100`
const A_COLOR = 'must be a color such as #0B5CAD'

/** Every kind of value; the last row is for the names of entries. */
export const themeKinds = {
  group: object({}, 'must be a group of settings'),
  map: object({ most: 24 }, 'must be a group of at most 24 entries'),
  gradients: list(0, 12, 'must be a list of at most 12 gradients'),
  gradient: object({ needs: ['name', 'stops'] }, 'must be a gradient with a name and its stops'),
  stops: list(2, 8, 'must be a list of 2 to 8 stops'),
  stop: object({ needs: ['color', 'position'] }, 'must be a stop with a color and a position'),
  'font-addresses': list(0, 4, 'must be a list of at most 4 addresses of fonts'),
  color: text(grammar.color, A_COLOR),
  'own-color': text(`|${grammar.color}`, `${A_COLOR}, or empty`),
  'clear-color': text(`|${grammar.colorOrTransparent}`, `${A_COLOR}, transparent or empty`),
  'color-or-null': { ...text(grammar.color, `${A_COLOR}, or null`), types: ['string', 'null'] },
  size: { ...number(grammar.size, 'must be a size such as 12px'), unit: 'px' },
  weight: number(grammar.weight, 'must be a font weight such as 600'),
  'line-height': number(grammar.lineHeight, 'must be a line height such as 1.5'),
  opacity: number(grammar.opacity, 'must be a number from 0 to 1'),
  angle: { ...number(TO_360, 'must be a number from 0 to 360'), types: ['number'] },
  position: { ...number(TO_100, 'must be a number from 0 to 100'), types: ['number'] },
  duration: text(grammar.duration, 'must be a duration such as 200ms'),
  easing: text(grammar.easing, 'must be an easing such as ease-out'),
  shadow: text(grammar.shadow, 'must be a shadow such as 0 1px 2px rgba(0, 0, 0, 0.1)'),
  fonts: text(grammar.fonts, 'must be names of fonts such as Lora, serif'),
  'font-address': {
    ...exactly(
      FONT_ADDRESS,
      'must be an address that begins with https://fonts.googleapis.com/css',
    ),
    most: 500,
  },
  'card-radius': text(`${NAME}|${grammar.size}`, 'must be the name of a border radius, or a size'),
  'card-shadow': text(`${NAME}|${grammar.shadow}`, 'must be the name of a shadow, or a shadow'),
  'layout-style': exactly('modern|minimal|playful', 'must be modern, minimal or playful'),
  'navigation-style': exactly('floating|sticky|fixed', 'must be floating, sticky or fixed'),
  'navigation-position': exactly('top', 'must be top'),
  'hover-effect': exactly('none|subtle|lift|bounce', 'must be none, subtle, lift or bounce'),
  'focus-style': exactly('outline|shadow|border', 'must be outline, shadow or border'),
  'gradient-type': exactly('linear|radial', 'must be linear or radial'),
  switch: {
    ...exactly('', 'must be true or false'),
    types: ['boolean'],
    pattern: null,
    most: null,
  },
  label: { ...exactly(`[^${CONTROL}]*`, 'must be a text of at most 60 characters'), most: 60 },
  title: { ...exactly(PLAIN, 'must be a plain text of 1 to 60 characters'), least: 1, most: 60 },
  free: {
    ...exactly(PLAIN, 'must be a plain text of at most 60 characters, a number, true or false'),
    types: ['string', 'number', 'boolean'],
    most: 60,
  },
  'free-group': {
    ...exactly(
      PLAIN,
      'must be a plain text of at most 60 characters, a number, true, false or a group of those',
    ),
    types: ['string', 'number', 'boolean', 'object'],
    most: 60,
  },
  name: exactly(NAME, 'is not a setting of a theme'),
} as const satisfies Record<string, ThemeKind>

export type KindName = keyof typeof themeKinds

/** A text for a stylesheet: surrounding blanks are ignored (S-42). */
function text(pattern: string, expected: string) {
  return exactly(` *(?:${pattern}) *`, expected)
}

function number(pattern: string, expected: string) {
  return { ...text(pattern, expected), types: ['string', 'number'] as const }
}

function exactly(pattern: string, expected: string) {
  const types = ['string'] as const
  return { types, pattern, unit: '', least: 0, most: grammar.MAX_VALUE_LENGTH, needs: [], expected }
}

function list(least: number, most: number, expected: string) {
  return { types: ['array'], pattern: null, unit: '', least, most, needs: [], expected } as const
}

function object(limits: { most?: number; needs?: readonly string[] }, expected: string) {
  const { most = null, needs = [] } = limits
  return { types: ['object'], pattern: null, unit: '', least: 0, most, needs, expected } as const
}
