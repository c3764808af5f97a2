/** Returns whether a JSON value is an object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * Returns whether two values have equal JSON, ignoring the order of keys; a missing value equals
 * null.
 */
export function isJsonEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null, inOrder) === JSON.stringify(other ?? null, inOrder)
}

/** Postgres does not preserve the order of keys. */
const inOrder = (_: string, part: unknown): unknown =>
  isRecord(part)
    ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : part

/** Returns the value at a path such as `colors.light.primary`; indexes of lists are numbers. */
export function getAtPath(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((part, key) => getProperty(part, key), value)
}

export function getProperty(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value[Number(key)]
  return isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined
}
