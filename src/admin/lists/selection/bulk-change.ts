import { toForm } from '#model/blanks.ts'
import type { Form, OrderedTable, Row } from '#model/rows.ts'

import { getColumnLabel } from '../../content-types/content-types.ts'
import { validateForm } from '../../forms/core/validate-form.ts'
import { getRecordName } from './record-name.ts'

/** A record that a change skips, and why. */
interface SkippedRow {
  id: string
  name: string
  why: string
}

export interface RowPartition<R> {
  /** The records to change. */
  ready: readonly R[]
  /** Those that are up to date already. */
  unchangedCount: number
  skipped: readonly SkippedRow[]
}

interface PartitionRequest<T extends OrderedTable> {
  table: T
  rows: readonly Row<T>[]
  change: Partial<Form<T>>
  /** Whether it publishes them: an invalid record is then skipped. */
  publishes: boolean
  /** Whether the row has a parked edit. */
  needsAttention: (id: string) => boolean
}

/** Sorts the selected records into those to change, up-to-date ones and skipped ones. */
export async function partitionRows<T extends OrderedTable>(
  request: PartitionRequest<T>,
): Promise<RowPartition<Row<T>>> {
  const { table, rows, change, publishes, needsAttention } = request
  const ready: Row<T>[] = []
  const skipped: SkippedRow[] = []
  let unchangedCount = 0
  for (const row of rows) {
    if (has(row, change)) {
      unchangedCount += 1
      continue
    }
    const why = needsAttention(row.id)
      ? 'it has an unresolved change under “Unsent changes”'
      : publishes
        ? await findFirstError(table, row)
        : null
    if (why === null) ready.push(row)
    else skipped.push({ id: row.id, name: getRecordName(table, row), why })
  }
  return { ready, unchangedCount, skipped }
}

const has = (row: object, change: object) =>
  Object.entries(change).every(
    ([column, value]) => (row as Record<string, unknown>)[column] === value,
  )

/** The first validation error of a record, or null. */
async function findFirstError<T extends OrderedTable>(
  table: T,
  row: Row<T>,
): Promise<string | null> {
  const checked = await validateForm(table, toForm(table, row as Partial<Form<T>>))
  const [first] = 'errors' in checked ? Object.entries(checked.errors) : []
  return first ? `${getColumnLabel(table, first[0])}: ${first[1]}` : null
}

const NAMED = 5

/** Lists some names, and the number of the others. */
export function summarizeNames(names: readonly string[]): string {
  const more = names.length - NAMED
  return [...names.slice(0, NAMED), ...(more > 0 ? [`${more} more`] : [])].join(', ')
}

/** Summarises a bulk change: changed, up-to-date and skipped records. */
export function describeBulkResult<R>(
  { ready, unchangedCount, skipped }: RowPartition<R>,
  done: string,
  counted: (count: number) => string,
): string {
  return [
    `${counted(ready.length)} ${done}.`,
    ...(unchangedCount > 0 ? [`${unchangedCount} already up to date.`] : []),
    ...(skipped.length > 0
      ? [
          `${skipped.length} skipped and still selected: ${summarizeNames(skipped.map(({ name, why }) => `${name} (${why})`))}.`,
        ]
      : []),
  ].join(' ')
}
