import { isRecord } from './theme-fit.ts'

/** The value at a path such as `colors.light.text.muted`; places in lists are numbers. */
export function valueAt(whole: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => partOf(value, key), whole)
}

export function partOf(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value[Number(key)]
  return isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined
}
