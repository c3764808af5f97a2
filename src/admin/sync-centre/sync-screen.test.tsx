// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import type { ClinicDatabase } from '#db/database.ts'
import { addRow, changeRow, removeRow } from '#db/edits.ts'
import { readMeta } from '#db/meta.ts'
import { park } from '#db/outbox.ts'
import type { Refusal } from '#db/stored.ts'
import { blankOf } from '#model/blanks.ts'
import { fingerprintOf } from '#model/fingerprints.ts'

import { press } from '../testing/hands.ts'
import { aDoctor, forgetDevice, heading, openAdmin } from '../testing/open-admin.tsx'

beforeEach(forgetDevice)
const rao = aDoctor()
const UNKNOWN = '00000000-0000-4000-9000-000000000009'

async function openCentre() {
  const opened = await openAdmin({ at: '/admin/sync', doctors: [rao] })
  await heading('Sync centre')
  return opened
}

async function refuse(db: ClinicDatabase, refusal: Refusal): Promise<void> {
  const entries = await db.outbox.toArray()
  await park(db, entries.at(-1)?.seq ?? 0, refusal)
}

const group = (name: string) => within(screen.getByRole('group', { name }))

const conflict = (theirs: Record<string, unknown>): Refusal => ({
  kind: 'conflict',
  rows: { [rao.id]: { theirs } },
})

test('edits of a record behind a refused one wait for the decision, and nothing else is said of them', async () => {
  const { db } = await openCentre()
  await changeRow(db, 'doctors', rao.id, { fields: { qualification: 'Refused' } })
  await refuse(db, conflict({ qualification: 'Theirs' }))
  await changeRow(db, 'doctors', rao.id, { fields: { specialisation: 'Held' } })
  expect(await screen.findByRole('heading', { name: 'Waiting for your decision (1)' })).toBeTruthy()
  expect(screen.getByText('Change of doctor Dr Rao: Specialisation')).toBeTruthy()
  expect(screen.queryByText(/^Nothing to do/)).toBeNull()
})

test('with nothing waiting it says that everything is on the server', async () => {
  await openCentre()
  expect(screen.getByText('Everything is on the server.')).toBeTruthy()
})

test('S-53 what waits is listed in words, and counted in the header', async () => {
  const { db } = await openCentre()
  await changeRow(db, 'doctors', rao.id, { fields: { qualification: 'DM', photo: null } })
  await removeRow(db, 'doctors', rao.id)
  expect(await screen.findByText('Change of doctor Dr Rao: Qualification, Photo')).toBeTruthy()
  expect(await screen.findByText('Deletion of doctor Dr Rao')).toBeTruthy()
  expect(await screen.findByRole('link', { name: 'Waiting to sync (2)' })).toBeTruthy()
})

test('an edit of a record whose deletion had come in names the record', async () => {
  const { db } = await openAdmin({ at: '/admin/sync' })
  await heading('Sync centre')
  await changeRow(db, 'doctors', rao.id, {
    fields: { qualification: 'DM' },
    seen: { name: 'Dr Rao', qualification: 'MD' },
  })
  expect(await screen.findByText('Change of doctor Dr Rao: Qualification')).toBeTruthy()
})

test('S-52 a conflict about a Telugu text is asked about once, and what it was written from goes along', async () => {
  const { db } = await openCentre()
  await changeRow(db, 'doctors', rao.id, {
    fields: { 'te:name': 'డా. రావు' },
    seen: { name: 'Dr Rao', 'te:name': null },
  })
  expect(await screen.findByText('Change of doctor Dr Rao: Full Name (తెలుగు)')).toBeTruthy()
  await refuse(db, conflict({ 'te:name': 'డాక్టర్ రావు', 'te:name:of': '00000000' }))
  await screen.findByRole('group', { name: 'Full Name (తెలుగు)' })
  expect(screen.getAllByLabelText('My version')).toHaveLength(1)
  fireEvent.click(screen.getByLabelText('My version'))
  press('Keep what I chose')
  await screen.findByText('Your choice is sent with the next sync.')
  const [entry] = await db.outbox.toArray()
  expect(entry?.ops).toMatchObject([
    {
      set: { 'te:name': 'డా. రావు', 'te:name:of': fingerprintOf('Dr Rao') },
      was: { 'te:name': 'డాక్టర్ రావు', 'te:name:of': '00000000' },
    },
  ])
})

test('S-52 where two people found the same Telugu right for different English, nothing is left to choose', async () => {
  const { db } = await openCentre()
  const seen = { name: 'Dr Rao', 'te:name': 'డా. రావు', 'te:name:of': '00000000' }
  await changeRow(db, 'doctors', rao.id, {
    fields: { 'te:name': 'డా. రావు', 'te:name:of': fingerprintOf('Dr Rao') },
    seen,
  })
  await refuse(db, conflict({ 'te:name:of': '11111111' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Keep mine' }))
  await screen.findByText('It is sent with the next sync.')
  const [entry] = await db.outbox.toArray()
  expect(entry?.ops[0]?.was).toEqual({ 'te:name': 'డా. రావు', 'te:name:of': '11111111' })
})

test('S-52 a conflict shows both versions and what was seen before; each field is chosen separately', async () => {
  const { db } = await openCentre()
  await changeRow(db, 'doctors', rao.id, {
    fields: { qualification: 'Mine', specialisation: 'Mine too' },
    seen: { qualification: 'MD', specialisation: 'Sleep Medicine' },
  })
  await refuse(db, conflict({ qualification: 'Theirs', specialisation: 'Theirs too' }))
  await screen.findByRole('group', { name: 'Qualification' })
  expect(group('Qualification').getByText('Mine')).toBeTruthy()
  expect(group('Qualification').getByText('Theirs')).toBeTruthy()
  expect(group('Qualification').getByText('MD')).toBeTruthy()
  const keep = screen.getByRole('button', { name: 'Keep what I chose' }) as HTMLButtonElement
  expect(keep.disabled).toBe(true)
  fireEvent.click(group('Qualification').getByLabelText('My version'))
  fireEvent.click(group('Specialisation').getByLabelText('Their version'))
  press('Keep what I chose')
  await screen.findByText('Your choice is sent with the next sync.')
  const [entry] = await db.outbox.toArray()
  expect(entry).toMatchObject({ state: 'queued' })
  expect(entry?.ops).toEqual([
    {
      t: 'doctors',
      id: rao.id,
      op: 'update',
      set: { qualification: 'Mine' },
      was: { qualification: 'Theirs' },
    },
  ])
})

test('S-52 records that an illness names are shown by their names, as far as this device knows them', async () => {
  const { db } = await openCentre()
  const id = await addRow(db, 'health_library_illnesses', {
    ...blankOf('health_library_illnesses'),
    illness_name: 'Ataxia',
    slug: 'ataxia',
  })
  await changeRow(db, 'health_library_illnesses', id, {
    fields: { doctor_ids: [rao.id], related_ids: [id] },
    seen: { doctor_ids: [], related_ids: [] },
  })
  const theirs = { doctor_ids: [UNKNOWN, rao.id], related_ids: [] }
  await refuse(db, { kind: 'conflict', rows: { [id]: { theirs } } })
  await screen.findByRole('group', { name: 'Doctors To See' })
  expect(await group('Doctors To See').findByText('Dr Rao')).toBeTruthy()
  expect(group('Doctors To See').getByText(`${UNKNOWN} Dr Rao`)).toBeTruthy()
  expect(await group('Related Topics').findByText('Ataxia')).toBeTruthy()
})

test('S-52 one button takes all of theirs, and nothing is left to send', async () => {
  const { db } = await openCentre()
  await changeRow(db, 'doctors', rao.id, { fields: { qualification: 'Mine' } })
  await refuse(db, conflict({ qualification: 'Theirs' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Use all theirs' }))
  await waitFor(async () => expect(await db.outbox.count()).toBe(0))
})

test('a doctor deleted elsewhere comes back with the changes made here', async () => {
  const { db } = await openCentre()
  await changeRow(db, 'doctors', rao.id, { fields: { qualification: 'DM' } })
  await refuse(db, { kind: 'conflict', rows: { [rao.id]: { gone: { ...rao } } } })
  expect(
    await screen.findByText('This doctor was deleted on another device meanwhile.'),
  ).toBeTruthy()
  press('Restore it with my changes')
  await screen.findByText('It is brought back with the next sync.')
  const [entry] = await db.outbox.toArray()
  expect(entry?.ops[0]).toMatchObject({
    op: 'restore',
    set: { qualification: 'DM' },
    was: { name: 'Dr Rao', qualification: 'MD' },
  })
})

test('deleting what somebody changed meanwhile must be confirmed again', async () => {
  const { db } = await openCentre()
  await removeRow(db, 'doctors', rao.id)
  await refuse(db, conflict({ qualification: 'Theirs' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Delete it all the same' }))
  await screen.findByText('It is deleted with the next sync.')
  const [entry] = await db.outbox.toArray()
  expect(entry?.ops[0]).toMatchObject({ op: 'delete', was: { qualification: 'Theirs' } })
})

test('a refused edit can be corrected in place; mistakes are shown before it is sent', async () => {
  const { db } = await openCentre()
  await addRow(db, 'health_library_categories', { category_name: 'Sleep', slug: 'sleep' })
  await refuse(db, {
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

test('a refused edit that is corrected keeps its picture, and shows it', async () => {
  const { db } = await openCentre()
  const photo = `/storage/v1/object/public/doctors/1700000000000-${'a'.repeat(32)}.webp`
  await changeRow(db, 'doctors', rao.id, { fields: { name: 'Dr Rao Garu', photo } })
  await refuse(db, { kind: 'rejected', code: '23514', constraint: null })
  fireEvent.click(await screen.findByRole('button', { name: 'Edit again' }))
  expect(await screen.findByText('Photo: it goes along as you chose it.')).toBeTruthy()
  fireEvent.change(screen.getByLabelText(/^Full Name/), { target: { value: 'Dr Rao K' } })
  press('Send again')
  await screen.findByText('Your change is sent with the next sync.')
  const [entry] = await db.outbox.toArray()
  expect(entry?.ops[0]?.set).toEqual({ name: 'Dr Rao K', photo })
})

test('an edit whose picture was lost can be sent without it', async () => {
  const { db } = await openCentre()
  const address = `/storage/v1/object/public/doctors/1700000000000-${'a'.repeat(32)}.webp`
  await changeRow(db, 'doctors', rao.id, { fields: { name: 'Dr Rao Garu', photo: address } })
  await refuse(db, { kind: 'no-file', address })
  fireEvent.click(await screen.findByRole('button', { name: 'Send it without the new picture' }))
  await screen.findByText('It is sent without the new picture.')
  const [entry] = await db.outbox.toArray()
  expect(entry?.ops[0]?.set).toEqual({ name: 'Dr Rao Garu', photo: null })
})

test('discarding asks first', async () => {
  const { db } = await openCentre()
  await changeRow(db, 'doctors', rao.id, { fields: { qualification: 'DM' } })
  await refuse(db, { kind: 'server-error' })
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

test('Sync now asks for a round', async () => {
  const { db } = await openCentre()
  press('Sync now')
  await waitFor(async () => expect(await readMeta(db, 'wanted')).toBe(1))
})
