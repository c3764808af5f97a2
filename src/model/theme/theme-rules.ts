import { isRecord, getAtPath } from '../json.ts'
import { matchesKind } from './match-theme-kind.ts'
import { listThemeEntries, findRulePath } from './theme-entries.ts'
import { themeKinds } from './theme-kinds.ts'
import { themePaths } from './theme-paths.ts'

/** What is wrong at one place of a theme, in a sentence for people. */
export interface ThemeProblem {
  path: string
  message: string
}

/** What no theme may go without, in the words of the specification. */
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

/** As much as a column of the server takes, written as the server writes it. */
const MOST_BYTES = 65_536

/**
 * All that is wrong with a theme. The server's private.theme_problems says the
 * same in the same order. What a theme leaves out is no problem, but for the
 * four things it needs: these come first, everything else by its path.
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

/** Where a theme says something that no theme can say. */
export function listUnknownKeys(config: unknown): string[] {
  const unknown = listThemeEntries(config).filter(({ kind }) => kind === null)
  return unknown.map(({ path }) => path).toSorted()
}

/** A copy without what no theme can say. */
export function removeUnknownKeys(config: unknown): Record<string, unknown> {
  return isRecord(config) ? (known(config, '') as Record<string, unknown>) : {}
}

function known(value: unknown, rule: string): unknown {
  if (Array.isArray(value)) {
    const inner = `${rule}[]`
    return themePaths.has(inner) ? value.map((entry) => known(entry, inner)) : value
  }
  if (!isRecord(value)) return value
  const entries = Object.entries(value).flatMap(([name, entry]) => {
    const inner = findRulePath(rule, name)
    return inner === null ? [] : [[name, known(entry, inner)] as const]
  })
  return Object.fromEntries(entries)
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && /^ *$/.test(value))
}

/** The bytes the server would keep: it writes a blank after each comma and colon. */
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
    // Brackets, a comma and a blank between entries, a colon and a blank after each name.
    bytes += 2 + 2 * Math.max(entries.length - 1, 0)
    for (const [name, entry] of entries) {
      if (!Array.isArray(value)) bytes += encoder.encode(JSON.stringify(name)).length + 2
      waiting.push(entry)
    }
  }
  return bytes
}
