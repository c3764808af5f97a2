import { getAtPath } from '#model/json.ts'

/** The value at a path as a field shows it; '' where it is neither text nor a number. */
export function getTextAt(config: unknown, path: string): string {
  const value = getAtPath(config, path)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
