// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { addRow } from '#db/edits.ts'
import { setInitialSyncProgress } from '#db/live/initial-sync-progress.ts'
import { writeMeta } from '#db/meta.ts'
import { readRows } from '#db/read-view.ts'

import { breakDisk } from '../testing/broken-disk.ts'
import { aDoctor, resetDevice, openAdmin, reported } from '../testing/open-admin.tsx'
import { devi, openDoctors, rao } from '../testing/open-doctors.ts'
import { parkQueuedEdit } from '../testing/open-sync-centre.ts'
import {
  discardByCancel,
  input,
  moveTo,
  press,
  readOnlyOperation,
  type,
} from '../testing/user-actions.ts'

beforeEach(resetDevice)
afterEach(() => vi.restoreAllMocks())

const valueOf = (label: string) => input(label).value

/** The title and the text of each card. */
async function cards() {
  const list = within(await screen.findByRole('list', { name: 'Doctors' }))
  return list.getAllByRole('listitem').map((card) => {
    const name = within(card).getByRole('heading', { level: 2 }).textContent
    return [name, within(card)] as const
  })
}

test('each doctor has a card with a badge (AC-153)', async () => {
  await openDoctors()
  const badges = (await cards()).map(([name, card]) => [name, card.getByText(/ctive$/).textContent])
  expect(badges).toEqual([
    ['Dr Rao', 'Active'],
    ['Dr Devi', 'Inactive'],
  ])
})

test('each of six doctors has a card with Edit and Delete, labelled with the name (AC-155)', async () => {
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

test('an empty list of doctors has a button that opens the form (AC-156)', async () => {
  await openDoctors([])
  expect(screen.getByText('No doctors added yet')).toBeTruthy()
  press('Add Your First Doctor')
  expect(await screen.findByRole('form', { name: 'Add New Doctor' })).toBeTruthy()
})

test('before the initial sync the list does not claim that there are no doctors (AC-156)', async () => {
  await openAdmin({ at: '/admin/doctors', doctors: null })
  await screen.findByText('Welcome back, lakshmi')
  expect(await screen.findByText('Fetching...')).toBeTruthy()
  // Long after the device's own database has been read.
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(screen.getByText(/^(Loading|Fetching the clinic's records)\.\.\.$/)).toBeTruthy()
  expect(screen.queryByText('No doctors added yet')).toBeNull()
})

test('an initial sync longer than a second shows how many records are on the device (D5)', async () => {
  const { db } = await openAdmin({ at: '/admin/doctors', doctors: null })
  expect(await screen.findByText("Fetching the clinic's records...")).toBeTruthy()
  setInitialSyncProgress(db, { written: 1_200, total: 2_345 })
  const line = await screen.findByText(/^Downloading the clinic's records/)
  expect(line.textContent).toBe("Downloading the clinic's records: 1,200 of 2,345")
  expect(line.closest('output')).toBeTruthy()
  expect(screen.queryByText('No doctors added yet')).toBeNull()
})

test('the form is in the page; its name is required, its numbers start at 0 (AC-154, AC-157, AC-158, AC-159)', async () => {
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

test('a place of -1 is refused in its collapsed field, which expands; nothing is stored until it is corrected (AC-159)', async () => {
  const { db } = await openDoctors()
  press('Add Doctor')
  await screen.findByRole('form')
  const folded = input('Display Order').closest('details') as HTMLDetailsElement
  expect(folded.open).toBe(false)
  type('Full Name', 'Dr New')
  type('Display Order', '-1')
  fireEvent.submit(screen.getByRole('form'))
  await screen.findByText('Please enter 0 or more')
  expect(folded.open).toBe(true)
  expect(valueOf('Full Name')).toBe('Dr New')
  expect(await db.outbox.count()).toBe(0)
  type('Display Order', '1')
  await waitFor(() => expect(screen.queryByText('Please enter 0 or more')).toBeNull())
  expect(folded.open).toBe(true)
  press('Save')
  await screen.findByText('Doctor added successfully!')
  expect((await db.outbox.toArray())[0]?.ops[0]?.set).toMatchObject({ display_order: 1 })
})

test.for([
  ['-1', 'Please enter 0 or more'],
  ['2.5', 'Please enter a whole number'],
  ['999', 'Please enter 100 or less'],
] as const)(
  '%s years of experience are rejected at the field in our words, and nothing is stored (AC-158)',
  async ([years, complaint]) => {
    const { db } = await openDoctors()
    press('Add Doctor')
    const form = (await screen.findByRole('form')) as HTMLFormElement
    type('Full Name', 'Dr New')
    type('Years of Experience', years)
    // The browser does not refuse it in a bubble of its own.
    expect(form.checkValidity()).toBe(true)
    fireEvent.submit(form)
    expect(await screen.findByText(complaint)).toBeTruthy()
    expect(screen.getByLabelText('Years of Experience').getAttribute('aria-invalid')).toBe('true')
    expect(await db.outbox.count()).toBe(0)
    type('Years of Experience', '0')
    press('Save')
    expect(await screen.findByText('Doctor added successfully!')).toBeTruthy()
    expect(await readOnlyOperation(db)).toMatchObject({ set: { years_of_experience: 0 } })
  },
)

test('an added doctor is active, and waits to be sent (AC-160, AC-162)', async () => {
  const { db } = await openDoctors()
  press('Add Doctor')
  await screen.findByRole('form')
  type('Full Name', '  Dr New ')
  type('Years of Experience', '7')
  press('Save')
  expect(
    (await screen.findByText('Doctor added successfully!')).closest('[data-tone]'),
  ).toMatchObject({ dataset: { tone: 'success' } })
  expect(await readOnlyOperation(db)).toMatchObject({
    op: 'insert',
    set: { name: 'Dr New', years_of_experience: 7, is_enabled: true, display_order: 0 },
  })
  expect(await screen.findByText('Waiting to sync (1)', { selector: 'p *' })).toBeTruthy()
})

// S-52
test('a change sends only the changed fields with their base values (AC-161, AC-163)', async () => {
  const { db } = await openDoctors()
  press('Edit Dr Rao')
  await screen.findByRole('form', { name: 'Edit Doctor' })
  type('Qualification', 'DM')
  fireEvent.click(screen.getByLabelText('Active'))
  press('Save')
  await screen.findByText('Doctor updated successfully!')
  expect(await readOnlyOperation(db)).toEqual({
    t: 'doctors',
    id: rao.id,
    op: 'update',
    set: { qualification: 'DM', is_enabled: false },
    was: { qualification: 'MD', is_enabled: true },
  })
})

test('deleting a doctor asks first: no keeps the doctor, yes deletes it (AC-164, AC-167, AC-419)', async () => {
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

test('a failed save of a doctor shows an error and keeps the input (AC-165, S-50)', async () => {
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

test('a failed deletion shows an error, and the doctor stays (AC-166)', async () => {
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

test('an edit on a full device is rejected with a clear message, and the input stays', async () => {
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

test('cancelling closes the form, and it opens blank again (AC-168, AC-420)', async () => {
  await openDoctors()
  press('Add Doctor')
  await screen.findByRole('form')
  type('Full Name', 'Dr Unknown')
  await discardByCancel()
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull())
  press('Add Doctor')
  await screen.findByRole('form')
  expect(valueOf('Full Name')).toBe('')
})

test('a doctor moves to the typed position (S-46)', async () => {
  const { db } = await openDoctors()
  await moveTo('Dr Devi', 1)
  expect(await screen.findByText('Dr Devi is now number 1 of 2')).toBeTruthy()
  expect(await readOnlyOperation(db)).toEqual({
    t: 'doctors',
    id: devi.id,
    op: 'move',
    after: null,
  })
})

test('searching finds a doctor by any word, and hides the move controls', async () => {
  await openDoctors()
  type('Search doctors', 'DEVI sleep')
  await waitFor(() => expect(screen.queryByText('Dr Rao')).toBeNull())
  expect(screen.getByText('Dr Devi')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull()
  type('Search doctors', 'unknown')
  expect(await screen.findByText('No doctor matches your search')).toBeTruthy()
})

test('a rejected addition is shown above the list, as it has no card', async () => {
  const { db } = await openDoctors()
  await addRow(db, 'doctors', { name: 'Dr Refused' })
  await parkQueuedEdit(db, { kind: 'rejected', code: '42501', constraint: null })
  expect(await screen.findByText('New doctor Dr Refused')).toBeTruthy()
  expect(screen.getByText(/Your role no longer allows this change/)).toBeTruthy()
  expect(await readRows(db, 'doctors')).toHaveLength(2)
})

test('a success notice disappears after five seconds (S-50)', async () => {
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

test('while the server is unreachable the doctors stay visible, with a notice instead of an error (AC-170, S-61)', async () => {
  const { db } = await openDoctors()
  await writeMeta(db, 'sync', { problem: 'error', answeredAt: 1 })
  await waitFor(() => expect(document.body.textContent).toContain('Could not refresh.'))
  expect(screen.getByText('Dr Rao')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})
