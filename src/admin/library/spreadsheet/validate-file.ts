import { getColumnLabel } from '../../content-types/content-types.ts'
import type { FormErrors } from '../../forms/core/validate-form.ts'
import { getNextPosition } from '../../lists/reorder/next-place.ts'
import { createYielder, type WorkOptions } from '../../shell/csv/cancellable-work.ts'
import { damageMessages } from '../../shell/csv/cell-damage.ts'
import { UnreadableFileError } from '../../shell/csv/file-text.ts'
import type { CsvRow } from '../../shell/csv/read-csv.ts'
import { formatCell } from './cells.ts'
import { findDayOrder } from './day-cell.ts'
import type { DeviceRows } from './device-rows.ts'
import { parseHeaderRow, type HeaderRow } from './header-row.ts'
import type { ImportPlan, FileProblem, ReadyRow } from './import-plan.ts'
import { createRowNames, type RowNames } from './row-names.ts'
import { columnHeaders, ID_HEADER, sheetColumns, TABLE } from './sheet-columns.ts'
import { validateRow, type RowContext } from './validate-row.ts'

/**
 * Validates every row of a file before anything is written: additions, changes, unchanged rows and
 * problems.
 */
export async function validateFile(
  [first, ...rows]: readonly CsvRow[],
  device: DeviceRows,
  options: WorkOptions,
): Promise<ImportPlan> {
  const head = withDayOrders(parseHeaderRow(first?.cells ?? []), rows)
  if (rows.length === 0) throw new UnreadableFileError('This file has column headers but no rows.')
  const illnesses = device[TABLE]
  const around: RowContext = {
    headings: head,
    device,
    names: createRowNames(device),
    byId: new Map(illnesses.map((row) => [row.id, row])),
    bySlug: new Map(illnesses.map((row) => [row.slug, row])),
    usedIds: new Map(),
    usedSlugs: new Map(),
    nextOrder: getNextPosition(illnesses),
  }
  const importable: ReadyRow[] = []
  const problems: FileProblem[] = []
  let unchanged = 0
  let badRows = 0
  const breathe = createYielder(options)
  for (const [at, row] of rows.entries()) {
    await breathe(at / rows.length)
    const outcome = await validateRow(row, around)
    if ('ready' in outcome) importable.push(outcome.ready)
    else if ('unchanged' in outcome) unchanged += 1
    else {
      badRows += 1
      problems.push(...problemsOf(row, outcome.errors))
    }
  }
  const { unknown, missing } = head
  const lossMessage = damageMessages.letters('')
  return {
    importable,
    unchanged,
    problems,
    badRows,
    unknown,
    missing,
    hasLostLetters: head.hasLostLetters || problems.some(({ text }) => text === lossMessage),
    changesOf: (row) => changesOf(row, around.names),
  }
}

/** The headers, with the day format of each column for its ambiguous cells. */
function withDayOrders(head: HeaderRow, rows: readonly CsvRow[]): HeaderRow {
  const columns = head.columns.map(({ at, column }) => {
    if (column.kind !== 'day') return { at, column }
    return {
      at,
      column: { ...column, order: findDayOrder(rows.map(({ cells }) => cells[at] ?? '')) },
    }
  })
  return { ...head, columns }
}

function changesOf({ set, was }: ReadyRow, names: RowNames) {
  return sheetColumns
    .filter(({ field }) => field in set)
    .map((column) => ({
      label: column.heading,
      before: formatCell(column, was[column.field], names),
      after: formatCell(column, set[column.field], names),
    }))
}

/** In the order of the file's columns. */
function problemsOf({ line, row }: CsvRow, errors: FormErrors): FileProblem[] {
  return Object.entries(errors)
    .map(([field, text = '']) => ({ line, row, column: headingOf(field), text }))
    .toSorted((a, b) => columnAt(a) - columnAt(b))
}

const columnAt = ({ column }: FileProblem) => (column === null ? -1 : columnHeaders.indexOf(column))

function headingOf(field: string): string | null {
  if (field === '') return null
  return field === 'id' ? ID_HEADER : getColumnLabel(TABLE, field)
}
