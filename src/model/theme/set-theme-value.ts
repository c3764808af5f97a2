import { isRecord, getProperty } from '../json.ts'
import type { ThemeConfig } from './theme-config.ts'

/** Returns the theme with another value at a path. Objects off the path stay the same objects. */
export function setThemeValue(config: ThemeConfig, path: string, value: unknown): ThemeConfig {
  // Only the value at the path changes, and fields offer only valid values.
  return replaceAtPath(config, path.split('.'), value) as ThemeConfig
}

function replaceAtPath(part: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value
  const next = replaceAtPath(getProperty(part, key), rest, value)
  if (Array.isArray(part)) return part.with(Number(key), next)
  return { ...(isRecord(part) ? part : {}), [key]: next }
}
