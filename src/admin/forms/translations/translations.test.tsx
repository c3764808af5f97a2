// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { createFingerprint } from '#model/fingerprints.ts'
import type { Doctor } from '#model/rows.ts'

import { aDoctor, resetDevice, heading, openAdmin } from '../../testing/open-admin.tsx'
import { input, press, type, readQueuedOperations } from '../../testing/user-actions.ts'

beforeEach(resetDevice)
const NAME = 'డా. రావు'
const translated: Partial<Doctor> = { 'te:name': NAME, 'te:name:of': createFingerprint('Dr Rao') }

async function openForm(doctor: Partial<Doctor> = {}) {
  const opened = await openAdmin({ at: '/admin/doctors', doctors: [aDoctor(doctor)] })
  await heading('Manage Doctors')
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Dr Rao' }))
  await screen.findByRole('form')
  return opened
}

/** The line below a field about its Telugu text; pressing it opens the input. */
const telugu = (label: string) =>
  screen.getByRole('button', { name: new RegExp(`^తెలుగు ?, ${label}`) })
const openTelugu = (label: string) => fireEvent.click(telugu(label))
const teluguField = (label: string) => input(`${label} \\(తెలుగు\\)`)

async function saved() {
  press('Save')
  expect(await screen.findByText('Doctor updated successfully!')).toBeTruthy()
}

test('a text opens its Telugu below it, which is saved with what it was written from', async () => {
  const { db } = await openForm()
  expect(telugu('Full Name').textContent).toContain('Not written yet')
  expect(telugu('Full Name').getAttribute('aria-expanded')).toBe('false')
  openTelugu('Full Name')
  expect(telugu('Full Name').getAttribute('aria-expanded')).toBe('true')
  const field = teluguField('Full Name')
  expect([field.lang, field.required]).toEqual(['te', false])
  // Joiners and non-joiners are part of a Telugu word.
  fireEvent.change(field, { target: { value: '  డా. రావ్\u200cు గారు ' } })
  expect(telugu('Full Name').textContent).toContain('Up to date')
  await saved()
  expect(await readQueuedOperations(db)).toEqual([
    {
      t: 'doctors',
      id: aDoctor().id,
      op: 'update',
      set: { 'te:name': 'డా. రావ్\u200cు గారు', 'te:name:of': createFingerprint('Dr Rao') },
      was: { 'te:name': null, 'te:name:of': null },
    },
  ])
})

test('a text that nobody wrote has nothing to translate, and says nothing about it', async () => {
  await openForm({ expertise_details: null })
  expect(telugu('Qualification').textContent).toContain('Not written yet')
  expect(telugu('Expertise Details').textContent).toBe('తెలుగు, Expertise Details')
})

test('Telugu that is typed and not saved is there again after a crash', async () => {
  const { db } = await openForm()
  openTelugu('Full Name')
  fireEvent.change(teluguField('Full Name'), { target: { value: NAME } })
  await waitFor(async () => expect(await db.drafts.count()).toBe(1))
  cleanup()
  await openAdmin({ at: '/admin/doctors', doctors: [aDoctor()] })
  expect(await screen.findByText(/^Restored draft from/)).toBeTruthy()
  openTelugu('Full Name')
  expect(teluguField('Full Name').value).toBe(NAME)
})

test('Telugu whose English changes is out of date at once, and stays so when it is saved', async () => {
  const { db } = await openForm(translated)
  expect(telugu('Full Name').textContent).toContain('Up to date')
  type('Full Name', 'Dr Rama Rao')
  expect(telugu('Full Name').textContent).toContain('English text has changed')
  await saved()
  expect((await readQueuedOperations(db))[0]?.set).toEqual({ name: 'Dr Rama Rao' })
})

test('[D3] Telugu that is still right can be said to be, and is sent along, so that nobody else’s is', async () => {
  const { db } = await openForm({ ...translated, 'te:name:of': createFingerprint('Dr Ra') })
  openTelugu('Full Name')
  press('Mark as up to date: Full Name (తెలుగు)')
  expect(telugu('Full Name').textContent).toContain('Up to date')
  expect(document.activeElement).toBe(teluguField('Full Name'))
  await saved()
  expect(await readQueuedOperations(db)).toMatchObject([
    {
      set: { 'te:name': NAME, 'te:name:of': createFingerprint('Dr Rao') },
      was: { 'te:name': NAME, 'te:name:of': createFingerprint('Dr Ra') },
    },
  ])
})

test('what was found still right is not said of a text that is typed after it', async () => {
  const { db } = await openForm({ ...translated, 'te:name:of': createFingerprint('Dr Ra') })
  openTelugu('Full Name')
  press('Mark as up to date: Full Name (తెలుగు)')
  fireEvent.change(teluguField('Full Name'), { target: { value: 'డా. రామ రావు' } })
  type('Full Name \\*', 'Dr Rama Rao')
  await saved()
  expect((await readQueuedOperations(db))[0]?.set).toEqual({
    name: 'Dr Rama Rao',
    'te:name': 'డా. రామ రావు',
    'te:name:of': createFingerprint('Dr Rama Rao'),
  })
})

test('Telugu past its limit is refused at its own field, which opens and takes the focus', async () => {
  const { db } = await openForm()
  openTelugu('Qualification')
  fireEvent.change(teluguField('Qualification'), { target: { value: 'వై'.repeat(300) } })
  openTelugu('Qualification')
  expect(screen.queryByLabelText('Qualification (తెలుగు)')).toBeNull()
  press('Save')
  expect(await screen.findByText('Please keep this under 500 characters')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(teluguField('Qualification')))
  expect(screen.getByLabelText('Qualification').getAttribute('aria-invalid')).toBeNull()
  expect(await db.outbox.count()).toBe(0)
})

test('Telugu that is emptied is missing again, also where its English must be filled in', async () => {
  const { db } = await openForm(translated)
  openTelugu('Full Name')
  fireEvent.change(teluguField('Full Name'), { target: { value: ' ' } })
  await saved()
  expect((await readQueuedOperations(db))[0]?.set).toEqual({ 'te:name': null, 'te:name:of': null })
})

test('all translations of a form open by one switch, and the device remembers it', async () => {
  await openForm()
  expect(screen.queryByLabelText('Specialisation (తెలుగు)')).toBeNull()
  fireEvent.click(screen.getByRole('switch', { name: 'Show translations' }))
  expect(teluguField('Specialisation')).toBeTruthy()
  cleanup()
  await openForm()
  expect(teluguField('Specialisation')).toBeTruthy()
  openTelugu('Specialisation')
  expect(screen.queryByLabelText('Specialisation (తెలుగు)')).toBeNull()
  expect(teluguField('Qualification')).toBeTruthy()
})

test('an address leads to one text of one record, and puts the cursor into it', async () => {
  const id = '44444444-4444-4444-8444-444444444444'
  await openAdmin({
    at: `/admin/doctors?edit=${id}&field=te:specialisation`,
    doctors: [aDoctor(), aDoctor({ id, name: 'Dr Devi', display_order: 1 })],
  })
  await screen.findByRole('form', { name: 'Edit Doctor' })
  expect(input('Full Name').value).toBe('Dr Devi')
  await waitFor(() => expect(document.activeElement).toBe(teluguField('Specialisation')))
})
