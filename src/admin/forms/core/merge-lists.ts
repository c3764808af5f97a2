import { isJsonEqual } from '#model/json.ts'
import type { Fields } from '#model/mutation.ts'

export type ListItem = Fields & { id: string }

interface Lists {
  now: readonly ListItem[]
  base: readonly ListItem[]
}

type MergeItem = (
  now: ListItem,
  base: ListItem,
  theirs: ListItem,
) => { fields: Fields; base: Fields }

/**
 * Merges a list of rows, such as the pictures of an illness: rows that others added, removed or
 * moved are taken over, unless this form removed, changed or moved them.
 */
export function mergeLists(
  { now, base }: Lists,
  theirs: readonly ListItem[],
  merge: MergeItem,
): Lists {
  const theirsById = byId(theirs)
  const nowById = byId(now)
  const baseById = byId(base)
  const merged = new Map(now.map((item) => [item.id, item]))
  const newBase = theirs.map((item) => {
    const mine = nowById.get(item.id)
    const before = baseById.get(item.id)
    if (!mine || !before) return item
    const row = merge(mine, before, item)
    merged.set(item.id, row.fields as ListItem)
    return row.base as ListItem
  })
  const added = theirs.filter(({ id }) => !baseById.has(id) && !nowById.has(id))
  for (const item of added) merged.set(item.id, item)
  // Removed there but changed here: the row stays, and saving adds it again.
  const stays = ({ id }: ListItem) =>
    theirsById.has(id) || !baseById.has(id) || !isJsonEqual(nowById.get(id), baseById.get(id))
  const ownIds = now.filter(stays).map(({ id }) => id)
  const ids = theirs.map(({ id }) => id)
  const isMovedThere = !isInOrder(theirs, base) && isInOrder(now, base)
  const order = isMovedThere
    ? [...ids, ...ownIds.filter((id) => !theirsById.has(id))]
    : added.reduce((list, { id }) => after(ids[ids.indexOf(id) - 1], id, list), ownIds)
  return { now: order.flatMap((id) => merged.get(id) ?? []), base: newBase }
}

/**
 * Rebases the typed child records onto the stored ones: unchanged ones become the stored ones, and
 * later input stays with the row that was stored for it.
 */
export function rebaseParts<P>(now: P, saved: P, stored: P): P {
  if (!Array.isArray(now)) return stored
  const before = saved as readonly ListItem[]
  const rows = stored as readonly ListItem[]
  const items = (now as readonly ListItem[]).map((item) => {
    const at = before.findIndex(({ id }) => id === item.id)
    const row = rows[at]
    if (!row) return item
    return isJsonEqual(item, before[at]) ? row : { ...item, id: row.id }
  })
  return items as P
}

/** Returns the list with one field of one item replaced. */
export function withField(
  list: readonly ListItem[],
  id: string,
  field: string,
  value: unknown,
): readonly ListItem[] {
  return list.map((item) => (item.id === id ? { ...item, [field]: value } : item))
}

/** Returns the list with an id moved behind its neighbour, or to the front. */
const after = (neighbour: string | undefined, id: string, list: readonly string[]): string[] =>
  list.toSpliced(neighbour === undefined ? 0 : list.indexOf(neighbour) + 1, 0, id)

/** Checks that no existing item was moved. */
function isInOrder(list: readonly ListItem[], base: readonly ListItem[]): boolean {
  const listById = byId(list)
  const before = byId(base)
  const common = (items: readonly ListItem[], within: ReadonlyMap<string, ListItem>) =>
    items.flatMap(({ id }) => (within.has(id) ? [id] : []))
  return isJsonEqual(common(list, before), common(base, listById))
}

const byId = (list: readonly ListItem[]) => new Map(list.map((item) => [item.id, item]))
