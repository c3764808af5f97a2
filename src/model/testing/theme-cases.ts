import { fullTheme } from './full-theme.ts'
import { withOwnKey, invalidNames } from './hostile-strings.ts'

/** Returns a copy of a theme with a value at a path, as it would arrive in JSON. */
export function withThemeValue(config: unknown, at: string, value: unknown): unknown {
  const copy: unknown = structuredClone(config)
  const names = at.split('.')
  const last = names.pop() ?? ''
  const holder = names.reduce<unknown>((part, name) => inner(part, name), copy)
  if (typeof holder === 'object' && holder !== null) Object.assign(holder, { [last]: value })
  return JSON.parse(JSON.stringify(copy)) as unknown
}

function inner(part: unknown, name: string): unknown {
  return typeof part === 'object' && part !== null
    ? (part as Record<string, unknown>)[name]
    : undefined
}

const least = {
  colors: { light: { primary: '#0B5CAD' }, dark: { primary: '#fff' } },
  typography: { fontFamilies: { heading: 'Lora', body: 'Mukta' } },
}

/** Whole themes, each with its first problem, or null. */
export const themeConfigs: readonly { config: unknown; problem: string | null }[] = [
  { config: least, problem: null },
  { config: fullTheme, problem: null },
  ...[null, [], 'x', 1, true].map((config) => ({
    config,
    problem: 'The theme configuration is not usable',
  })),
  { config: {}, problem: 'Light mode primary color is required' },
  { config: { colors: 'blue' }, problem: 'Light mode primary color is required' },
  { config: { colors: [] }, problem: 'Light mode primary color is required' },
  {
    config: { ...least, colors: { ...least.colors, dark: {} } },
    problem: 'Dark mode primary color is required',
  },
  {
    config: { ...least, typography: { fontFamilies: { heading: ' ', body: '' } } },
    problem: 'Heading font family is required',
  },
  {
    config: { ...least, typography: { fontFamilies: { heading: 'Lora' } }, extra: 1 },
    problem: 'Body font family is required',
  },
  {
    config: { ...least, customCss: 'body{}' },
    problem: 'customCss is not a setting of a theme',
  },
  { config: { ...least, name: 'Other' }, problem: 'name is not a setting of a theme' },
  {
    config: { ...least, a: { b: [{ c: 'url(x)' }] } },
    problem: 'a is not a setting of a theme',
  },
]

/** Themes with a value under a forbidden name. */
export const invalidThemes: readonly unknown[] = invalidNames.flatMap((name) => [
  { ...least, ...(withOwnKey(name, { polluted: 1 }) as object) },
  { ...least, colors: { ...least.colors, ...(withOwnKey(name, least.colors.light) as object) } },
  withThemeValue(fullTheme, 'designTokens.borderRadius', withOwnKey(name, '12px')),
])
