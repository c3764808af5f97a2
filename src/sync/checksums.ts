import { mirror, type ClinicDatabase } from '#db/database.ts'
import { rowsWithIds } from '#db/live/read-rows.ts'
import type { Answer, StoredRow } from '#model/mutation.ts'
import { isInPortions } from '#model/sync/cursors.ts'
import type { TableName } from '#model/tables.ts'

export type Sums = NonNullable<Answer['sum']>

/** What a mirror added up to after the answer of a cursor. Only this page's own writing is known. */
const known = new WeakMap<ClinicDatabase, { cursor: string | null; sums: Sums }>()

/** Notes what a mirror adds up to with an answer, once that is written; a portion comes without sums. */
export function noteSums(db: ClinicDatabase, { cursor, sum }: Answer, added: Sums | null): void {
  const sums = sum ?? (isInPortions(cursor) ? added : null)
  if (sums) known.set(db, { cursor, sums })
}

/**
 * What the mirror will add up to with an answer, from the rows that it replaces; null where this page
 * does not know what it adds up to now. To count a large mirror takes longer than all else [D12].
 */
export async function sumsToCome(
  db: ClinicDatabase,
  tables: readonly TableName[],
  asked: string | null,
  answer: Answer,
): Promise<Sums | null> {
  const last = known.get(db)
  if (!answer.reset && last?.cursor !== asked) return null
  const sums: Sums = answer.reset ? {} : { ...last?.sums }
  for (const table of touched(tables, answer)) {
    const rows = answer.put?.[table] ?? []
    const ids = [...rows.map(({ id }) => id), ...(answer.del?.[table] ?? [])]
    const replaced = answer.reset ? [] : await rowsWithIds(db, table, ids)
    sums[table] = plus(plus(sums[table], rows, 1), replaced, -1)
  }
  return sums
}

/** Whether a mirror is what the server has. */
export async function sumsAgree(
  db: ClinicDatabase,
  tables: readonly TableName[],
  coming: Sums | null,
  answer: Answer,
): Promise<boolean> {
  if (!answer.sum) return true
  const isTouched = new Set(touched(tables, answer))
  for (const table of tables) {
    const theirs = answer.sum[table] ?? NONE
    const isThere = !isTouched.has(table) || (await mirror(db, table).count()) === theirs[0]
    if (isThere && coming && isEqual(coming[table] ?? NONE, theirs)) continue
    if (!isEqual(await countAll(db, table), theirs)) return false
  }
  return true
}

async function countAll(db: ClinicDatabase, table: TableName): Promise<[number, number]> {
  const versions = (await mirror(db, table).orderBy('row_version').keys()) as number[]
  return [versions.length, versions.reduce((total, version) => total + version, 0)]
}

const NONE: [number, number] = [0, 0]

const isEqual = (some: [number, number], others: [number, number]): boolean =>
  some[0] === others[0] && some[1] === others[1]

const touched = (tables: readonly TableName[], { put, del }: Answer): TableName[] =>
  tables.filter((table) => put?.[table] ?? del?.[table])

function plus(
  sum: [number, number] = NONE,
  rows: readonly (StoredRow | undefined)[],
  sign: 1 | -1,
): [number, number] {
  const [count, total] = sum
  const there = rows.filter((row) => row !== undefined)
  const versions = there.reduce((all, row) => all + (row.row_version ?? 0), 0)
  return [count + sign * there.length, total + sign * versions]
}
