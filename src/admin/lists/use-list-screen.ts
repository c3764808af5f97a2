import { useCallback, useMemo } from 'react'

import type { Form, OrderedTable, Row } from '#model/rows.ts'
import { isShown } from '#model/tables.ts'

import type { ListMessages } from '../content-types/message-types.ts'
import type { RelatedRows } from '../forms/core/save-record.ts'
import type { FormErrors } from '../forms/core/validate-form.ts'
import { useEditor } from '../forms/use-editor.ts'
import { createMissingFilter, createStatusFilter } from './filters/default-filters.ts'
import type { ListFilter } from './filters/list-filter.ts'
import { useReorder } from './reorder/use-reorder.tsx'
import { getRecordName } from './selection/record-name.ts'
import { useRowSelection } from './selection/use-row-selection.ts'
import { useList } from './use-list.ts'

interface ListScreenOptions<T extends OrderedTable, P> {
  /** The searched columns, each in all languages. */
  searched: readonly (keyof Row<T> & string)[]
  /**
   * Whether visitors see the row, where more than its definition decides; those are counted.
   * Stable: a function of the module, not of the component.
   */
  isShown?: (row: Row<T>) => boolean
  /** For rows whose pictures are rows of another table. Memoised by its screen. */
  hasPictures?: (row: Row<T>) => boolean
  /** Filters besides the default ones, for example by category. Must be memoised. */
  filters?: readonly ListFilter<Row<T>>[]
  /** Validates a form against the other rows, for example whether its slug is taken. */
  check?: (rows: readonly Row<T>[]) => (values: Form<T>, id: string | null) => FormErrors
  related?: RelatedRows<T, P>
}

/** The common state of screens with a list of ordered rows: list, form, order and messages. */
export function useListScreen<T extends OrderedTable, P = null>(
  table: T,
  messages: ListMessages<T>,
  { searched, hasPictures, filters = none, check, related, ...options }: ListScreenOptions<T, P>,
) {
  const isShownByDefinition = useCallback((row: Row<T>) => isShown(table, row), [table])
  const isVisible = options.isShown ?? isShownByDefinition
  const allFilters = useMemo(
    () => [
      createStatusFilter(messages, isVisible),
      ...filters,
      createMissingFilter(table, hasPictures),
    ],
    [table, messages, isVisible, filters, hasPictures],
  )
  const list = useList(table, { searched, filters: allFilters })
  const rows: readonly Row<T>[] = list?.rows ?? none
  const editor = useEditor<T, P>(table, messages, { check: check?.(rows), related })
  const nameOfId = useCallback(
    (id: string) =>
      getRecordName(
        table,
        rows.find((row) => row.id === id),
      ),
    [table, rows],
  )
  const order = useReorder({
    table,
    ids: list?.ids ?? none,
    nameOf: nameOfId,
    notices: editor.notices,
    isDisabled: list?.narrowing.isOn ?? false,
    failed: messages.moveFailed,
  })
  const choice = useRowSelection(list?.shown ?? none)
  const count = describeCount(messages, rows.length, rows.filter(isVisible).length)
  return { list, editor, order, choice, frame: { table, messages, count } }
}

/** '6 doctors, 5 active' */
function describeCount(
  { counted: [one, many, shown] }: Pick<ListMessages<OrderedTable>, 'counted'>,
  all: number,
  visible: number,
): string {
  return `${all} ${all === 1 ? one : many}, ${visible} ${shown}`
}

/** The same empty list each time, so that nothing is rendered again for it. */
const none: readonly never[] = []
