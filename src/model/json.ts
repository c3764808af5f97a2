/** Whether a value that came as JSON is an object with named parts. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether two values that go as JSON are the same, in whatever order their parts are named; a missing value is null. */
export function isJsonEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null, inOrder) === JSON.stringify(other ?? null, inOrder)
}

/** Postgres names the parts of an object in an order of its own. */
const inOrder = (_: string, part: unknown): unknown =>
  isRecord(part)
    ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : part

/** What stands at a path such as `colors.light.primary`; places in lists are numbers. */
export function getAtPath(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((part, key) => getProperty(part, key), value)
}

export function getProperty(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value[Number(key)]
  return isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined
}
