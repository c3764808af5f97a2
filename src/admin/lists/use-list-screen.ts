import { useCallback, useMemo } from 'react'

import { useDatabase } from '#db/hooks/database-context.ts'
import type { ListedRow } from '#db/hooks/use-rows.ts'
import { readRows } from '#db/read-view.ts'
import type { Form, OrderedTable, Row } from '#model/rows.ts'
import { isShown } from '#model/tables.ts'

import { loadingRest } from '../content-types/common-messages.ts'
import type { ListMessages } from '../content-types/message-types.ts'
import type { RelatedRows } from '../forms/core/save-record.ts'
import type { FormErrors } from '../forms/core/validate-form.ts'
import { useEditor } from '../forms/use-editor.ts'
import {
  createMissingFilter,
  createStatusFilter,
  type MissingChecks,
} from './filters/default-filters.ts'
import type { ListFilter } from './filters/list-filter.ts'
import { getNextPosition } from './reorder/next-place.ts'
import { useReorder } from './reorder/use-reorder.tsx'
import { getRecordName } from './selection/record-name.ts'
import { useRowSelection } from './selection/use-row-selection.ts'
import { useList, type List, type ListSource } from './use-list.ts'

interface ListScreenOptions<T extends OrderedTable, P, R extends ListedRow> extends ListSource<
  T,
  R
> {
  /**
   * Whether visitors see the row, where more than its definition decides; those are counted.
   * Stable: a function of the module, not of the component.
   */
  isShown?: (row: NoInfer<R>) => boolean
  /** What rows lack, where their own columns do not say it. Memoised by its screen. */
  lacks?: MissingChecks<NoInfer<R>>
  /** False while `lacks` waits for rows of another table. */
  isReady?: boolean
  /** Filters besides the default ones, for example by category. Must be memoised. */
  filters?: readonly ListFilter<NoInfer<R>>[]
  /** Validates a form against the other rows, for example whether its slug is taken. */
  check?: (
    rows: readonly (NoInfer<R> | Row<T>)[],
  ) => (values: Form<T>, id: string | null) => FormErrors
  related?: RelatedRows<T, P>
}

/** The common state of screens with a list of ordered rows: list, form, order and messages. */
export function useListScreen<T extends OrderedTable, P = null, R extends ListedRow = Row<T>>(
  table: T,
  messages: ListMessages<T>,
  options: ListScreenOptions<T, P, R>,
) {
  const { project, searched, lacks, isReady = true, filters = none, check, related } = options
  const db = useDatabase()
  const isShownByDefinition = useCallback((row: R) => isShown(table, row), [table])
  const isVisible = options.isShown ?? isShownByDefinition
  const allFilters = useMemo(
    () => [createStatusFilter(messages, isVisible), ...filters, createMissingFilter(table, lacks)],
    [table, messages, isVisible, filters, lacks],
  )
  const list = useList<T, R>(table, {
    ...(project && { project }),
    searched,
    filters: allFilters,
    isReady,
  })
  const { rows, ids, visible, isWhole, filtering }: LoadedList<R> = list ?? notLoaded
  const readAll = async () => (isWhole ? rows : readRows(db, table))
  const editor = useEditor<T, P>(table, messages, {
    check: check && (async (values, id) => check(await readAll())(values, id)),
    related,
  })
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
    ids,
    nameOf: nameOfId,
    notices: editor.notices,
    isDisabled: filtering.isOn,
    isWaiting: !isWhole,
    failed: messages.moveFailed,
  })
  const choice = useRowSelection(visible)
  const count = describeCount(messages, isWhole ? rows : null, isVisible)
  /** Returns the position of a new last row. */
  const nextPosition = async () => getNextPosition(await readAll())
  return { list, editor, order, choice, nextPosition, frame: { table, messages, count } }
}

/** '6 doctors, 5 active', or that the rows are not all there to be counted. */
function describeCount<R>(
  { counted: [one, many, shownName] }: Pick<ListMessages<OrderedTable>, 'counted'>,
  rows: readonly R[] | null,
  isVisible: (row: R) => boolean,
): string {
  if (!rows) return loadingRest
  const [all, visible] = [rows.length, rows.filter(isVisible).length]
  return `${all} ${all === 1 ? one : many}, ${visible} ${shownName}`
}

/** The same empty list each time, so that nothing is rendered again for it. */
const none: readonly never[] = []

type LoadedList<R> = Pick<List<R>, 'rows' | 'ids' | 'visible' | 'isWhole'> & {
  filtering: Pick<List<R>['filtering'], 'isOn'>
}

const notLoaded: LoadedList<never> = {
  rows: none,
  ids: none,
  visible: none,
  isWhole: false,
  filtering: { isOn: false },
}
