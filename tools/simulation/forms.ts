import { strict as assert } from 'node:assert'

import { changeRow } from '#db/edits.ts'
import { draftOf } from '#model/blanks.ts'
import type { Fields } from '#model/mutation.ts'

import { rowNow } from '../../src/admin/forms/core/current-record.ts'
import {
  closedForm,
  decided,
  opened,
  typed,
  type FormState,
} from '../../src/admin/forms/core/form-state.ts'
import { arrived } from '../../src/admin/forms/core/merge-record.ts'
import { kept, taken, undecided } from '../../src/admin/forms/core/resolve-fields.ts'
import type { Device, OpenFormOf } from './device.ts'
import { pick } from './people.ts'
import type { Looking } from './steps.ts'

/** Opens a form on a row, as it looks now. */
export async function openForm(
  device: Device,
  table: OpenFormOf['table'],
  n: number,
): Promise<void> {
  device.form = null
  const row = await pick(device, table, n)
  if (!row) return
  const fields: Fields = { ...draftOf(table, row as object) }
  const parts = { now: null, seen: null }
  const form = { id: row.id, isNew: false, fields, seen: fields, parts, restoredFrom: null }
  device.form = { table, state: opened(closedForm<Fields, null>(), form) }
}

interface Saving {
  value: number
  /** A form follows its row unless its tab sleeps; somebody alone is asked nothing while it does. */
  how: Looking
  nextId: () => string
}

/** Saves the open form with new values in some of its fields. */
export async function saveForm(device: Device, { value, how, nextId }: Saving): Promise<void> {
  const form = device.form
  device.form = null
  if (!form) return
  const changed = typed(form.state, typedInto(form.table, value))
  const next = how === 'sleeps' ? changed : await followed(device, form.table, changed)
  const names = next.open ? undecided(next.open) : []
  if (how === 'follows alone') assert.deepEqual(names, [], 'I6: a question about one’s own edit')
  const { open } = names.reduce(
    (state, name) => decided(state, value % 2 ? kept : taken, name),
    next,
  )
  // Who reads that the row is gone leaves its form.
  if (!open?.id || open.isGone) return
  const mutationId = nextId()
  const { fields, seen } = open
  const saved = { fields: fields as object, seen: seen as object, mutationId, now: device.clock }
  if (await changeRow(device.db, form.table, open.id, saved)) device.acked.add(mutationId)
}

function typedInto(table: OpenFormOf['table'], value: number): Fields {
  if (table === 'doctors') return { name: `F${value}`, expertise_details: `f${value}` }
  if (table === 'hospital_profile') return { address: `F${value}` }
  return { tags: [`f${value}`], 'te:illness_name': value === 0 ? null : `ఫా${value}` }
}

/** The form with what came meanwhile [D19]. */
async function followed(
  { db }: Device,
  table: OpenFormOf['table'],
  state: FormState<Fields>,
): Promise<FormState<Fields>> {
  const now = await rowNow(db, table, state.open?.id ?? '')
  return arrived(state, { ...now, fields: now.fields, parts: null })
}
