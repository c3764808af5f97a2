// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { writeMeta } from '#db/meta.ts'
import { readRows } from '#db/read-view.ts'
import type { Service } from '#model/rows.ts'

import { breakDisk } from '../testing/broken-disk.ts'
import { resetDevice, heading, openAdmin, reported } from '../testing/open-admin.tsx'
import { chooseFor, input, press, type } from '../testing/user-actions.ts'

beforeEach(resetDevice)
afterEach(() => vi.restoreAllMocks())

function aService(change: Partial<Service> = {}): Service {
  return {
    id: '55555555-5555-4555-8555-555555555551',
    row_version: 1,
    service_name: 'Sleep Study',
    description: 'A night in our laboratory.',
    icon_image: null,
    display_order: 0,
    is_enabled: true,
    added_by: null,
    updated_at: '2026-01-05T09:00:00+00:00',
    ...change,
  }
}

const eeg = aService({
  id: '55555555-5555-4555-8555-555555555552',
  service_name: 'EEG',
  description: null,
  display_order: 1,
  is_enabled: false,
})

async function openServices(services = [aService(), eeg]) {
  const opened = await openAdmin({ at: '/admin/services', rows: { services } })
  await heading('Manage Services')
  return opened
}

const valueOf = (label: string) => input(label).value

/** Deletes a service and confirms. */
async function remove(name: string): Promise<void> {
  press(`Delete ${name}`)
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
}

test('each service has a card with a badge, and the list shows the count (AC-171)', async () => {
  await openServices()
  const cards = (await screen.findAllByRole('listitem')).filter((card) => card.dataset['row'])
  expect(cards.map((card) => within(card).getByText(/ctive$/).textContent)).toEqual([
    'Active',
    'Inactive',
  ])
  for (const card of cards) {
    expect(within(card).getByRole('button', { name: /^Edit/ })).toBeTruthy()
    expect(within(card).getByRole('button', { name: /^Delete/ })).toBeTruthy()
  }
  expect(screen.getByText('2 services, 1 active')).toBeTruthy()
})

test('an empty list of services has a button that opens the form (AC-171)', async () => {
  await openServices([])
  expect(screen.getByText('No services added yet')).toBeTruthy()
  press('Add Your First Service')
  expect(await screen.findByRole('form', { name: 'Add New Service' })).toBeTruthy()
})

test('the name of a service is required, the order starts at 0, and a new one is active (AC-172, AC-423)', async () => {
  await openServices()
  press('Add Service')
  const form = (await screen.findByRole('form')) as HTMLFormElement
  expect(form.checkValidity()).toBe(false)
  type('Service Name', 'Memory clinic')
  expect(form.checkValidity()).toBe(true)
  const order = screen.getByLabelText<HTMLInputElement>('Display Order')
  expect([order.type, order.min, order.value]).toEqual(['number', '0', '0'])
  expect(screen.getByLabelText<HTMLInputElement>('Active').checked).toBe(true)
})

test('a place of -1 is refused at its field, the form stays, and nothing is stored until it is corrected (AC-172)', async () => {
  const { db } = await openServices()
  press('Add Service')
  const form = (await screen.findByRole('form')) as HTMLFormElement
  type('Service Name', 'Memory clinic')
  type('Display Order', '-1')
  fireEvent.submit(form)
  expect(await screen.findByText('Please enter 0 or more')).toBeTruthy()
  expect(valueOf('Service Name')).toBe('Memory clinic')
  expect(await db.outbox.count()).toBe(0)
  type('Display Order', '0')
  press('Save')
  await screen.findByText('Service added successfully!')
  expect(await db.outbox.count()).toBe(1)
})

test('spaces alone are not a service name (AC-172, AC-423)', async () => {
  const { db } = await openServices()
  press('Add Service')
  await screen.findByRole('form')
  type('Service Name', '   ')
  press('Save')
  expect(await screen.findByText('Service name is required')).toBeTruthy()
  expect(await db.outbox.count()).toBe(0)
})

test('adding a service closes the form, which opens blank again (AC-173, AC-420)', async () => {
  const { db } = await openServices()
  press('Add Service')
  await screen.findByRole('form')
  type('Service Name', ' Memory clinic ')
  press('Save')
  const notice = await screen.findByText('Service added successfully!')
  expect(notice.closest('[data-tone]')).toMatchObject({ dataset: { tone: 'success' } })
  expect((await db.outbox.toArray())[0]?.ops[0]).toMatchObject({
    op: 'insert',
    set: { service_name: 'Memory clinic', description: null, display_order: 0, is_enabled: true },
  })
  press('Add Service')
  await screen.findByRole('form')
  expect(valueOf('Service Name')).toBe('')
})

test('editing a service sends only changed fields (AC-173, S-52)', async () => {
  const { db } = await openServices()
  press('Edit Sleep Study')
  await screen.findByRole('form', { name: 'Edit Service' })
  type('Description', 'One night.')
  press('Save')
  await screen.findByText('Service updated successfully!')
  expect((await db.outbox.toArray())[0]?.ops[0]).toMatchObject({
    op: 'update',
    set: { description: 'One night.' },
    was: { description: 'A night in our laboratory.' },
  })
})

test('deleting a service asks first: no keeps it, yes deletes it (AC-173, AC-175, AC-419)', async () => {
  const { db } = await openServices()
  press('Delete EEG')
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('Are you sure you want to delete this service?')).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await db.outbox.count()).toBe(0)
  await remove('EEG')
  expect(await screen.findByText('Service deleted successfully!')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'EEG' })).toBeNull())
})

test('a failed save of a service shows an error and keeps the input (AC-174, S-50)', async () => {
  await openServices()
  press('Add Service')
  await screen.findByRole('form')
  type('Service Name', 'Memory clinic')
  breakDisk()
  press('Save')
  expect((await screen.findByText('Failed to save service')).closest('[role="alert"]')).toBeTruthy()
  expect(valueOf('Service Name')).toBe('Memory clinic')
  expect(reported).toHaveLength(1)
})

test('a failed deletion shows an error, and the service stays (AC-174)', async () => {
  await openServices()
  press('Delete EEG')
  const dialog = within(await screen.findByRole('dialog'))
  breakDisk()
  fireEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  const notice = await screen.findByText('Failed to delete service')
  expect(notice.closest('[role="alert"]')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'EEG' })).toBeTruthy()
})

test('while the server is unreachable the services stay visible, with a notice instead of an error (AC-176, S-61)', async () => {
  const { db } = await openServices()
  await writeMeta(db, 'sync', { problem: 'error', answeredAt: 1 })
  await waitFor(() => expect(document.body.textContent).toContain('Could not refresh.'))
  expect(screen.getByRole('heading', { name: 'EEG' })).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a copy opens in the form, inactive, and is stored on save', async () => {
  const { db } = await openServices()
  chooseFor('Sleep Study', 'Duplicate')
  await screen.findByRole('form', { name: 'Add New Service' })
  expect(valueOf('Service Name')).toBe('Sleep Study Copy')
  expect(await db.outbox.count()).toBe(0)
  press('Save')
  await screen.findByText('Service added successfully!')
  const rows = await readRows(db, 'services')
  const copy = rows.find((row) => row.service_name === 'Sleep Study Copy')
  expect(copy).toMatchObject({ description: 'A night in our laboratory.', is_enabled: false })
  expect(copy?.id).not.toBe(aService().id)
})

test('the field shows how much of a long description Home displays', async () => {
  await openServices()
  press('Edit Sleep Study')
  await screen.findByRole('form')
  expect(screen.getByText('26 of 100 characters that visitors see at once.')).toBeTruthy()
  type('Description', 'క్ష'.repeat(100))
  expect(await screen.findByText('100 of 100 characters that visitors see at once.')).toBeTruthy()
  type('Description', 'క్ష'.repeat(101))
  expect(await screen.findByText(/^Over 100 characters\. Visitors see the first 100/)).toBeTruthy()
})

test('characters that the database cannot store are removed before an edit is stored', async () => {
  const { db } = await openServices()
  press('Add Service')
  await screen.findByRole('form')
  type('Service Name', 'Sleep\u0000 \ud83d clinic \ud83d\ude34')
  type('Description', '\udc00<b>"quoted"</b> =1+1')
  press('Save')
  await screen.findByText('Service added successfully!')
  expect((await db.outbox.toArray())[0]?.ops[0]?.set).toMatchObject({
    service_name: 'Sleep  clinic \ud83d\ude34',
    description: '<b>"quoted"</b> =1+1',
  })
})
