import * as grammar from '#model/theme/theme-grammar.ts'

/**
 * Parses a theme's value for one kind of CSS value; null if it does not match exactly.
 * `CSS.supports` is not strict enough: it accepts `red/*`.
 */
type Check = (value: unknown) => string | null

/** Accepts a string that matches the whole pattern, apart from surrounding blanks. */
const matching = (pattern: string): Check => {
  const whole = grammar.matchWhole(pattern)
  return (value) =>
    typeof value === 'string' && value.length <= grammar.MAX_VALUE_LENGTH && whole.test(value)
      ? value.trim()
      : null
}

/** Also accepts a plain number, as many themes store weights and opacities. */
const numeric = (check: Check): Check => {
  return (value) => check(typeof value === 'number' ? String(value) : value)
}

export const parseHex = matching(grammar.color)
export const parseColorOrTransparent = matching(grammar.colorOrTransparent)
export const parseShadow = matching(grammar.shadow)
export const parseFontFamilies = matching(grammar.fonts)
export const parseEasing = matching(grammar.easing)
export const parseDuration = matching(grammar.duration)
export const parseWeight = numeric(matching(grammar.weight))
export const parseLineHeight = numeric(matching(grammar.lineHeight))
export const parseOpacity = numeric(matching(grammar.opacity))

const written = matching(grammar.size)

/** A length; a bare number means pixels. */
export const parseLength: Check = (value) =>
  written(typeof value === 'number' ? `${value}px` : value)

/** A text size: pixels become rem, so that it grows with the reader's text size. */
export const parseTextSize: Check = (value) => {
  const size = parseLength(value)
  return size?.endsWith('px') ? `${Number.parseFloat(size) / 16}rem` : size
}
