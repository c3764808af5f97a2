// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { addRow, changeRow, removeRow } from '#db/edits.ts'
import { readMeta } from '#db/meta.ts'

import { resetDevice, heading, openAdmin } from '../testing/open-admin.tsx'
import { rao } from '../testing/open-doctors.ts'
import { aConflict, openSyncCentre, parkQueuedEdit } from '../testing/open-sync-centre.ts'
import { press } from '../testing/user-actions.ts'

beforeEach(resetDevice)

test('edits blocked by a parked edit of their record wait for the decision, without further notices', async () => {
  const { db } = await openSyncCentre()
  await changeRow(db, 'doctors', rao.id, { fields: { qualification: 'Refused' } })
  await parkQueuedEdit(db, aConflict({ qualification: 'Theirs' }))
  await changeRow(db, 'doctors', rao.id, { fields: { specialisation: 'Held' } })
  expect(await screen.findByRole('heading', { name: 'Waiting for your decision (1)' })).toBeTruthy()
  expect(screen.getByText('Change of doctor Dr Rao: Specialisation')).toBeTruthy()
  expect(screen.queryByText(/^No action needed/)).toBeNull()
})

test('without unsent edits the sync screen says that everything is on the server', async () => {
  await openSyncCentre()
  expect(screen.getByText('Everything is on the server.')).toBeTruthy()
})

test('unsent edits are listed in words, and counted in the header (S-53)', async () => {
  const { db } = await openSyncCentre()
  await changeRow(db, 'doctors', rao.id, { fields: { qualification: 'DM', photo: null } })
  await removeRow(db, 'doctors', rao.id)
  expect(await screen.findByText('Change of doctor Dr Rao: Qualification, Photo')).toBeTruthy()
  expect(await screen.findByText('Deletion of doctor Dr Rao')).toBeTruthy()
  expect(await screen.findByRole('link', { name: 'Waiting to sync (2)' })).toBeTruthy()
})

test('an edit of a record that was deleted elsewhere names the record', async () => {
  const { db } = await openAdmin({ at: '/admin/sync' })
  await heading('Unsent changes')
  await changeRow(db, 'doctors', rao.id, {
    fields: { qualification: 'DM' },
    base: { name: 'Dr Rao', qualification: 'MD' },
  })
  expect(await screen.findByText('Change of doctor Dr Rao: Qualification')).toBeTruthy()
})

test('a doctor deleted elsewhere is restored with the local changes', async () => {
  const { db } = await openSyncCentre()
  await changeRow(db, 'doctors', rao.id, { fields: { qualification: 'DM' } })
  await parkQueuedEdit(db, { kind: 'conflict', rows: { [rao.id]: { gone: { ...rao } } } })
  expect(await screen.findByText('This doctor was deleted on another device.')).toBeTruthy()
  press('Restore it with my changes')
  await screen.findByText('It will be restored with the next sync.')
  const [entry] = await db.outbox.toArray()
  expect(entry?.ops[0]).toMatchObject({
    op: 'restore',
    set: { qualification: 'DM' },
    was: { name: 'Dr Rao', qualification: 'MD' },
  })
})

test('deleting a record that another user changed needs a second confirmation', async () => {
  const { db } = await openSyncCentre()
  await removeRow(db, 'doctors', rao.id)
  await parkQueuedEdit(db, aConflict({ qualification: 'Theirs' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Delete anyway' }))
  await screen.findByText('It is deleted with the next sync.')
  const [entry] = await db.outbox.toArray()
  expect(entry?.ops[0]).toMatchObject({ op: 'delete', was: { qualification: 'Theirs' } })
})

test('a rejected edit can be corrected in place, and is validated before it is sent', async () => {
  const { db } = await openSyncCentre()
  await addRow(db, 'health_library_categories', { category_name: 'Sleep', slug: 'sleep' })
  await parkQueuedEdit(db, {
    kind: 'rejected',
    code: '23505',
    constraint: 'health_library_categories_slug_key',
  })
  expect(await screen.findByText('Slug already exists')).toBeTruthy()
  press('Edit again')
  const slug = await screen.findByLabelText('Slug')
  fireEvent.change(slug, { target: { value: 'Not a slug' } })
  press('Send again')
  expect(await screen.findByText(/Use small English letters/)).toBeTruthy()
  fireEvent.change(slug, { target: { value: 'sleep-2' } })
  press('Send again')
  await screen.findByText('Your change is sent with the next sync.')
  const [entry] = await db.outbox.toArray()
  expect(entry).toMatchObject({ state: 'queued', ops: [{ set: { slug: 'sleep-2' } }] })
})

test('a rejected edit keeps its picture when corrected, and shows it', async () => {
  const { db } = await openSyncCentre()
  const photo = `/storage/v1/object/public/doctors/1700000000000-${'a'.repeat(32)}.webp`
  await changeRow(db, 'doctors', rao.id, { fields: { name: 'Dr Rao Garu', photo } })
  await parkQueuedEdit(db, { kind: 'rejected', code: '23514', constraint: null })
  fireEvent.click(await screen.findByRole('button', { name: 'Edit again' }))
  expect(await screen.findByText('Photo: sent as you selected it.')).toBeTruthy()
  fireEvent.change(screen.getByLabelText(/^Full Name/), { target: { value: 'Dr Rao K' } })
  press('Send again')
  await screen.findByText('Your change is sent with the next sync.')
  const [entry] = await db.outbox.toArray()
  expect(entry?.ops[0]?.set).toEqual({ name: 'Dr Rao K', photo })
})

test('an edit whose picture is lost can be sent without it', async () => {
  const { db } = await openSyncCentre()
  const address = `/storage/v1/object/public/doctors/1700000000000-${'a'.repeat(32)}.webp`
  await changeRow(db, 'doctors', rao.id, { fields: { name: 'Dr Rao Garu', photo: address } })
  await parkQueuedEdit(db, { kind: 'no-file', address })
  fireEvent.click(await screen.findByRole('button', { name: 'Send it without the new picture' }))
  await screen.findByText('It will be sent without the new picture.')
  const [entry] = await db.outbox.toArray()
  expect(entry?.ops[0]?.set).toEqual({ name: 'Dr Rao Garu', photo: null })
})

test('discarding an edit asks first', async () => {
  const { db } = await openSyncCentre()
  await changeRow(db, 'doctors', rao.id, { fields: { qualification: 'DM' } })
  await parkQueuedEdit(db, { kind: 'server-error' })
  fireEvent.click(await screen.findByRole('button', { name: 'Discard my change' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Discard this change?' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(await db.outbox.count()).toBe(1)
  press('Discard my change')
  fireEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Discard' }),
  )
  await waitFor(async () => expect(await db.outbox.count()).toBe(0))
})

test('Sync now requests a sync cycle', async () => {
  const { db } = await openSyncCentre()
  press('Sync now')
  await waitFor(async () => expect(await readMeta(db, 'wanted')).toBe(1))
})
