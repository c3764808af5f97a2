import { isRecord } from '../json.ts'
import type { JsonType, ThemeKind } from './theme-kinds.ts'

/** Checks a value against its kind. Not recursive. */
export function matchesKind(kind: ThemeKind, value: unknown): boolean {
  return (
    matchesType(kind, value) &&
    hasSize(kind, value) &&
    hasNeeded(kind, value) &&
    matches(kind, value)
  )
}

export function matchesType({ types }: ThemeKind, value: unknown): boolean {
  return types.some((type) => type === typeOf(value))
}

function typeOf(value: unknown): JsonType | 'none' {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  const type = typeof value
  return type === 'string' || type === 'number' || type === 'boolean' || type === 'object'
    ? type
    : 'none'
}

function hasSize({ least, most }: ThemeKind, value: unknown): boolean {
  const size = sizeOf(value)
  return size === null || (size >= least && size <= (most ?? size))
}

/** Returns the number of characters as the server counts them, of entries, or of keys. */
function sizeOf(value: unknown): number | null {
  if (typeof value === 'string') return Array.from(value).length
  if (Array.isArray(value)) return value.length
  return isRecord(value) ? Object.keys(value).length : null
}

function hasNeeded({ needs }: ThemeKind, value: unknown): boolean {
  return !isRecord(value) || needs.every((name) => value[name] !== undefined)
}

function matches({ pattern, unit }: ThemeKind, value: unknown): boolean {
  if (pattern === null) return true
  if (typeof value === 'number') return compilePattern(pattern).test(`${value}${unit}`)
  return typeof value !== 'string' || compilePattern(pattern).test(value)
}

const patterns = new Map<string, RegExp>()

function compilePattern(pattern: string): RegExp {
  const compiled = patterns.get(pattern) ?? new RegExp(`^(?:${pattern})$`, 'u')
  patterns.set(pattern, compiled)
  return compiled
}
