import { toForm } from '#model/blanks.ts'
import type { Form, OrderedTable, Row } from '#model/rows.ts'

import { getColumnLabel } from '../../content-types/content-types.ts'
import { validateForm } from '../../forms/core/validate-form.ts'
import { getRecordName } from './record-name.ts'

/** A record that a change leaves out, and why. */
interface SkippedRow {
  id: string
  name: string
  why: string
}

export interface RowPartition<R> {
  /** The records that the change is for. */
  ready: readonly R[]
  /** Those that have it already. */
  unchangedCount: number
  skipped: readonly SkippedRow[]
}

interface PartitionRequest<T extends OrderedTable> {
  table: T
  rows: readonly Row<T>[]
  change: Partial<Form<T>>
  /** Whether it makes them public: a record that its own form would refuse is left out then. */
  publishes: boolean
  /** Whether an edit of the row waits for a person's decision. */
  needsAttention: (id: string) => boolean
}

/** Sorts out which of many records a change can be made to. */
export async function partitionRows<T extends OrderedTable>(
  asked: PartitionRequest<T>,
): Promise<RowPartition<Row<T>>> {
  const { table, rows, change, publishes, needsAttention } = asked
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

/** What the form of a record would say first, or null. */
async function findFirstError<T extends OrderedTable>(
  table: T,
  row: Row<T>,
): Promise<string | null> {
  const checked = await validateForm(table, toForm(table, row as Partial<Form<T>>))
  const [first] = 'errors' in checked ? Object.entries(checked.errors) : []
  return first ? `${getColumnLabel(table, first[0])}: ${first[1]}` : null
}

const NAMED = 5

/** Some names, and how many more there are. */
export function summarizeNames(names: readonly string[]): string {
  const more = names.length - NAMED
  return [...names.slice(0, NAMED), ...(more > 0 ? [`${more} more`] : [])].join(', ')
}

/** What was done, what needed nothing, and what was left out and why. */
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
