import { valueAt } from '#model/json.ts'

/** The value at a path as a field shows it; '' where it is neither text nor a number. */
export function textAt(config: unknown, path: string): string {
  const value = valueAt(config, path)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
