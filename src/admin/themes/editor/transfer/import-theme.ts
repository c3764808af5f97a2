import { isRecord } from '#model/json.ts'
import type { ThemeConfig } from '#model/theme/theme-config.ts'
import {
  removeUnknownKeys,
  validateTheme,
  listUnknownKeys,
  type ThemeProblem,
} from '#model/theme/theme-rules.ts'
import { completeTheme } from '#theme/default-theme.ts'

/** The result of reading a text as a theme: the theme, or why it cannot be used. */
interface Imported {
  /** Null when it cannot be used. */
  config: ThemeConfig | null
  /** Settings no theme has; they are left out. */
  unknown: string[]
  problems: ThemeProblem[]
}

/** Reads a theme from JSON. What the text does not mention stays as in `now`. */
export function parseImportedTheme(text: string, now: ThemeConfig): Imported {
  const given = parsed(text)
  if (!isRecord(given)) {
    const message = 'This is not a theme file. Use a JSON file exported from the editor.'
    return { config: null, unknown: [], problems: [{ path: '', message }] }
  }
  const unknown = listUnknownKeys(given)
  const together = over(now, removeUnknownKeys(given))
  const problems = validateTheme(together)
  return { config: problems.length === 0 ? completeTheme(together) : null, unknown, problems }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    // Whatever the error says: the text is not a theme.
    return null
  }
}

/** The second object, completed with what only the first one has. */
function over(base: unknown, given: unknown): unknown {
  if (!isRecord(base) || !isRecord(given)) return given
  const inner = Object.entries(given).map(([key, value]) => [
    key,
    over(Object.hasOwn(base, key) ? base[key] : undefined, value),
  ])
  return { ...base, ...Object.fromEntries(inner) }
}
