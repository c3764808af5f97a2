// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { mirrorTable, openDatabase, type ClinicDatabase } from '#db/database.ts'
import { changeRow, moveRow } from '#db/edits.ts'
import type { Doctor, User } from '#model/rows.ts'
import { aUser } from '#session/testing/memory-remote.ts'

import { formatShortTime } from '../shell/format-time.ts'
import { aDoctor, resetDevice, heading, openAdmin } from '../testing/open-admin.tsx'
import { parkQueuedEdit } from '../testing/open-sync-centre.ts'
import { input, press, type, readQueuedOperations } from '../testing/user-actions.ts'

beforeEach(resetDevice)
afterEach(() => vi.restoreAllMocks())

const rao = aDoctor()
const DEVI = '44444444-4444-4444-8444-444444444444'

/** The form of Dr Rao, open. */
async function editRao(user?: User, doctors = [rao]) {
  const opened = await openAdmin({ at: '/admin/doctors', doctors, ...(user && { user }) })
  await heading('Manage Doctors')
  press('Edit Dr Rao')
  await screen.findByRole('form')
  return opened
}

const AT = '2026-01-06T10:30:00+00:00'

/** Applies what a sync cycle brings. */
const comes = (db: ClinicDatabase, change: Partial<Doctor>) =>
  mirrorTable(db, 'doctors').put({ ...rao, row_version: 2, updated_at: AT, ...change })

const parkIt = (db: ClinicDatabase) =>
  parkQueuedEdit(db, { kind: 'rejected', code: '23514', constraint: null })

test("an untouched field takes a colleague's saved value, with a notice (S-74)", async () => {
  const { db } = await editRao()
  type('Qualification', 'DM')
  await comes(db, { specialisation: 'Stroke' })
  await waitFor(() => expect(input('Specialisation').value).toBe('Stroke'))
  expect(input('Qualification').value).toBe('DM')
  const note = `Changed by someone else, ${formatShortTime(Date.parse(AT))}.`
  const mark = screen.getByText(note)
  expect(input('Specialisation').getAttribute('aria-describedby')).toContain(
    mark.closest('p')?.id ?? 'none',
  )
  const live = screen.getByText('Changed elsewhere: Specialisation.')
  expect(live.closest('output')).toBeTruthy()
  press('Save')
  await screen.findByText('Doctor updated successfully!')
  expect(await readQueuedOperations(db)).toMatchObject([{ set: { qualification: 'DM' } }])
})

test('a field changed on both sides is a conflict at once, and blocks saving until it is resolved (S-74)', async () => {
  const { db } = await editRao()
  type('Specialisation', 'Epilepsy')
  await comes(db, { specialisation: 'Stroke' })
  await within(screen.getByRole('form')).findByText('Stroke')
  press('Save')
  await screen.findByText('Choose which version to keep.')
  await expect.poll(() => document.activeElement).toBe(input('Specialisation'))
  expect(screen.queryByText('Doctor updated successfully!')).toBeNull()
  expect(await db.outbox.count()).toBe(0)
  fireEvent.click(screen.getByRole('button', { name: 'Keep mine: Specialisation' }))
  expect(document.activeElement).toBe(input('Specialisation'))
  press('Save')
  await screen.findByText('Doctor updated successfully!')
  expect(await readQueuedOperations(db)).toMatchObject([
    { set: { specialisation: 'Epilepsy' }, was: { specialisation: 'Stroke' } },
  ])
})

test('taking theirs puts it into the field, and keeps other input (S-74)', async () => {
  const { db } = await editRao()
  type('Specialisation', 'Epilepsy')
  type('Qualification', 'DM')
  await comes(db, { specialisation: 'Stroke' })
  fireEvent.click(await screen.findByRole('button', { name: 'Use theirs: Specialisation' }))
  await waitFor(() => expect(input('Specialisation').value).toBe('Stroke'))
  press('Save')
  await screen.findByText('Doctor updated successfully!')
  const [op] = await readQueuedOperations(db)
  expect(op?.set).toEqual({ qualification: 'DM' })
})

test("a field says who changed it and when, once the record's history is loaded (S-74, S-78)", async () => {
  const { db, remote } = await editRao()
  const ravi = aUser({ id: '66666666-6666-4666-8666-666666666666', username: 'ravi' })
  remote.accounts.push({ user: ravi, password: '' })
  const changes = { before: { specialisation: null }, after: { specialisation: 'Stroke' } }
  const about = { table_affected: 'doctors', record_id: rao.id, user_id: ravi.id }
  const line = { id: crypto.randomUUID(), action: 'update', description: 'Updated doctor' }
  remote.logs = [{ ...line, ...about, created_at: AT, changes }]
  type('Specialisation', 'Epilepsy')
  await comes(db, { specialisation: 'Stroke' })
  const note = `Changed by ravi, ${formatShortTime(Date.parse(AT))}.`
  expect((await screen.findByText(note, { exact: false })).textContent).toContain(note)
})

test('a device that has the accounts says who changed a field (S-85)', async () => {
  const id = '00000000-0000-4000-8000-000000000001'
  const priya = aUser({ id: '55555555-5555-4555-8555-555555555555', username: 'priya' })
  const profile = { id, row_version: 1, name: 'Sample Clinic', city: 'Guntur' }
  const { db } = await openAdmin({
    at: '/admin/hospital-profile',
    rows: { hospital_profile: [profile as never], users: [priya] },
  })
  await heading('Hospital Profile')
  await screen.findByRole('form')
  const change = { city: 'Tenali', last_updated_by: priya.id, updated_at: AT }
  await mirrorTable(db, 'hospital_profile').put({ ...profile, ...change, row_version: 2 })
  const note = await screen.findByText(/^Changed by priya/)
  expect(note.textContent).toBe(`Changed by priya, ${formatShortTime(Date.parse(AT))}.`)
})

test('changes saved by the same user in another tab are not conflicts: the last save wins (S-85)', async () => {
  const { db } = await editRao()
  type('Specialisation', 'Epilepsy')
  const otherTab = openDatabase(db.name)
  const fields = { specialisation: 'Stroke', qualification: 'DM' }
  await changeRow(otherTab, 'doctors', rao.id, { fields })
  otherTab.close()
  await waitFor(() => expect(input('Qualification').value).toBe('DM'))
  expect(screen.getAllByText(/^You changed this elsewhere on this device\./)).toHaveLength(2)
  expect(within(screen.getByRole('form')).getByText('Stroke')).toBeTruthy()
  press('Save')
  await screen.findByText('Doctor updated successfully!')
  const [, mine] = await readQueuedOperations(db)
  expect(mine).toMatchObject({
    set: { specialisation: 'Epilepsy' },
    was: { specialisation: 'Stroke' },
  })
})

test('moving a record does not count as a remote change of its open form (S-85)', async () => {
  const { db } = await editRao(undefined, [
    rao,
    aDoctor({ id: DEVI, name: 'Dr Devi', display_order: 1 }),
  ])
  await moveRow(db, 'doctors', { id: rao.id, after: DEVI })
  await screen.findByText('Changed by you elsewhere on this device: Display Order.')
  expect(screen.queryByText(/^Changed elsewhere/)).toBeNull()
  expect(screen.getByText('You changed this elsewhere on this device.')).toBeTruthy()
})

test('a change that arrives during a save is a conflict, too (S-74)', async () => {
  const { db } = await editRao()
  type('Specialisation', 'Epilepsy')
  void comes(db, { specialisation: 'Stroke' })
  press('Save')
  await screen.findByText('Choose which version to keep.')
  expect(await db.outbox.count()).toBe(0)
})

test('the form of a deleted record says so, keeps the input, and reports no success (S-74)', async () => {
  const { db } = await editRao()
  type('Specialisation', 'Epilepsy')
  await mirrorTable(db, 'doctors').delete(rao.id)
  await screen.findByText(/^This doctor was deleted\. Your changes are still here\./)
  expect(input('Specialisation').value).toBe('Epilepsy')
  press('Save')
  await screen.findByText(/Your changes are saved on this device\. Restore the record/)
  expect(screen.queryByText('Doctor updated successfully!')).toBeNull()
  expect(await readQueuedOperations(db)).toMatchObject([
    { op: 'update', set: { specialisation: 'Epilepsy' } },
  ])
})

test('an edit blocked by a parked one is saved, but not reported as a success (S-74)', async () => {
  const { db } = await editRao()
  await changeRow(db, 'doctors', rao.id, { fields: { qualification: 'DM' } })
  await parkIt(db)
  type('Specialisation', 'Epilepsy')
  press('Save')
  await screen.findByText(/^Saved on this device\. An earlier change of this doctor waits/)
  expect(screen.queryByText('Doctor updated successfully!')).toBeNull()
  expect(await db.outbox.count()).toBe(2)
})

test('a success notice is withdrawn if the server rejects the edit (S-74)', async () => {
  const { db } = await editRao()
  type('Specialisation', 'Epilepsy')
  press('Save')
  await screen.findByText('Doctor updated successfully!')
  await parkIt(db)
  await screen.findByText(/^This change could not be published/)
  expect(screen.queryByText('Doctor updated successfully!')).toBeNull()
})

test('several edits that wait for a decision are one line above the list, with a link', async () => {
  const { db } = await openAdmin({ at: '/admin/doctors', doctors: [rao] })
  await heading('Manage Doctors')
  for (const qualification of ['DM', 'DNB']) {
    await changeRow(db, 'doctors', rao.id, { fields: { qualification } })
    await parkIt(db)
  }
  const line = await screen.findByText('2 changes here need your decision.')
  expect(screen.getAllByRole('link', { name: 'Open unsent changes' })).toHaveLength(1)
  expect(line.closest('[data-tone]')?.textContent).toContain('Open unsent changes')
  expect(screen.queryByText(/^This change could not be published/)).toBeNull()
})

test("the user's own rejected edit is not a conflict with another user (S-85)", async () => {
  const { db } = await openAdmin({ at: '/admin/doctors', doctors: [rao] })
  await changeRow(db, 'doctors', rao.id, { fields: { specialisation: 'Stroke' } })
  await heading('Manage Doctors')
  await screen.findByText('Stroke')
  press('Edit Dr Rao')
  await screen.findByRole('form')
  expect(input('Specialisation').value).toBe('Stroke')
  type('Specialisation', 'Epilepsy')
  await parkIt(db)
  await screen.findByText(/^You changed this elsewhere on this device\./)
  expect(screen.queryByRole('button', { name: /^Keep mine/ })).toBeNull()
})
