import { isRecord } from '#model/json.ts'

/** A setting that differs between two themes; undefined if one of them lacks it. */
export interface ThemeDiff {
  path: string
  from: unknown
  to: unknown
}

/** Diffs two themes by setting. A list counts as one setting. */
export function diffThemes(from: unknown, to: unknown, path = ''): ThemeDiff[] {
  if (from === to) return []
  if (isRecord(from) && isRecord(to)) {
    const keys = new Set([...Object.keys(from), ...Object.keys(to)])
    return [...keys].flatMap((key) =>
      diffThemes(getOwnValue(from, key), getOwnValue(to, key), path ? `${path}.${key}` : key),
    )
  }
  return isSame(from, to) ? [] : [{ path, from, to }]
}

const getOwnValue = (record: Record<string, unknown>, key: string) =>
  Object.hasOwn(record, key) ? record[key] : undefined

/** A field writes 400 as '400': that is the same setting. */
function isSame(from: unknown, to: unknown): boolean {
  if (Array.isArray(from) && Array.isArray(to)) {
    return from.length === to.length && from.every((item, at) => isSameItem(item, to[at]))
  }
  return typeof from !== typeof to && isToken(from) && isToken(to) && String(from) === String(to)
}

const isSameItem = (from: unknown, to: unknown) => diffThemes(from, to).length === 0

const isToken = (value: unknown) => typeof value === 'string' || typeof value === 'number'
