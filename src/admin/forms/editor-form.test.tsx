// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { FakeHistory } from '#ui/testing/fake-history.ts'

import { resetDevice, heading } from '../testing/open-admin.tsx'
import { devi, openDoctors, rao } from '../testing/open-doctors.ts'
import {
  input,
  press,
  type,
  readOnlyOperation,
  readQueuedOperations,
} from '../testing/user-actions.ts'

beforeEach(resetDevice)
afterEach(() => vi.restoreAllMocks())

const valueOf = (label: string) => input(label).value

test('input survives a crash as a draft, and the restored draft can be discarded', async () => {
  const { db, view } = await openDoctors()
  press('Edit Dr Rao')
  await screen.findByRole('form')
  type('Qualification', 'DM (Neurology)')
  await waitFor(async () => expect(await db.drafts.count()).toBe(1))
  view.unmount()
  await openDoctors()
  expect(await screen.findByText(/^Restored draft from/)).toBeTruthy()
  expect(valueOf('Qualification')).toBe('DM (Neurology)')
  press('Discard draft')
  expect(valueOf('Qualification')).toBe('MD')
  await waitFor(async () => expect(await db.drafts.count()).toBe(0))
})

test('a draft from before a crash conflicts with later remote changes', async () => {
  const { db, view } = await openDoctors()
  press('Edit Dr Rao')
  await screen.findByRole('form')
  type('Qualification', 'DM')
  await waitFor(async () => expect(await db.drafts.count()).toBe(1))
  view.unmount()
  const again = await openDoctors([{ ...rao, qualification: 'Changed by another' }, devi])
  await screen.findByText(/^Restored draft from/)
  fireEvent.click(await screen.findByRole('button', { name: 'Keep mine: Qualification' }))
  press('Save')
  await screen.findByText('Doctor updated successfully!')
  expect(await readOnlyOperation(again.db)).toMatchObject({
    set: { qualification: 'DM' },
    was: { qualification: 'Changed by another' },
  })
  expect(await db.drafts.count()).toBe(0)
})

const pageLink = () => screen.queryByRole('link', { name: /^See on the website/ })

test('a record that visitors see links to its public page; a hidden or new one does not', async () => {
  await openDoctors()
  press('Edit Dr Rao')
  await screen.findByRole('form')
  expect(pageLink()?.getAttribute('href')).toBe(`/doctors#doctor-${rao.id}`)
  // It must not replace the input here.
  expect(pageLink()?.getAttribute('target')).toBe('_blank')
  press('Edit Dr Devi')
  await waitFor(() => expect(valueOf('Full Name')).toBe('Dr Devi'))
  expect(pageLink()).toBeNull()
  press('Add Doctor')
  await waitFor(() => expect(valueOf('Full Name')).toBe(''))
  expect(pageLink()).toBeNull()
})

test('a name of spaces alone is rejected, and its field is focused', async () => {
  await openDoctors()
  press('Add Doctor')
  await screen.findByRole('form')
  type('Full Name', '   ')
  press('Save')
  expect(await screen.findByText('Full name is required')).toBeTruthy()
  expect((document.activeElement as HTMLInputElement).name).toBe('name')
})

test('Ctrl-S saves, and Esc asks before it discards input', async () => {
  const { db } = await openDoctors()
  press('Edit Dr Rao')
  const form = await screen.findByRole('form')
  type('Qualification', 'DM')
  fireEvent.keyDown(form, { key: 'Escape' })
  const dialog = within(await screen.findByRole('dialog', { name: 'Unsaved changes' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Keep editing' }))
  expect(valueOf('Qualification')).toBe('DM')
  fireEvent.keyDown(document, { key: 's', ctrlKey: true })
  await screen.findByText('Doctor updated successfully!')
  expect(await db.outbox.count()).toBe(1)
})

test('a link asks before an unsaved form is left', async () => {
  await openDoctors()
  press('Edit Dr Rao')
  await screen.findByRole('form')
  type('Qualification', 'DM')
  expect(await screen.findByText('Not saved', { selector: 'output' })).toBeTruthy()
  fireEvent.click(screen.getByRole('link', { name: 'Dashboard' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Unsaved changes' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Discard changes' }))
  expect(await heading('Dashboard')).toBeTruthy()
})

/** Runs a callback at the moment an edit is written. */
function whileItIsWritten(act: () => void): void {
  // Once only: afterwards the real function runs again.
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementationOnce(function (
    this: IDBObjectStore,
    ...row
  ) {
    act()
    return this.add(...row)
  })
}

const saveByKey = () => fireEvent.keyDown(document, { key: 's', ctrlKey: true })

test('input typed during a save stays in the form, and is reported as unsaved', async () => {
  const { db } = await openDoctors()
  press('Edit Dr Rao')
  await screen.findByRole('form')
  type('Qualification', 'DM')
  whileItIsWritten(() => type('Specialisation', 'Epilepsy'))
  press('Save')
  await screen.findByText('Doctor updated successfully! Your latest changes are not saved yet.')
  expect(valueOf('Specialisation')).toBe('Epilepsy')
  expect(await readQueuedOperations(db)).toMatchObject([{ set: { qualification: 'DM' } }])
  press('Save')
  await screen.findByText('Doctor updated successfully!')
  expect(screen.queryByRole('form')).toBeNull()
  const [, later] = await readQueuedOperations(db)
  expect(later?.set).toEqual({ specialisation: 'Epilepsy' })
})

test('pressing Save again during a save also saves later input', async () => {
  const { db } = await openDoctors()
  press('Add Doctor')
  await screen.findByRole('form')
  type('Full Name', 'Dr Latha')
  type('Qualification', 'MD')
  type('Specialisation', 'Stroke')
  whileItIsWritten(() => {
    type('Specialisation', 'Epilepsy')
    saveByKey()
  })
  press('Save')
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull())
  const [made, changed, ...others] = await readQueuedOperations(db)
  expect(others).toEqual([])
  expect(made).toMatchObject({ op: 'insert', set: { specialisation: 'Stroke' } })
  expect(changed).toMatchObject({ op: 'update', id: made?.id, set: { specialisation: 'Epilepsy' } })
  expect(await db.drafts.count()).toBe(0)
})

test('pressing Save twice saves once', async () => {
  const { db } = await openDoctors()
  press('Add Doctor')
  await screen.findByRole('form')
  type('Full Name', 'Dr Latha')
  type('Qualification', 'MD')
  type('Specialisation', 'Stroke')
  press('Save')
  saveByKey()
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull())
  expect(await db.outbox.count()).toBe(1)
})

test('Back closes a form that was opened from a list, and asks first if it has unsaved input', async () => {
  const browser = new FakeHistory()
  vi.spyOn(window, 'history', 'get').mockReturnValue(browser as unknown as History)
  await openDoctors()
  // Back closes the form once its entry is in the history.
  const hasEntry = () => waitFor(() => expect(browser.state).toHaveProperty('onTop', 1))
  press('Edit Dr Rao')
  await screen.findByRole('form')
  await hasEntry()
  browser.go(-1)
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull())
  await heading('Manage Doctors')

  press('Edit Dr Rao')
  await screen.findByRole('form')
  type('Qualification', 'DM')
  await hasEntry()
  browser.go(-1)
  fireEvent.click(await screen.findByRole('button', { name: 'Discard changes' }))
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull())
  await heading('Manage Doctors')
})
