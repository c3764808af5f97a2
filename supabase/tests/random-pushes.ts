import { listEditableColumns } from '#model/blanks.ts'
import { roles, type Role } from '#model/roles.ts'
import type { EditableTable } from '#model/rows.ts'

import { createFilledForm, sampleTables } from './clinic.ts'
import { pick, type Random } from './random-edits.ts'

type Row = Record<string, unknown> & { id: string }
/** What the server has now, and the rows that it had. */
export interface ServerState {
  rows: Partial<Record<EditableTable, Row[]>>
  deleted: { t: EditableTable; row: Row }[]
}
export interface Push {
  role: Role
  mutations: unknown[]
}
type Op = Record<string, unknown>

const tables = [...sampleTables, 'hospital_profile', 'contact_information'] as const

/** Values for columns of any table, good and bad ones; the server knows which. */
const values: unknown[] = [
  'A name',
  'Another name',
  'Long '.repeat(45),
  'a-slug',
  'b-slug',
  '',
  null,
  true,
  false,
  3,
  100_001,
  2.5,
  '2026-03-04',
  ['one', 'two'],
  [['one']],
  {},
  'https://example.org/x',
  '/storage/v1/object/public/doctors/none.png',
  'draft',
  'published',
]
const translations = ['te:name', 'te:illness_name', 'te:title', 'te:service_name', 'te:slug']

/**
 * Creates pushes of one staff member after the other. Half of them are of edits of one kind that the server
 * applies; the others have stale, refused, repeated and unlike edits among them.
 */
export function createPushes(random: Random): (state: ServerState) => Push {
  const pushed: unknown[] = []
  // The first pushes fill the tables.
  const empty = [...tables]
  return (state) => {
    const filled = empty.shift()
    const wildness = filled || random() < 0.5 ? 0.02 : 1
    const isRare: Chance = (part) => random() < part * wildness
    const table = filled ?? pick(random, tables) ?? 'doctors'
    const kind = filled
      ? 'insert'
      : pick(random, ['update', 'update', 'update', 'insert', 'delete', 'any'])
    const columns = pickColumns(random, table)
    const length = 1 + Math.floor(random() * 14)
    const mutations = Array.from({ length }, (_, n): unknown => {
      if (isRare(0.04)) return pick(random, pushed) ?? null
      const alike = kind !== 'any' && !isRare(0.12)
      const t = alike ? table : (pick(random, tables) ?? table)
      const createRandomOp = () =>
        createOp({ random, isRare }, state, {
          t,
          n,
          kind: alike ? kind : undefined,
          columns: alike ? columns : undefined,
        })
      const mutation = {
        id: isRare(0.01) ? 'no id' : createId(random),
        ops: isRare(0.06) ? [createRandomOp(), createRandomOp()] : [createRandomOp()],
      }
      pushed.push(mutation)
      return mutation
    })
    return { role: isRare(0.2) ? (pick(random, roles) ?? 'Viewer') : 'Content Manager', mutations }
  }
}

/** True with this probability, or a smaller one. */
type Chance = (part: number) => boolean
interface Dice {
  random: Random
  isRare: Chance
}

/** An id from the same row of random numbers, so that a seed repeats a whole history. */
const createId = (random: Random) =>
  'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replaceAll('x', () =>
    Math.floor(random() * 16).toString(16),
  )

interface Wanted {
  t: EditableTable
  /** Its place in the push: most of what is alike is of one row after the other. */
  n: number
  kind: string | undefined
  columns: readonly string[] | undefined
}

function createOp(dice: Dice, state: ServerState, options: Wanted): Op {
  const { random } = dice
  const { t } = options
  const op =
    options.kind ?? pick(random, ['update', 'insert', 'delete', 'move', 'restore', 'upsert'])
  const gone = pick(random, state.deleted)
  if (op === 'insert') return { t, op, id: createId(random), set: createInsertion(dice, state, t) }
  if (op === 'restore' && gone) return { t: gone.t, op, id: gone.row.id, was: gone.row }
  return { t, op, ...createChange(dice, state, options, op) }
}

/** Creates what an operation on a row that is or was there has besides its table and kind. */
function createChange(dice: Dice, state: ServerState, options: Wanted, op: string | undefined): Op {
  const { random, isRare } = dice
  const rows = state.rows[options.t] ?? []
  const place = isRare(0.15) ? Math.floor(random() * rows.length) : options.n % rows.length
  const row: Row = rows[place] ?? { id: createId(random) }
  const id = pickId(dice, state, row)
  if (op === 'delete') return { id, was: isRare(0.1) ? {} : row }
  if (op === 'move') return { id, after: pick(random, rows)?.id ?? null }
  return { id, ...createFields(dice, options, row) }
}

function createFields(dice: Dice, { t, columns }: Wanted, row: Row): Op {
  const { random, isRare } = dice
  const set = Object.fromEntries(
    (columns ?? pickColumns(random, t)).map((column) => [column, createValue(dice, column, row)]),
  )
  if (isRare(0.03)) set['row_version'] = 1
  const was = Object.fromEntries(Object.keys(set).map((column) => [column, row[column] ?? null]))
  if (isRare(0.05)) was[Object.keys(set)[0] ?? ''] = 'never written'
  return isRare(0.02) ? { set } : { set, was }
}

/** The id of a row; seldom that of a deleted row, or in capitals. */
function pickId({ random, isRare }: Dice, { deleted }: ServerState, { id }: Row): string {
  if (isRare(0.03)) return pick(random, deleted)?.row.id ?? id
  return isRare(0.02) ? id.toUpperCase() : id
}

function pickColumns(random: Random, t: EditableTable): string[] {
  const all = random() < 0.15 ? translations : listEditableColumns(t)
  const first = pick(random, all) ?? 'name'
  const second = random() < 0.3 ? pick(random, listEditableColumns(t)) : undefined
  return second === undefined ? [first] : [first, second]
}

/** A value for a column; most fit it, so that most edits are applied. */
function createValue({ random, isRare }: Dice, column: string, row: Row): unknown {
  const current = row[column]
  if (isRare(0.12)) return pick(random, values)
  if (isRare(0.1)) return current ?? null
  if (column.includes(':')) return pick(random, ['వణుకు', 'పేరు', null, ''])
  if (column.includes('slug'))
    return pick(random, ['a-slug', 'b-slug', `slug-${random()}`.replace('.', '')])
  if (typeof current === 'string') return createText(random, current)
  return createOther(random, current)
}

function createText(random: Random, current: string): string {
  if (/^\d{4}-/.test(current)) return '2026-05-06'
  if (current.startsWith('http')) return `https://example.org/${random()}`
  return `${current.slice(0, 20)}.`
}

function createOther(random: Random, current: unknown): unknown {
  if (typeof current === 'boolean') return !current
  if (typeof current === 'number') return Math.floor(random() * 5)
  return Array.isArray(current) ? [] : pick(random, values)
}

function createInsertion(
  { random, isRare }: Dice,
  { rows }: ServerState,
  t: EditableTable,
): Record<string, unknown> {
  const set: Record<string, unknown> = { ...createFilledForm(t) }
  const links = {
    illness_id: pick(random, rows.health_library_illnesses ?? [])?.id ?? createId(random),
    category_id: pick(random, rows.health_library_categories ?? [])?.id ?? null,
    slug: isRare(0.1) ? 'a-slug' : `s-${createId(random)}`,
  }
  for (const [column, value] of Object.entries(links)) if (column in set) set[column] = value
  const [column = 'name'] = pickColumns(random, t)
  if (isRare(0.15)) set[column] = pick(random, values)
  return set
}
