import { draftOf } from '#model/blanks.ts'
import type { Form, OrderedTable, Row } from '#model/tables.ts'

import { checkForm } from '../../forms/core/validate-form.ts'
import { columnLabel } from '../../messages/table-messages.ts'
import { nameIn } from './record-name.ts'

/** A record that a change leaves out, and why. */
interface LeftOut {
  id: string
  name: string
  why: string
}

export interface Sorted<R> {
  /** The records that the change is for. */
  ready: readonly R[]
  /** Those that have it already. */
  same: number
  leftOut: readonly LeftOut[]
}

interface Asked<T extends OrderedTable> {
  table: T
  rows: readonly Row<T>[]
  change: Partial<Form<T>>
  /** Whether it makes them public: a record that its own form would refuse is left out then. */
  publishes: boolean
  /** Whether an edit of the row waits for a person's decision. */
  needsAttention: (id: string) => boolean
}

/** Sorts out which of many records a change can be made to. */
export async function sortOut<T extends OrderedTable>(asked: Asked<T>): Promise<Sorted<Row<T>>> {
  const { table, rows, change, publishes, needsAttention } = asked
  const ready: Row<T>[] = []
  const leftOut: LeftOut[] = []
  let same = 0
  for (const row of rows) {
    if (has(row, change)) {
      same += 1
      continue
    }
    const why = needsAttention(row.id)
      ? 'a change of it waits under “Unsent changes”'
      : publishes
        ? await complaint(table, row)
        : null
    if (why === null) ready.push(row)
    else leftOut.push({ id: row.id, name: nameIn(table, row), why })
  }
  return { ready, same, leftOut }
}

const has = (row: object, change: object) =>
  Object.entries(change).every(
    ([column, value]) => (row as Record<string, unknown>)[column] === value,
  )

/** What the form of a record would say first, or null. */
async function complaint<T extends OrderedTable>(table: T, row: Row<T>): Promise<string | null> {
  const checked = await checkForm(table, draftOf(table, row as Partial<Form<T>>))
  const [first] = 'errors' in checked ? Object.entries(checked.errors) : []
  return first ? `${columnLabel(table, first[0])}: ${first[1]}` : null
}

const NAMED = 5

/** Some names, and how many more there are. */
export function named(names: readonly string[]): string {
  const more = names.length - NAMED
  return [...names.slice(0, NAMED), ...(more > 0 ? [`${more} more`] : [])].join(', ')
}

/** What was done, what needed nothing, and what was left out and why. */
export function told<R>(
  { ready, same, leftOut }: Sorted<R>,
  done: string,
  counted: (count: number) => string,
): string {
  return [
    `${counted(ready.length)} ${done}.`,
    ...(same > 0 ? [`${same} needed nothing.`] : []),
    ...(leftOut.length > 0
      ? [
          `${leftOut.length} left out and still chosen: ${named(leftOut.map(({ name, why }) => `${name} (${why})`))}.`,
        ]
      : []),
  ].join(' ')
}
