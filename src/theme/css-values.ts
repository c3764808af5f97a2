/**
 * What a theme may put into each kind of CSS value: a value is either exactly
 * of its kind or null. None of these grammars has room for `url(`, `;`, `{`,
 * `}`, `@`, `\` or a comment, so a stored theme can never fetch or inject
 * anything (security.md, 17). `CSS.supports` is no such check: it takes `red/*`.
 */
type Check = (value: unknown) => string | null

const LENGTH = String.raw`(?:\d{1,4}(?:\.\d{1,4})?|\.\d{1,4})(?:px|rem|em|%|vh|vw|ch)`
const HEX = '#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})'
const RGB = String.raw`rgba?\(\s*\d{1,3}\s*,\s*\d{1,3}\s*,\s*\d{1,3}\s*(?:,\s*(?:0|1|0?\.\d{1,3})\s*)?\)`
const OFFSET = `(?:0|-?${LENGTH})`
const SHADOW = `(?:inset +)?${OFFSET}(?: +${OFFSET}){1,3} +(?:${RGB}|${HEX}(?:[0-9a-fA-F]{2})?)`
const FAMILY = String.raw`(?:"[A-Za-z][\w -]{0,60}"|'[A-Za-z][\w -]{0,60}'|-?[A-Za-z][\w -]{0,60})`
const BEZIER = String.raw`cubic-bezier\((?: *-?\d?\.?\d{1,3} *,){3} *-?\d?\.?\d{1,3} *\)`

/** Accepts a string that matches the whole pattern, without the spaces around it. */
const matching = (pattern: string): Check => {
  const whole = new RegExp(`^(?:${pattern})$`)
  return (value) => {
    const text = typeof value === 'string' ? value.trim() : ''
    return text.length <= 400 && whole.test(text) ? text : null
  }
}

/** Also accepts a plain number, as many themes store weights and opacities. */
const numeric = (check: Check): Check => {
  return (value) => check(typeof value === 'number' ? String(value) : value)
}

export const hexColor = matching(HEX)
export const shadow = matching(`none|${SHADOW}(?: *, *${SHADOW}){0,5}`)
export const fontFamilies = matching(`${FAMILY}(?: *, *${FAMILY}){0,12}`)
export const easing = matching(`linear|ease|ease-in|ease-out|ease-in-out|${BEZIER}`)
export const duration = matching(String.raw`0|\d{1,4}(?:\.\d+)?(?:ms|s)`)
export const weight = numeric(matching('[1-9]00|normal|bold'))
export const lineHeight = numeric(matching(`[1-3](?:\\.\\d{1,3})?|${LENGTH}`))
export const opacity = numeric(matching(String.raw`0|1|0?\.\d{1,3}`))

const written = matching(`0|${LENGTH}`)

/** A length; a bare number means pixels. */
export const length: Check = (value) =>
  written(typeof value === 'number' ? `${Math.min(Math.max(value, 0), 9999)}px` : value)

/** A size of text: pixels become rem, so that it grows with the reader's own text size. */
export const textSize: Check = (value) => {
  const size = length(value)
  return size?.endsWith('px') ? `${Number.parseFloat(size) / 16}rem` : size
}

export const colorOrTransparent = matching(`${HEX}|transparent`)
