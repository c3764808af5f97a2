import * as grammar from '#model/theme/theme-grammar.ts'

/**
 * Parses a theme's value for one kind of CSS value; null if it does not match exactly.
 * `CSS.supports` is not strict enough: it accepts `red/*`.
 */
type Check = (value: unknown) => string | null

/** Accepts a string that matches the whole pattern, apart from surrounding blanks. */
const createPatternCheck = (pattern: string): Check => {
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

export const parseHex = createPatternCheck(grammar.color)
export const parseColorOrTransparent = createPatternCheck(grammar.colorOrTransparent)
export const parseShadow = createPatternCheck(grammar.shadow)
export const parseFontFamilies = createPatternCheck(grammar.fonts)
export const parseEasing = createPatternCheck(grammar.easing)
export const parseDuration = createPatternCheck(grammar.duration)
export const parseWeight = numeric(createPatternCheck(grammar.weight))
export const parseLineHeight = numeric(createPatternCheck(grammar.lineHeight))
export const parseOpacity = numeric(createPatternCheck(grammar.opacity))

const written = createPatternCheck(grammar.size)

/** A length; a bare number means pixels. */
export const parseLength: Check = (value) =>
  written(typeof value === 'number' ? `${value}px` : value)

/** A text size: pixels become rem, so that it grows with the reader's text size. */
export const parseTextSize: Check = (value) => {
  const size = parseLength(value)
  return size?.endsWith('px') ? `${Number.parseFloat(size) / 16}rem` : size
}
