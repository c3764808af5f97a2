// The grammar of each kind of theme value, in patterns that JavaScript and Postgres read alike: no
// \d, \s, \w or dot, which differ. None of them matches `url(`, `;`, `{`, `}`, `@`, `\` or a
// comment, so a stored theme can never fetch or inject anything (threat 17). The server has the
// same in supabase/schemas/theme-rules.sql.

const LENGTH = String.raw`(?:[0-9]{1,4}(?:\.[0-9]{1,4})?|\.[0-9]{1,4})(?:px|rem|em|%|vh|vw|ch)`
const RGB = String.raw`rgba?\( *[0-9]{1,3} *, *[0-9]{1,3} *, *[0-9]{1,3} *(?:, *(?:0|1|0?\.[0-9]{1,3}) *)?\)`
const HEX = '#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})'
const OFFSET = `(?:0|-?${LENGTH})`
const SHADOW = `(?:inset +)?${OFFSET}(?: +${OFFSET}){1,3} +(?:${RGB}|${HEX}(?:[0-9a-fA-F]{2})?)`
// A blank matches in one place only: an ambiguous pattern would backtrack without end.
const NAME = '[A-Za-z][A-Za-z0-9_-]*(?: +[A-Za-z0-9_-]+)*'
const FAMILY = `(?:"${NAME}"|'${NAME}'|-?${NAME})`
const BEZIER = String.raw`cubic-bezier\((?: *-?[0-9]?\.?[0-9]{1,3} *,){3} *-?[0-9]?\.?[0-9]{1,3} *\)`

export const color = HEX
export const colorOrTransparent = `${HEX}|transparent`
export const size = `0|${LENGTH}`
export const shadow = `none|${SHADOW}(?: *, *${SHADOW})*`
export const fonts = `${FAMILY}(?: *, *${FAMILY})*`
export const weight = '[1-9]00|normal|bold'
export const lineHeight = `[1-3](?:\\.[0-9]{1,3})?|${LENGTH}`
export const opacity = String.raw`0|1|0?\.[0-9]{1,3}`
export const duration = String.raw`0|[0-9]{1,4}(?:\.[0-9]{1,4})?(?:ms|s)`
export const easing = `linear|ease|ease-in|ease-out|ease-in-out|${BEZIER}`

/** The maximum length of a theme's value in a stylesheet. */
export const MAX_VALUE_LENGTH = 400

/**
 * Matches a whole value, with or without surrounding blanks (S-42); a line break is not a blank.
 */
export const matchWhole = (pattern: string): RegExp => new RegExp(`^ *(?:${pattern}) *$`)
