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

test('a text has a Telugu field below it, saved with the fingerprint of its source', async () => {
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

test('an empty text has nothing to translate and shows no translation state', async () => {
  await openForm({ expertise_details: null })
  expect(telugu('Qualification').textContent).toContain('Not written yet')
  expect(telugu('Expertise Details').textContent).toBe('తెలుగు, Expertise Details')
})

test('unsaved Telugu input is restored after a crash', async () => {
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

test('changing the English text makes its Telugu out of date at once, and after saving', async () => {
  const { db } = await openForm(translated)
  expect(telugu('Full Name').textContent).toContain('Up to date')
  type('Full Name', 'Dr Rama Rao')
  expect(telugu('Full Name').textContent).toContain('English text has changed')
  await saved()
  expect((await readQueuedOperations(db))[0]?.set).toEqual({ name: 'Dr Rama Rao' })
})

test("Telugu marked as up to date is sent with its fingerprint, so that another user's mark conflicts (D3)", async () => {
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

test('marking Telugu as up to date does not apply to text typed afterwards', async () => {
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

test('Telugu over its limit is rejected at its own field, which opens and is focused', async () => {
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

test('cleared Telugu is missing again, also if its English text is required', async () => {
  const { db } = await openForm(translated)
  openTelugu('Full Name')
  fireEvent.change(teluguField('Full Name'), { target: { value: ' ' } })
  await saved()
  expect((await readQueuedOperations(db))[0]?.set).toEqual({ 'te:name': null, 'te:name:of': null })
})

test('one switch opens all translations of a form, and the device remembers it', async () => {
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

test('a URL leads to one text of a record, and focuses it', async () => {
  const id = '44444444-4444-4444-8444-444444444444'
  await openAdmin({
    at: `/admin/doctors?edit=${id}&field=te:specialisation`,
    doctors: [aDoctor(), aDoctor({ id, name: 'Dr Devi', display_order: 1 })],
  })
  await screen.findByRole('form', { name: 'Edit Doctor' })
  expect(input('Full Name').value).toBe('Dr Devi')
  await waitFor(() => expect(document.activeElement).toBe(teluguField('Specialisation')))
})
