import { diffForm } from '#db/edits.ts'
import { createBlankForm, toForm } from '#model/blanks.ts'
import { withFingerprints } from '#model/fingerprints.ts'
import type { Fields } from '#model/mutation.ts'
import { createRandomId } from '#model/random-id.ts'
import type { Illness } from '#model/rows.ts'
import type { Form } from '#model/rows.ts'
import { slugify } from '#model/texts/slug.ts'

import { slugTaken } from '../../content-types/common-messages.ts'
import { validateForm, type FormErrors } from '../../forms/core/validate-form.ts'
import { findCellDamage, damageMessages } from '../../shell/csv/cell-damage.ts'
import type { CsvRow } from '../../shell/csv/read-csv.ts'
import { removeFormulaGuard } from '../../shell/csv/write-csv.ts'
import { parseCell, formatCell } from './cells.ts'
import type { DeviceRows } from './device-rows.ts'
import type { HeaderRow } from './header-row.ts'
import type { ReadyRow } from './import-plan.ts'
import type { RowNames } from './row-names.ts'
import { TABLE } from './sheet-columns.ts'

/** The rows to compare with, and the ids, slugs and positions that earlier rows of the file use. */
export interface RowContext {
  headings: HeaderRow
  device: DeviceRows
  names: RowNames
  byId: ReadonlyMap<string, Illness>
  bySlug: ReadonlyMap<string, Illness>
  /** The line where an id or a slug occurred first. */
  usedIds: Map<string, number>
  usedSlugs: Map<string, number>
  /** The default position of the next new illness. */
  nextOrder: number
}

/** The result for a row: ready to import, unchanged, or problems by field; '' is the whole row. */
export type RowOutcome = { ready: ReadyRow } | { unchanged: true } | { errors: FormErrors }

/** Validates a row as its form would, against this device and the rows before it. */
export async function validateRow(row: CsvRow, around: RowContext): Promise<RowOutcome> {
  const whole = row.broken ?? wrongLength(row, around.headings)
  if (whole) return { errors: { '': whole } }
  const target = targetOf(row, around)
  if ('errors' in target) return target
  const { found } = target
  const base = found ? toForm(TABLE, found) : createBlankForm(TABLE)
  const reading = readFields(row, { base, isNew: !found, around })
  if (found && reading.changedFields.size === 0) return { unchanged: true }
  return checkFields(row, { found, base, reading, around })
}

/** The form's errors, and those that need a comparison with other illnesses. */
async function checkFields(
  row: CsvRow,
  { found, base, reading, around }: Read,
): Promise<RowOutcome> {
  const { fields, changedFields } = reading
  const filled = found ? fields : { ...fields, ...usual(reading, around) }
  const checked = await validateForm(TABLE, filled as Form<typeof TABLE>)
  const slugProblem = findSlugProblem(String(filled['slug']).trim(), { row, found, around })
  const wrong: FormErrors = {
    ...(slugProblem && { slug: slugProblem }),
    ...('errors' in checked && checked.errors),
    ...reading.errors,
  }
  if ('errors' in checked || Object.keys(wrong).length > 0) return { errors: wrong }
  return outcome(row, { found, base, values: checked.values, changedFields, around })
}

interface Read {
  found: Illness | null
  base: Form<typeof TABLE>
  reading: Reading
  around: RowContext
}

function wrongLength({ cells }: CsvRow, { count }: HeaderRow): string | null {
  const extra = cells.slice(count).some((cell) => cell.trim() !== '')
  if (cells.length >= count && !extra) return null
  return `It has ${cells.length} ${cells.length === 1 ? 'cell' : 'cells'}, but the file has ${count} columns`
}

/** Finds the illness of a row: by ID if the file has IDs, otherwise by slug. A new one has none. */
function targetOf(
  row: CsvRow,
  around: RowContext,
): { found: Illness | null } | { errors: FormErrors } {
  const { headings, usedIds, device } = around
  const column = headings.id >= 0 ? 'id' : 'slug'
  const found = namedIn(row, around)
  if (!found) {
    const isGone = headings.id >= 0 && (row.cells[headings.id] ?? '').trim() !== ''
    return isGone ? { errors: { id: NO_SUCH_ID } } : { found: null }
  }
  const before = usedIds.get(found.id)
  if (before !== undefined) return { errors: { [column]: `The same as in line ${before}` } }
  usedIds.set(found.id, row.line)
  if (device.edits(found.id) !== 'attention') return { found }
  return { errors: { '': 'It has an unresolved change under “Unsent changes”' } }
}

function namedIn({ cells }: CsvRow, { headings, byId, bySlug }: RowContext): Illness | null {
  if (headings.id >= 0) return byId.get((cells[headings.id] ?? '').trim().toLowerCase()) ?? null
  const slug = headings.columns.find(({ column }) => column.field === 'slug')
  return (slug && bySlug.get(removeFormulaGuard(cells[slug.at] ?? '').trim())) ?? null
}

const NO_SUCH_ID =
  'No illness has this ID. It may have been deleted or belong to another clinic. Clear the cell to add a new illness'

interface Reading {
  fields: Fields
  changedFields: Set<string>
  errors: FormErrors
}

/** The values of the cells; a cell that equals today's export is unchanged. */
function readFields(
  row: CsvRow,
  { base: baseForm, isNew, around }: { base: object; isNew: boolean; around: RowContext },
): Reading {
  const { headings, names } = around
  const base = baseForm as Fields
  const reading: Reading = { fields: { ...base }, changedFields: new Set(), errors: {} }
  for (const { at, column } of headings.columns) {
    const { field } = column
    const cell = removeFormulaGuard(row.cells[at] ?? '')
    const now = formatCell(column, base[field], names).replace(/\r\n?/g, '\n')
    // An empty cell of a new illness gets the form's default.
    if (isNew ? cell.trim() === '' : cell === now) continue
    const damage = findCellDamage(cell, now)
    const read = damage
      ? { problem: damageMessages[damage](cell) }
      : parseCell(column, cell, base[field], names)
    if ('problem' in read) reading.errors[field] = read.problem
    else reading.fields[field] = read.value
    reading.changedFields.add(field)
  }
  return reading
}

/** Defaults of a new illness, as in the form: a slug from its name, the last position. */
function usual({ fields, changedFields }: Reading, around: RowContext): Fields {
  return {
    ...(!changedFields.has('slug') && { slug: slugify(String(fields['illness_name'])) }),
    ...(!changedFields.has('display_order') && { display_order: around.nextOrder++ }),
  }
}

interface Claim {
  row: CsvRow
  found: Illness | null
  around: RowContext
}

/** Explains why an illness cannot have its slug. */
function findSlugProblem(slug: string, { row, found, around }: Claim): string | undefined {
  if (slug === '') return undefined
  const owner = around.bySlug.get(slug)
  if (owner && owner.id !== found?.id) return slugTaken
  const before = around.usedSlugs.get(slug)
  if (before !== undefined) return `The same as in line ${before}`
  around.usedSlugs.set(slug, row.line)
  return undefined
}

interface Valid {
  found: Illness | null
  base: Form<typeof TABLE>
  values: Form<typeof TABLE>
  changedFields: ReadonlySet<string>
  around: RowContext
}

function outcome(row: CsvRow, { found, base, values, changedFields, around }: Valid): RowOutcome {
  const place = { line: row.line, row: row.row, name: values.illness_name }
  if (!found) {
    const set = withFingerprints<Fields>(TABLE, values, values)
    const id = createRandomId()
    return { ready: { ...place, kind: 'new', id, isNewer: false, set, was: {} } }
  }
  const changed = Object.entries(values).filter(([field]) => changedFields.has(field))
  const set = diffForm(TABLE, Object.fromEntries(changed), base)
  if (Object.keys(set).length === 0) return { unchanged: true }
  const was = Object.fromEntries(
    Object.keys(set).map((field) => [field, (base as Fields)[field] ?? null]),
  )
  const isNewer = isNewerThan(row.cells[around.headings.version], found, around)
  return { ready: { ...place, kind: 'changed', id: found.id, isNewer, set, was } }
}

/**
 * Checks whether a record may be newer than the file: it has an unsent edit, a newer version, or an
 * unknown one.
 */
function isNewerThan(version: string | undefined, found: Illness, { device }: RowContext): boolean {
  const exported = version?.trim() ?? ''
  if (device.edits(found.id) !== null || !/^\d+$/.test(exported)) return true
  return found.row_version > Number(exported)
}
