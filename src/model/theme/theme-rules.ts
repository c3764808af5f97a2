import { isRecord, getAtPath } from '../json.ts'
import { matchesKind } from './match-theme-kind.ts'
import { listThemeEntries, findRulePath } from './theme-entries.ts'
import { themeKinds } from './theme-kinds.ts'
import { themePaths } from './theme-paths.ts'

/** A problem of a theme at one path, in a sentence for staff. */
export interface ThemeProblem {
  path: string
  message: string
}

/** The required settings of a theme, with the specified sentences. */
export const requiredSettings = [
  {
    path: 'colors.light.primary',
    missing: 'Light mode primary color is required',
    wrong: 'Light mode primary color must be a valid hex color',
  },
  {
    path: 'colors.dark.primary',
    missing: 'Dark mode primary color is required',
    wrong: 'Dark mode primary color must be a valid hex color',
  },
  {
    path: 'typography.fontFamilies.heading',
    missing: 'Heading font family is required',
    wrong: null,
  },
  { path: 'typography.fontFamilies.body', missing: 'Body font family is required', wrong: null },
] as const

/** The maximum size of the server's column, in the server's formatting. */
const MOST_BYTES = 65_536

/**
 * Lists all problems of a theme, in the same order as the server's private.theme_problems: missing
 * required settings first, then by path. Other settings may be missing.
 */
export function validateTheme(config: unknown): ThemeProblem[] {
  if (!isRecord(config)) return [{ path: '', message: 'The theme configuration is not usable' }]
  if (bytesOf(config) > MOST_BYTES) {
    return [{ path: '', message: 'The theme configuration is too large' }]
  }
  const found = problemsIn(config)
  const needed = requiredSettings.flatMap(({ path, missing, wrong }) => {
    if (isBlank(getAtPath(config, path))) return [{ path, message: missing }]
    const problem = found.find((one) => one.path === path)
    return problem ? [{ path, message: wrong ?? problem.message }] : []
  })
  const rest = found.filter(({ path }) => requiredSettings.every((one) => one.path !== path))
  return [...needed, ...rest.toSorted((one, other) => (one.path < other.path ? -1 : 1))]
}

function problemsIn(config: unknown): ThemeProblem[] {
  return listThemeEntries(config)
    .filter(({ kind, value }) => kind === null || !matchesKind(kind, value))
    .map(({ path, kind }) => ({ path, message: `${path} ${(kind ?? themeKinds.name).expected}` }))
}

/** Lists the paths that no theme can have. */
export function listUnknownKeys(config: unknown): string[] {
  const unknown = listThemeEntries(config).filter(({ kind }) => kind === null)
  return unknown.map(({ path }) => path).toSorted()
}

/** Returns a copy without unknown keys. */
export function removeUnknownKeys(config: unknown): Record<string, unknown> {
  return isRecord(config) ? (pickKnown(config, '') as Record<string, unknown>) : {}
}

function pickKnown(value: unknown, rule: string): unknown {
  if (Array.isArray(value)) {
    const inner = `${rule}[]`
    return themePaths.has(inner) ? value.map((entry) => pickKnown(entry, inner)) : value
  }
  if (!isRecord(value)) return value
  const entries = Object.entries(value).flatMap(([name, entry]) => {
    const inner = findRulePath(rule, name)
    return inner === null ? [] : [[name, pickKnown(entry, inner)] as const]
  })
  return Object.fromEntries(entries)
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && /^ *$/.test(value))
}

/** Counts the bytes as the server stores them: with a blank after each comma and colon. */
function bytesOf(config: unknown): number {
  const encoder = new TextEncoder()
  const waiting = [config]
  let bytes = 0
  while (waiting.length > 0) {
    const value = waiting.pop()
    if (typeof value !== 'object' || value === null) {
      bytes += encoder.encode(JSON.stringify(value) ?? '').length
      continue
    }
    const entries = Object.entries(value).filter(([, entry]) => entry !== undefined)
    // Brackets, a comma and a blank between entries, a colon and a blank after each key.
    bytes += 2 + 2 * Math.max(entries.length - 1, 0)
    for (const [name, entry] of entries) {
      if (!Array.isArray(value)) bytes += encoder.encode(JSON.stringify(name)).length + 2
      waiting.push(entry)
    }
  }
  return bytes
}
