import { isRecord } from '#model/json.ts'

/** Formats a value for a list of differences. */
export function formatSetting(value: unknown): string {
  if (value === undefined || value === null) return 'none'
  if (typeof value === 'string') return value || 'empty'
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  if (Array.isArray(value)) return value.map(formatSetting).join(', ') || 'none'
  if (isRecord(value)) {
    return Object.entries(value)
      .map(([key, part]) => `${key} ${formatSetting(part)}`)
      .join(' ')
  }
  return typeof value === 'number' ? String(value) : JSON.stringify(value)
}
