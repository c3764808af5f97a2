import { isRecord } from '#model/json.ts'
import type { ThemeConfig } from '#model/theme/theme-config.ts'
import {
  removeUnknownKeys,
  validateTheme,
  listUnknownKeys,
  type ThemeProblem,
} from '#model/theme/theme-rules.ts'
import { completeTheme } from '#theme/default-theme.ts'

/** The result of parsing a theme: the theme, or its errors. */
interface Imported {
  /** Null for an invalid theme. */
  config: ThemeConfig | null
  /** Unknown settings; they are dropped. */
  unknown: string[]
  problems: ThemeProblem[]
}

/** Parses a theme from JSON. Missing settings stay as in `now`. */
export function parseImportedTheme(text: string, now: ThemeConfig): Imported {
  const imported = parseJson(text)
  if (!isRecord(imported)) {
    const message = 'This is not a theme file. Use a JSON file exported from the editor.'
    return { config: null, unknown: [], problems: [{ path: '', message }] }
  }
  const unknown = listUnknownKeys(imported)
  const together = over(now, removeUnknownKeys(imported))
  const problems = validateTheme(together)
  return { config: problems.length === 0 ? completeTheme(together) : null, unknown, problems }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    // Whatever the error: the text is not a theme.
    return null
  }
}

/** Returns the second object with the first one's values where it lacks some. */
function over(base: unknown, imported: unknown): unknown {
  if (!isRecord(base) || !isRecord(imported)) return imported
  const inner = Object.entries(imported).map(([key, value]) => [
    key,
    over(Object.hasOwn(base, key) ? base[key] : undefined, value),
  ])
  return { ...base, ...Object.fromEntries(inner) }
}
