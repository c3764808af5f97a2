import { mirrorTable, type ClinicDatabase } from '#db/database.ts'
import { readRowsById } from '#db/live/read-rows.ts'
import { hasMorePages } from '#model/cursors.ts'
import type { SyncResponse, StoredRow } from '#model/mutation.ts'
import type { TableName } from '#model/rows.ts'

export type Checksums = NonNullable<SyncResponse['sum']>

/** The checksums of a mirror at a cursor. Only writes of this tab are tracked. */
const tracked = new WeakMap<ClinicDatabase, { cursor: string | null; sums: Checksums }>()

/** Remembers the checksums of a response once it is applied. Pages of an initial sync have none. */
export function rememberChecksums(
  db: ClinicDatabase,
  { cursor, sum }: SyncResponse,
  added: Checksums | null,
): void {
  const sums = sum ?? (hasMorePages(cursor) ? added : null)
  if (sums) tracked.set(db, { cursor, sums })
}

/**
 * Computes the checksums that the mirror will have after a response, from the rows that it
 * replaces. Null where this tab does not know the present ones. Counting a large mirror would take
 * longer than the rest of the cycle [D12].
 */
export async function computeExpectedChecksums(
  db: ClinicDatabase,
  tables: readonly TableName[],
  since: string | null,
  response: SyncResponse,
): Promise<Checksums | null> {
  const last = tracked.get(db)
  if (!response.reset && last?.cursor !== since) return null
  const sums: Checksums = response.reset ? {} : { ...last?.sums }
  for (const table of listTouchedTables(tables, response)) {
    const rows = response.put?.[table] ?? []
    const ids = [...rows.map(({ id }) => id), ...(response.del?.[table] ?? [])]
    const replaced = response.reset ? [] : await readRowsById(db, table, ids)
    sums[table] = plus(plus(sums[table], rows, 1), replaced, -1)
  }
  return sums
}

/** Checks that the mirror has the same rows as the server. */
export async function verifyChecksums(
  db: ClinicDatabase,
  tables: readonly TableName[],
  coming: Checksums | null,
  response: SyncResponse,
): Promise<boolean> {
  if (!response.sum) return true
  const isTouched = new Set(listTouchedTables(tables, response))
  for (const table of tables) {
    const theirs = response.sum[table] ?? NONE
    const isThere = !isTouched.has(table) || (await mirrorTable(db, table).count()) === theirs[0]
    if (isThere && coming && isEqual(coming[table] ?? NONE, theirs)) continue
    if (!isEqual(await countAll(db, table), theirs)) return false
  }
  return true
}

async function countAll(db: ClinicDatabase, table: TableName): Promise<[number, number]> {
  const versions = (await mirrorTable(db, table).orderBy('row_version').keys()) as number[]
  return [versions.length, versions.reduce((total, version) => total + version, 0)]
}

const NONE: [number, number] = [0, 0]

const isEqual = (some: [number, number], others: [number, number]): boolean =>
  some[0] === others[0] && some[1] === others[1]

const listTouchedTables = (tables: readonly TableName[], { put, del }: SyncResponse): TableName[] =>
  tables.filter((table) => put?.[table] ?? del?.[table])

function plus(
  sum: [number, number] = NONE,
  rows: readonly (StoredRow | undefined)[],
  sign: 1 | -1,
): [number, number] {
  const [count, total] = sum
  const present = rows.filter((row) => row !== undefined)
  const versions = present.reduce((all, row) => all + (row.row_version ?? 0), 0)
  return [count + sign * present.length, total + sign * versions]
}
