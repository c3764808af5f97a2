// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { ClinicDatabase } from '#db/database.ts'
import { addRow } from '#db/edits.ts'
import { setInitialSyncProgress } from '#db/live/initial-sync-progress.ts'
import { writeMeta } from '#db/meta.ts'
import { parkEdit } from '#db/outbox.ts'
import { readRows } from '#db/read-view.ts'

import { breakDisk } from '../testing/broken-disk.ts'
import { aDoctor, resetDevice, heading, openAdmin, reported } from '../testing/open-admin.tsx'
import { input, moveTo, press, type } from '../testing/user-actions.ts'

beforeEach(resetDevice)
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const rao = aDoctor()
const devi = aDoctor({
  id: '44444444-4444-4444-8444-444444444444',
  name: 'Dr Devi',
  display_order: 1,
  is_enabled: false,
})

async function openDoctors(doctors = [rao, devi]) {
  const opened = await openAdmin({ at: '/admin/doctors', doctors })
  await heading('Manage Doctors')
  return opened
}

const valueOf = (label: string) => input(label).value

/** The title and the text of each card. */
async function cards() {
  const list = within(await screen.findByRole('list', { name: 'Doctors' }))
  return list.getAllByRole('listitem').map((card) => {
    const name = within(card).getByRole('heading', { level: 2 }).textContent
    return [name, within(card)] as const
  })
}

async function onlyOp(db: ClinicDatabase) {
  const [entry, ...others] = await db.outbox.toArray()
  expect(others).toEqual([])
  return entry?.ops[0]
}

test('AC-153 each doctor has a card with a badge', async () => {
  await openDoctors()
  const badges = (await cards()).map(([name, card]) => [name, card.getByText(/ctive$/).textContent])
  expect(badges).toEqual([
    ['Dr Rao', 'Active'],
    ['Dr Devi', 'Inactive'],
  ])
})

test('AC-155 each of six doctors has a card with Edit and Delete, which say whom they are for', async () => {
  const names = ['Rao', 'Devi', 'Baig', 'Chacko', 'Iyer', 'Khan'].map((name) => `Dr ${name}`)
  await openDoctors(
    names.map((name, at) => aDoctor({ id: rao.id.slice(0, -1) + at, name, display_order: at })),
  )
  const found = (await cards()).map(([name, card]) => [
    name,
    ...['Edit', 'Delete'].map(
      (what) => card.queryAllByRole('button', { name: `${what} ${name}` }).length,
    ),
  ])
  expect(found).toEqual(names.map((name) => [name, 1, 1]))
})

test('AC-156 with no doctors there is a button that opens the form', async () => {
  await openDoctors([])
  expect(screen.getByText('No doctors added yet')).toBeTruthy()
  press('Add Your First Doctor')
  expect(await screen.findByRole('form', { name: 'Add New Doctor' })).toBeTruthy()
})

test('AC-156 a device that has had no data yet does not claim that there are no doctors', async () => {
  await openAdmin({ at: '/admin/doctors', doctors: null })
  await screen.findByText('Welcome back, lakshmi')
  expect(await screen.findByText('Fetching...')).toBeTruthy()
  // Long after the device's own database has been read.
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(screen.getByText(/^(Loading|Fetching the clinic's records)\.\.\.$/)).toBeTruthy()
  expect(screen.queryByText('No doctors added yet')).toBeNull()
})

test('[D5] a wait of more than a second for the first records says how many are on the device', async () => {
  const { db } = await openAdmin({ at: '/admin/doctors', doctors: null })
  expect(await screen.findByText("Fetching the clinic's records...")).toBeTruthy()
  setInitialSyncProgress(db, { written: 1_200, total: 2_345 })
  const line = await screen.findByText(/^Downloading the clinic's records/)
  expect(line.textContent).toBe("Downloading the clinic's records: 1,200 of 2,345")
  expect(line.closest('output')).toBeTruthy()
  expect(screen.queryByText('No doctors added yet')).toBeNull()
})

test('AC-154 AC-157 AC-158 AC-159 the form is in the page; its name is required, its numbers start at 0', async () => {
  await openDoctors()
  press('Add Doctor')
  const form = (await screen.findByRole('form')) as HTMLFormElement
  expect(form.closest('dialog')).toBeNull()
  expect(form.checkValidity()).toBe(false)
  type('Full Name', 'Dr New')
  expect(form.checkValidity()).toBe(true)
  for (const label of ['Years of Experience', 'Display Order']) {
    const { type: kind, min } = input(label)
    expect([kind, min]).toEqual(['number', '0'])
  }
  expect(valueOf('Display Order')).toBe('0')
})

test('the number of the order is folded away, and in sight where it is wrong', async () => {
  await openDoctors()
  press('Add Doctor')
  await screen.findByRole('form')
  const folded = input('Display Order').closest('details') as HTMLDetailsElement
  expect(folded.open).toBe(false)
  type('Full Name', 'Dr New')
  type('Display Order', '-1')
  fireEvent.submit(screen.getByRole('form'))
  await screen.findByText('Please enter 0 or more')
  expect(folded.open).toBe(true)
  type('Display Order', '1')
  await waitFor(() => expect(screen.queryByText('Please enter 0 or more')).toBeNull())
  expect(folded.open).toBe(true)
})

test.for([
  ['-1', 'Please enter 0 or more'],
  ['2.5', 'Please enter a whole number'],
] as const)(
  'AC-158 %s years of experience are refused at their field, and nothing is kept',
  async ([years, complaint]) => {
    const { db } = await openDoctors()
    press('Add Doctor')
    const form = (await screen.findByRole('form')) as HTMLFormElement
    type('Full Name', 'Dr New')
    type('Years of Experience', years)
    // The browser's own validation blocks the submit.
    expect(form.checkValidity()).toBe(false)
    // A browser whose own validation accepts the value.
    fireEvent.submit(form)
    expect(await screen.findByText(complaint)).toBeTruthy()
    expect(screen.getByLabelText('Years of Experience').getAttribute('aria-invalid')).toBe('true')
    expect(await db.outbox.count()).toBe(0)
    type('Years of Experience', '0')
    press('Save')
    expect(await screen.findByText('Doctor added successfully!')).toBeTruthy()
    expect(await onlyOp(db)).toMatchObject({ set: { years_of_experience: 0 } })
  },
)

test('AC-160 AC-162 a doctor is added, active, and waits to be sent', async () => {
  const { db } = await openDoctors()
  press('Add Doctor')
  await screen.findByRole('form')
  type('Full Name', '  Dr New ')
  type('Years of Experience', '7')
  press('Save')
  expect(
    (await screen.findByText('Doctor added successfully!')).closest('[data-tone]'),
  ).toMatchObject({ dataset: { tone: 'success' } })
  expect(await onlyOp(db)).toMatchObject({
    op: 'insert',
    set: { name: 'Dr New', years_of_experience: 7, is_enabled: true, display_order: 0 },
  })
  expect(await screen.findByText('Waiting to sync (1)', { selector: 'p *' })).toBeTruthy()
})

test('AC-161 AC-163 S-52 a change sends only the fields that differ, with what was seen', async () => {
  const { db } = await openDoctors()
  press('Edit Dr Rao')
  await screen.findByRole('form', { name: 'Edit Doctor' })
  type('Qualification', 'DM')
  fireEvent.click(screen.getByLabelText('Active'))
  press('Save')
  await screen.findByText('Doctor updated successfully!')
  expect(await onlyOp(db)).toEqual({
    t: 'doctors',
    id: rao.id,
    op: 'update',
    set: { qualification: 'DM', is_enabled: false },
    was: { qualification: 'MD', is_enabled: true },
  })
})

test('AC-164 AC-167 AC-419 deleting asks first: no keeps the doctor, yes removes it', async () => {
  const { db } = await openDoctors()
  press('Delete Dr Rao')
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('Are you sure you want to delete this doctor?')).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await db.outbox.count()).toBe(0)
  press('Delete Dr Rao')
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Doctor deleted successfully!')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('Dr Rao')).toBeNull())
})

test('AC-165 S-50 a save that fails says so in red, and the text stays', async () => {
  await openDoctors()
  press('Add Doctor')
  await screen.findByRole('form')
  type('Full Name', 'Dr New')
  breakDisk()
  press('Save')
  expect((await screen.findByText('Failed to save doctor')).closest('[role="alert"]')).toBeTruthy()
  expect(valueOf('Full Name')).toBe('Dr New')
  expect(reported).toMatchObject([{ message: expect.stringContaining('the disk failed') }])
})

test('AC-166 a deletion that fails says so in red, and the doctor stays', async () => {
  await openDoctors()
  press('Delete Dr Rao')
  const dialog = within(await screen.findByRole('dialog'))
  breakDisk()
  fireEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  expect(
    (await screen.findByText('Failed to delete doctor')).closest('[role="alert"]'),
  ).toBeTruthy()
  expect(screen.getByText('Dr Rao')).toBeTruthy()
})

test('on a full device the edit is refused with a clear sentence, and the text stays', async () => {
  const { db } = await openDoctors()
  press('Add Doctor')
  await screen.findByRole('form')
  type('Full Name', 'Dr New')
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  press('Save')
  expect(await screen.findByText(/this device is out of storage/)).toBeTruthy()
  expect(valueOf('Full Name')).toBe('Dr New')
  expect(await db.outbox.count()).toBe(0)
})

test('AC-168 AC-420 cancelling closes the form, and it opens blank again', async () => {
  await openDoctors()
  press('Add Doctor')
  await screen.findByRole('form')
  type('Full Name', 'Dr Nobody')
  press('Cancel')
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull())
  press('Add Doctor')
  await screen.findByRole('form')
  expect(valueOf('Full Name')).toBe('')
})

test('S-46 a doctor goes to the place that is typed', async () => {
  const { db } = await openDoctors()
  await moveTo('Dr Devi', 1)
  expect(await screen.findByText('Dr Devi is now number 1 of 2')).toBeTruthy()
  expect(await onlyOp(db)).toEqual({ t: 'doctors', id: devi.id, op: 'move', after: null })
})

test('searching finds a doctor by any word, and hides what moves one', async () => {
  await openDoctors()
  type('Search doctors', 'DEVI sleep')
  await waitFor(() => expect(screen.queryByText('Dr Rao')).toBeNull())
  expect(screen.getByText('Dr Devi')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull()
  type('Search doctors', 'nobody')
  expect(await screen.findByText('No doctor matches your search')).toBeTruthy()
})

test('a refused addition is shown above the list, as it has no card', async () => {
  const { db } = await openDoctors()
  await addRow(db, 'doctors', { name: 'Dr Refused' })
  const [entry] = await db.outbox.toArray()
  await parkEdit(db, entry?.seq ?? 0, { kind: 'rejected', code: '42501', constraint: null })
  expect(await screen.findByText('New doctor Dr Refused')).toBeTruthy()
  expect(screen.getByText(/Your role no longer allows this change/)).toBeTruthy()
  expect(await readRows(db, 'doctors')).toHaveLength(2)
})

test('S-50 a success fades after five seconds', async () => {
  await openDoctors()
  press('Edit Dr Rao')
  await screen.findByRole('form')
  type('Qualification', 'DM')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  press('Save')
  await screen.findByText('Doctor updated successfully!')
  await vi.advanceTimersByTimeAsync(5_100)
  vi.useRealTimers()
  await waitFor(() => expect(screen.queryByText('Doctor updated successfully!')).toBeNull())
})

test('AC-170 S-61 when the server cannot be asked the doctors stay, with a quiet line and no banner', async () => {
  const { db } = await openDoctors()
  await writeMeta(db, 'sync', { problem: 'error', answeredAt: 1 })
  await waitFor(() => expect(document.body.textContent).toContain('Could not refresh.'))
  expect(screen.getByText('Dr Rao')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})
