// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { createBlankForm, listEditableColumns } from '#model/blanks.ts'
import type { Category } from '#model/rows.ts'
import type { OrderedTable } from '#model/rows.ts'

import { listScreens } from '../testing/list-screens.ts'
import { resetDevice, openAdmin } from '../testing/open-admin.tsx'

beforeEach(resetDevice)
/** Columns that only the form of a table shows, if not only its order, which the cards are in. */
const notShown: Partial<Record<OrderedTable, readonly string[]>> = {
  // The picture is on the card; its address is in the form.
  emergency_cards: ['slug', 'display_order'],
  // A table has room only for the columns that tell illnesses apart.
  health_library_illnesses: [
    'slug',
    'meaning',
    'symptoms',
    'management_treatment',
    'when_to_get_help',
    'tags',
    'also_called',
    'service_ids',
    'doctor_ids',
    'related_ids',
    'last_reviewed_on',
    'last_reviewed_by',
    'display_order',
  ],
}

test.for(listScreens)(
  'the list of $table shows every column, except those listed here as form-only',
  async ({ table, path }) => {
    const columns = listEditableColumns(table)
    const blank: Record<string, unknown> = createBlankForm(table)
    const row = (at: number, change: object = {}) => ({
      ...blank,
      id: idOf(at),
      row_version: 1,
      ...change,
    })
    const [first, unchanged, last] = [0, columns.length + 1, columns.length + 2]
    const rows = [
      row(first),
      // Each row differs from the unchanged one in one column.
      ...columns.map((column, at) => row(at + 1, { [column]: otherThan(column, blank[column]) })),
      row(unchanged),
      row(last, { display_order: 99 }),
    ]
    await openAdmin({
      at: `/admin/${path}`,
      rows: { health_library_categories: [sleep], [table]: rows },
    })
    const alike = () => columns.filter((_, at) => getContent(at + 1) === getContent(unchanged))
    await waitFor(() => expect(getContent(last)).toBeTruthy(), { timeout: 20_000 })
    await waitFor(() => expect(alike()).toEqual(notShown[table] ?? ['display_order']))
  },
)

const idOf = (at: number) => `dddddddd-0000-4000-8000-${String(at).padStart(12, '0')}`

const sleep: Category = {
  ...createBlankForm('health_library_categories'),
  id: 'cccccccc-0000-4000-8000-000000000001',
  row_version: 1,
  category_name: 'Sleep',
}

/** Another value of a column; by default a text. */
function otherThan(column: string, blank: unknown): unknown {
  if (column === 'category_id') return sleep.id
  if (typeof blank === 'boolean') return !blank
  if (typeof blank === 'number') return blank === 5 ? 4 : blank + 1
  if (Array.isArray(blank)) return ['Words']
  return blank === 'draft' ? 'published' : 'https://example.org/words'
}

/** The content of a record's card or row, apart from its name and its place in the list. */
function getContent(at: number): string | undefined {
  const row = document.querySelector(`[data-row="${idOf(at)}"]`)?.cloneNode(true) as Element | null
  row?.querySelector('td[data-label="Order"]')?.remove()
  return row?.innerHTML
}
