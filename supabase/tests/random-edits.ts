import { listEditableColumns } from '#model/blanks.ts'
import type { Fields, Mutation, Op, StoredRow } from '#model/mutation.ts'
import type { EditableTable } from '#model/rows.ts'

import { createFilledForm } from './clinic.ts'
import type { Mirror } from './mirror.ts'

/** A number from 0 to 1, the same row of them for the same seed. */
export type Random = () => number

export function createRandom(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export const pick = <T>(random: Random, from: readonly T[]): T | undefined =>
  from[Math.floor(random() * from.length)]

/** What people change, chosen so that audiences change with it: published, enabled, on and off. */
const switches: Partial<Record<EditableTable, [column: string, ...values: unknown[]]>> = {
  doctors: ['is_enabled', true, false],
  services: ['is_enabled', true, false],
  testimonials: ['is_published', true, false],
  health_library_categories: ['is_enabled', true, false],
  health_library_illnesses: ['visibility', 'draft', 'published'],
  health_library_images: ['alt_text', 'one', 'two', null],
  modern_site_settings: ['health_library_enabled', true, false],
}
const tables = Object.keys(switches) as EditableTable[]

/** One edit as a member of staff might make it, who sees what the mirror holds. */
export function createRandomEdit(random: Random, mirror: Mirror): Mutation {
  const table = pick(random, tables) ?? 'doctors'
  const row = pick(random, mirror.getRows(table))
  const dice = random()
  if (!row || dice < 0.2)
    return { id: crypto.randomUUID(), ops: [insertion(random, table, mirror)] }
  const at = { t: table, id: row.id }
  if (dice < 0.3)
    return { id: crypto.randomUUID(), ops: [{ ...at, op: 'delete', was: toBase(table, row) }] }
  if (dice < 0.45 && 'display_order' in row) {
    const after = pick(random, mirror.getRows(table))?.id ?? null
    return { id: crypto.randomUUID(), ops: [{ ...at, op: 'move', after }] }
  }
  const [column, ...values] = switches[table] ?? ['name', 'x']
  const set = { [column]: pick(random, values) }
  return {
    id: crypto.randomUUID(),
    ops: [{ ...at, op: 'update', set, was: { [column]: row[column] } }],
  }
}

function insertion(random: Random, table: EditableTable, mirror: Mirror): Op {
  const id = crypto.randomUUID()
  const set: Fields = { ...createFilledForm(table) }
  if ('slug' in set) set['slug'] = `s-${id}`
  const illness = pick(random, mirror.getRows('health_library_illnesses'))
  if ('illness_id' in set && illness) set['illness_id'] = illness.id
  if ('category_id' in set)
    set['category_id'] = pick(random, mirror.getRows('health_library_categories'))?.id ?? null
  return { t: table, id, op: 'insert', set }
}

function toBase(table: EditableTable, row: StoredRow): Fields {
  return Object.fromEntries(listEditableColumns(table).map((column) => [column, row[column]]))
}

/** What a user at the SQL editor might run, in one transaction. */
export function createRandomScript(random: Random): string {
  const some = `(select id from public.%t order by random() limit 1)`
  const statements = [
    `update public.health_library_illnesses set visibility = case visibility when 'draft' then 'published' else 'draft' end where id = ${some.replace('%t', 'health_library_illnesses')}`,
    `delete from public.health_library_illnesses where id = ${some.replace('%t', 'health_library_illnesses')}`,
    `delete from public.health_library_categories where id = ${some.replace('%t', 'health_library_categories')}`,
    `update public.testimonials set display_order = display_order + 1`,
    `insert into public.services (service_name, is_enabled) values ('By hand', random() < 0.5)`,
    `update public.services set is_enabled = not is_enabled where id = ${some.replace('%t', 'services')}`,
    `delete from public.doctors where id = ${some.replace('%t', 'doctors')}`,
    `update public.modern_site_settings set health_library_enabled = not health_library_enabled`,
    `update public.hospital_profile set about_text = random()::text`,
    `select pg_sleep(0.01)`,
  ]
  const chosen = Array.from({ length: 1 + Math.floor(random() * 3) }, () =>
    pick(random, statements),
  )
  return `begin; ${chosen.join('; ')}; ${random() < 0.8 ? 'commit' : 'rollback'}`
}
