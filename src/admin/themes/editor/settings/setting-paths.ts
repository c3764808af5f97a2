import { getAtPath } from '#model/json.ts'

/** Returns the value at a path for a text field; '' if it is neither text nor a number. */
export function getTextAt(config: unknown, path: string): string {
  const value = getAtPath(config, path)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
