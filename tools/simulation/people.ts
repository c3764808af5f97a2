import { addRow, changeRow, moveRow, removeRow, type NewPicture } from '#db/edits.ts'
import { readRows } from '#db/read-view.ts'
import { restoreDeletion } from '#db/restore-deletion.ts'
import type { Fields } from '#model/mutation.ts'
import type { EditableTable, Form } from '#model/rows.ts'
import { toUploadPath } from '#model/texts/picture-path.ts'

import { editAllDoctors, undoLast } from './bulk.ts'
import type { Device } from './device.ts'
import type { EditKind } from './steps.ts'

/** What one edit did, so that it can be looked for on the screen. */
export interface PerformedEdit {
  table: EditableTable
  id: string
  /** Values that must show at once; null when the row must be gone. */
  shows: Fields | null
}

interface Plan {
  kind: EditKind
  row: number
  value: number
  nextId: () => string
}

type Doing = (device: Device, plan: Plan) => Promise<PerformedEdit | null>

const doings: Record<EditKind, Doing> = {
  'add doctor': (device, plan) =>
    add(device, plan, {
      table: 'doctors',
      fields: { name: `n${plan.value}`, display_order: plan.row, is_enabled: plan.value !== 0 },
    }),
  'add doctor with photo': addDoctorWithPhoto,
  'change doctor': (device, plan) =>
    change(
      device,
      plan,
      'doctors',
      plan.value % 2
        ? { years_of_experience: plan.value }
        : { expertise_details: `e${plan.value}`, is_enabled: plan.value === 0 },
    ),
  // An empty name breaks a rule of the database.
  'rename doctor': (device, plan) =>
    change(device, plan, 'doctors', { name: plan.value ? `N${plan.value}` : '' }),
  // Both wait in the outbox, so that one is asked about both of them at once [D20].
  'rename doctor twice': async (device, plan) => {
    await change(device, plan, 'doctors', { name: `N${plan.value}` })
    return change(device, plan, 'doctors', { name: `M${plan.value}`, qualification: 'twice' })
  },
  'delete doctor': (device, plan) => remove(device, plan, 'doctors'),
  'delete doctor for a moment': (device, plan) => remove(device, plan, 'doctors', true),
  'change doctors at once': (device, plan) =>
    atOnce(device, { expertise_details: `all${plan.value}`, is_enabled: plan.value !== 0 }),
  'delete doctors at once': (device) => atOnce(device, null),
  'take back': undoLast,
  'bring back': bringBackOne,
  // Few slugs, so that they collide.
  'add category': (device, plan) =>
    add(device, plan, {
      table: 'health_library_categories',
      fields: { category_name: 'c', slug: `c${plan.value}` },
    }),
  'delete category': (device, plan) => remove(device, plan, 'health_library_categories'),
  'add illness': addIllness,
  'change illness': (device, plan) =>
    change(
      device,
      plan,
      'health_library_illnesses',
      plan.value % 2 ? { tags: [`t${plan.value}`] } : { short_summary: `s${plan.value}` },
    ),
  'publish illness': (device, plan) =>
    change(device, plan, 'health_library_illnesses', {
      visibility: plan.value % 2 ? 'published' : 'draft',
    }),
  'categorise illness': async (device, plan) => {
    const category = await pickRow(device, 'health_library_categories', plan.value)
    const fields = { category_id: plan.value === 0 ? null : (category?.id ?? null) }
    return change(device, plan, 'health_library_illnesses', fields)
  },
  'delete illness': (device, plan) => remove(device, plan, 'health_library_illnesses'),
  'add illness picture': addIllnessPicture,
  'change profile': (device, plan) =>
    change(
      device,
      plan,
      'hospital_profile',
      plan.value % 2 ? { address: `A${plan.value}` } : { phone_numbers: [`1${plan.value}`] },
    ),
  'add link': (device, plan) =>
    add(device, plan, {
      table: 'social_media',
      fields: { platform_name: 'p', profile_url: 'https://x.invalid', display_order: plan.row },
    }),
  'move link': (device, plan) => move(device, plan, 'social_media'),
  'move doctor': (device, plan) => move(device, plan, 'doctors'),
  'switch library': (device, plan) =>
    change(device, plan, 'modern_site_settings', { health_library_enabled: plan.value % 2 === 0 }),
  forbidden,
  'translate illness': (device, plan) =>
    change(
      device,
      plan,
      'health_library_illnesses',
      plan.value % 2
        ? { 'te:tags': [`తె${plan.value}`] }
        : { 'te:illness_name': plan.value === 0 ? null : `తె${plan.value}` },
    ),
  // One that ends before it begins breaks a rule of the database.
  'add notice': (device, plan) =>
    add(device, plan, {
      table: 'notices',
      fields: { title: 'n', starts_on: '2026-02-02', ends_on: dayOf(plan) },
    }),
  'change notice': (device, plan) =>
    change(
      device,
      plan,
      'notices',
      plan.value % 2
        ? { ends_on: dayOf(plan) }
        : { 'te:title': `తె${plan.row}`, is_enabled: plan.value === 0 },
    ),
}

const dayOf = ({ row }: Plan) => `2026-02-0${row + 1}`

/** Does one edit of a kind as its user would; null when there is nothing to do it to. */
export function performEdit(device: Device, plan: Plan): Promise<PerformedEdit | null> {
  return doings[plan.kind](device, plan)
}

export async function pickRow(device: Device, table: EditableTable, n: number) {
  const rows = await readRows(device.db, table)
  return rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))[n % Math.max(rows.length, 1)] ?? null
}

interface Addition<T extends EditableTable> {
  table: T
  fields: Partial<Form<T>>
  pictures?: NewPicture[]
}

async function add<T extends EditableTable>(
  device: Device,
  plan: Plan,
  { table, fields, pictures = [] }: Addition<T>,
): Promise<PerformedEdit> {
  const [id, mutationId] = [plan.nextId(), plan.nextId()]
  await addRow(device.db, table, fields, { id, mutationId, now: device.clock, pictures })
  device.acked.add(mutationId)
  return { table, id, shows: fields }
}

async function change<T extends EditableTable>(
  device: Device,
  plan: Plan,
  table: T,
  fields: Partial<Form<T>>,
): Promise<PerformedEdit | null> {
  const row = await pickRow(device, table, plan.row)
  if (!row) return null
  const mutationId = plan.nextId()
  await changeRow(device.db, table, row.id, { fields, mutationId, now: device.clock })
  device.acked.add(mutationId)
  return { table, id: row.id, shows: fields }
}

async function remove(
  device: Device,
  plan: Plan,
  table: EditableTable,
  undo = false,
): Promise<PerformedEdit | null> {
  const row = await pickRow(device, table, plan.row)
  if (!row) return null
  const mutationId = plan.nextId()
  await removeRow(device.db, table, row.id, { mutationId, now: device.clock, undo })
  if (undo) device.undoable = { action: mutationId, edits: [mutationId] }
  device.removals.push(mutationId)
  device.acked.add(mutationId)
  return { table, id: row.id, shows: null }
}

async function atOnce(
  device: Device,
  set: Partial<Form<'doctors'>> | null,
): Promise<PerformedEdit | null> {
  const id = await editAllDoctors(device, set)
  return id === null ? null : { table: 'doctors', id, shows: set }
}

/** Brings back what one of the removals made here took, sent or not, whole [D18]. */
async function bringBackOne(device: Device, plan: Plan): Promise<PerformedEdit | null> {
  const deletion = device.removals.at(-1 - (plan.row % Math.max(device.removals.length, 1)))
  if (!deletion || device.discarded.has(deletion)) return null
  const mutationId = plan.nextId()
  const parked = await device.db.outbox
    .where({ id: deletion })
    .filter(({ state }) => state === 'parked')
    .count()
  if (!(await restoreDeletion(device.db, deletion, mutationId, device.clock))) return null
  if (parked > 0) {
    device.discarded.add(deletion)
    return null
  }
  device.acked.add(mutationId)
  const op = (await device.db.outbox.where({ id: mutationId }).first())?.ops[0]
  return op ? { table: op.t, id: op.id, shows: {} } : null
}

async function move(
  device: Device,
  plan: Plan,
  table: 'social_media' | 'doctors',
): Promise<PerformedEdit | null> {
  const [row, otherRow] = [
    await pickRow(device, table, plan.row),
    await pickRow(device, table, plan.value),
  ]
  if (!row || !otherRow) return null
  const mutationId = plan.nextId()
  const after = plan.value === 0 || otherRow.id === row.id ? null : otherRow.id
  await moveRow(device.db, table, { id: row.id, after }, { mutationId, now: device.clock })
  device.acked.add(mutationId)
  return { table, id: row.id, shows: {} }
}

async function addDoctorWithPhoto(device: Device, plan: Plan): Promise<PerformedEdit> {
  const name = `${String(1_800_000_000_000 + plan.value)}-${plan.nextId().replaceAll('-', '')}.webp`
  const fields = { name: 'with photo', photo: toUploadPath('doctors', name) }
  const picture = { bucket: 'doctors', name, type: 'image/webp', bytes: new ArrayBuffer(8) }
  return add(device, plan, { table: 'doctors', fields, pictures: [picture] })
}

async function addIllness(device: Device, plan: Plan): Promise<PerformedEdit> {
  const category = await pickRow(device, 'health_library_categories', plan.row)
  const fields = {
    illness_name: 'i',
    slug: `i${plan.value}${plan.row}`,
    short_summary: 's',
    category_id: category?.id ?? null,
    tags: ['a'],
  }
  return add(device, plan, { table: 'health_library_illnesses', fields })
}

async function addIllnessPicture(device: Device, plan: Plan): Promise<PerformedEdit | null> {
  const illness = await pickRow(device, 'health_library_illnesses', plan.row)
  if (!illness) return null
  const fields = { illness_id: illness.id, image_url: 'https://pictures.invalid/x' }
  return add(device, plan, { table: 'health_library_images', fields })
}

/** A client of a third party that edits a table and a column that it may not edit. */
async function forbidden(device: Device, plan: Plan): Promise<PerformedEdit | null> {
  const mutationId = plan.nextId()
  const row = await pickRow(device, 'doctors', plan.row)
  if (!row) return null
  const fields = { added_by: row.id } as never
  await changeRow(device.db, 'doctors', row.id, { fields, mutationId, now: device.clock })
  device.acked.add(mutationId)
  return null
}
