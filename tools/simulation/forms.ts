import { strict as assert } from 'node:assert'

import { changeRow } from '#db/edits.ts'
import { toForm } from '#model/blanks.ts'
import type { Fields } from '#model/mutation.ts'

import { readCurrentRecord } from '../../src/admin/forms/core/current-record.ts'
import {
  createClosedForm,
  resolveField,
  openForm,
  setFields,
  type FormState,
} from '../../src/admin/forms/core/form-state.ts'
import { mergeRecord } from '../../src/admin/forms/core/merge-record.ts'
import {
  keepMine,
  takeTheirs,
  listUnresolvedFields,
} from '../../src/admin/forms/core/resolve-fields.ts'
import type { Device, OpenFormOf } from './device.ts'
import { pickRow } from './people.ts'
import type { FormVisibility } from './steps.ts'

/** Opens a form on a row, as it looks now. */
export async function openDeviceForm(
  device: Device,
  table: OpenFormOf['table'],
  n: number,
): Promise<void> {
  device.form = null
  const row = await pickRow(device, table, n)
  if (!row) return
  const fields: Fields = { ...toForm(table, row as object) }
  const parts = { now: null, base: null }
  const form = { id: row.id, isNew: false, fields, base: fields, parts, restoredFrom: null }
  device.form = { table, state: openForm(createClosedForm<Fields, null>(), form) }
}

interface Saving {
  value: number
  /** A form follows its row unless its tab is suspended; while it does, a single user gets no conflict. */
  visibility: FormVisibility
  nextId: () => string
}

/** Saves the open form with new values in some of its fields. */
export async function saveDeviceForm(
  device: Device,
  { value, visibility, nextId }: Saving,
): Promise<void> {
  const form = device.form
  device.form = null
  if (!form) return
  const changed = setFields(form.state, createFormFields(form.table, value))
  const next =
    visibility === 'sleeps' ? changed : await mergeCurrentRecord(device, form.table, changed)
  const names = next.open ? listUnresolvedFields(next.open) : []
  if (visibility === 'follows alone')
    assert.deepEqual(names, [], 'I6: a question about one’s own edit')
  const { open } = names.reduce(
    (state, name) => resolveField(state, value % 2 ? keepMine : takeTheirs, name),
    next,
  )
  // Who reads that the row is gone leaves its form.
  if (!open?.id || open.isDeleted) return
  const mutationId = nextId()
  const { fields, base } = open
  const saved = { fields: fields as object, base: base as object, mutationId, now: device.clock }
  if (await changeRow(device.db, form.table, open.id, saved)) device.acked.add(mutationId)
}

function createFormFields(table: OpenFormOf['table'], value: number): Fields {
  if (table === 'doctors') return { name: `F${value}`, expertise_details: `f${value}` }
  if (table === 'hospital_profile') return { address: `F${value}` }
  return { tags: [`f${value}`], 'te:illness_name': value === 0 ? null : `ఫా${value}` }
}

/** The form with what came meanwhile [D19]. */
async function mergeCurrentRecord(
  { db }: Device,
  table: OpenFormOf['table'],
  state: FormState<Fields>,
): Promise<FormState<Fields>> {
  const now = await readCurrentRecord(db, table, state.open?.id ?? '')
  return mergeRecord(state, { ...now, fields: now.fields, parts: null })
}
