// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { mirror, type ClinicDatabase } from '#db/database.ts'
import { addRow, changeRow, queueEdit, removeRow } from '#db/edits.ts'
import { append, park } from '#db/outbox.ts'
import type { Refusal } from '#db/stored.ts'
import { blankOf } from '#model/blanks.ts'

import { press } from '../testing/hands.ts'
import { forgetDevice, openAdmin } from '../testing/open-admin.tsx'

beforeEach(forgetDevice)
const ID = '00000000-0000-4000-9000-000000000009'
const OTHER = '00000000-0000-4000-9000-000000000008'

async function refuse(db: ClinicDatabase, refusal: Refusal): Promise<void> {
  const entries = await db.outbox.toArray()
  await park(db, entries.at(-1)?.seq ?? 0, refusal)
}

/** The server acknowledges a deletion, and nothing is left in these tables. */
async function arrived(
  db: ClinicDatabase,
  edit: string,
  emptied: readonly (typeof MIRRORS)[number][] = MIRRORS,
): Promise<void> {
  const entry = await db.outbox.where({ id: edit }).first()
  if (!entry) throw new Error('There is no such edit')
  const { id, ops, takes = {} } = entry
  await db.transaction('rw', [db.outbox, db.done, db.meta, ...MIRRORS], async () => {
    for (const table of emptied) await mirror(db, table).clear()
    await db.outbox.delete(entry.seq)
    await append(db, db.done, [{ id, ops, at: Date.now(), takes }])
  })
}
const MIRRORS = ['health_library_illnesses', 'health_library_images'] as const

const insomnia = {
  ...blankOf('health_library_illnesses'),
  id: ID,
  row_version: 1,
  illness_name: 'Insomnia',
  slug: 'insomnia',
  short_summary: 's',
}

test('[D18] the button that brings an illness back says that its pictures come with it', async () => {
  const { db } = await openAdmin({
    at: '/admin/sync',
    rows: { health_library_illnesses: [insomnia] },
  })
  await changeRow(db, 'health_library_illnesses', ID, { fields: { tags: ['night'] } })
  const clash = { gone: { ...insomnia }, with: { health_library_images: 2 } }
  await refuse(db, { kind: 'conflict', rows: { [ID]: clash } })
  expect(
    await screen.findByRole('button', { name: 'Restore it with my changes, with 2 pictures' }),
  ).toBeTruthy()
})

test('[D18] what was deleted here and has arrived is listed, and brought back whole by one button', async () => {
  const picture = {
    ...blankOf('health_library_images'),
    id: OTHER,
    row_version: 1,
    illness_id: ID,
  }
  const { db } = await openAdmin({
    at: '/admin/sync',
    rows: { health_library_illnesses: [insomnia], health_library_images: [picture] },
  })
  await arrived(db, await removeRow(db, 'health_library_illnesses', ID))
  const button = await screen.findByRole('button', { name: 'Bring back with 1 picture Insomnia' })
  fireEvent.click(button)
  await screen.findByText('It is brought back with the next sync.')
  expect(await screen.findByText('Bringing back illness Insomnia')).toBeTruthy()
  expect((await db.outbox.toArray())[0]?.ops).toMatchObject([{ op: 'restore', id: ID }])
  await waitFor(() => expect(screen.queryByText('Deleted here lately')).toBeNull())
})

test('a picture that was deleted by itself is named, with its illness', async () => {
  const picture = {
    ...blankOf('health_library_images'),
    id: OTHER,
    row_version: 1,
    illness_id: ID,
    alt_text: 'A dark room',
  }
  const { db } = await openAdmin({
    at: '/admin/sync',
    rows: { health_library_illnesses: [insomnia], health_library_images: [picture] },
  })
  const deletion = await removeRow(db, 'health_library_images', OTHER)
  await arrived(db, deletion, ['health_library_images'])
  const called = '“A dark room” of Insomnia'
  expect(await screen.findByText(`illness picture ${called}`)).toBeTruthy()
  expect(screen.getByRole('button', { name: `Bring back ${called}` })).toBeTruthy()
})

test('a refused new illness is one thing to settle: its pictures wait under it, and go when it is given up', async () => {
  const { db } = await openAdmin({ at: '/admin/sync' })
  const illness_id = await addRow(db, 'health_library_illnesses', {
    illness_name: 'Hiccups',
    slug: 'hiccups',
  })
  const constraint = 'health_library_illnesses_slug_key'
  await refuse(db, { kind: 'rejected', code: '23505', constraint })
  const image_url = 'https://pictures.invalid/1'
  await addRow(db, 'health_library_images', { illness_id, image_url })
  await screen.findByRole('heading', { name: 'Needs attention (1)' })
  const item = within(
    await screen.findByText('These wait for it, and are sent once it is settled:'),
  )
  expect(item).toBeTruthy()
  press('Discard my change')
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/New illness Hiccups; New illness picture of Hiccups/)).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Discard' }))
  await waitFor(async () => expect(await db.outbox.count()).toBe(0))
})

test('[D18] an illness whose slug was taken meanwhile comes back under another one', async () => {
  const { db } = await openAdmin({ at: '/admin/sync' })
  const was = { ...blankOf('health_library_illnesses'), ...insomnia }
  const { id: _, row_version: __, ...seen } = was
  await queueEdit(db, [{ t: 'health_library_illnesses', id: ID, op: 'restore', was: seen }])
  const constraint = 'health_library_illnesses_slug_key'
  await refuse(db, { kind: 'rejected', code: '23505', constraint })
  expect(await screen.findByText('Slug already exists')).toBeTruthy()
  press('Edit again')
  fireEvent.change(await screen.findByLabelText('Slug'), { target: { value: 'insomnia-2' } })
  press('Send again')
  await screen.findByText('Your change is sent with the next sync.')
  const [entry] = await db.outbox.toArray()
  expect(entry?.ops).toMatchObject([{ op: 'restore', was: { slug: 'insomnia' } }])
  expect(entry?.ops[0]?.set).toEqual({ slug: 'insomnia-2' })
})
