import * as grammar from '#model/theme/theme-grammar.ts'

/**
 * What a theme may put into each kind of CSS value: a value is either exactly
 * of its kind or null. `CSS.supports` is no such check: it takes `red/*`.
 */
type Check = (value: unknown) => string | null

/** Accepts a string that matches the whole pattern, apart from blanks around it. */
const matching = (pattern: string): Check => {
  const whole = grammar.whole(pattern)
  return (value) =>
    typeof value === 'string' && value.length <= grammar.LONGEST && whole.test(value)
      ? value.trim()
      : null
}

/** Also accepts a plain number, as many themes store weights and opacities. */
const numeric = (check: Check): Check => {
  return (value) => check(typeof value === 'number' ? String(value) : value)
}

export const hexColor = matching(grammar.color)
export const colorOrTransparent = matching(grammar.colorOrTransparent)
export const shadow = matching(grammar.shadow)
export const fontFamilies = matching(grammar.fonts)
export const easing = matching(grammar.easing)
export const duration = matching(grammar.duration)
export const weight = numeric(matching(grammar.weight))
export const lineHeight = numeric(matching(grammar.lineHeight))
export const opacity = numeric(matching(grammar.opacity))

const written = matching(grammar.size)

/** A length; a bare number means pixels. */
export const length: Check = (value) => written(typeof value === 'number' ? `${value}px` : value)

/** A size of text: pixels become rem, so that it grows with the reader's own text size. */
export const textSize: Check = (value) => {
  const size = length(value)
  return size?.endsWith('px') ? `${Number.parseFloat(size) / 16}rem` : size
}
