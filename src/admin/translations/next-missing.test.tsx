// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { createBlankForm } from '#model/blanks.ts'
import { tables } from '#model/tables.ts'

import { aDoctor, resetDevice, heading, openAdmin } from '../testing/open-admin.tsx'
import { press } from '../testing/user-actions.ts'

beforeEach(resetDevice)
const rao = aDoctor({ qualification: null })
const devi = aDoctor({
  id: '44444444-4444-4444-8444-444444444444',
  name: 'Dr Devi',
  qualification: 'DM',
  specialisation: null,
  display_order: 9,
})

async function open(rows: object = {}) {
  const opened = await openAdmin({
    at: '/admin/translations?show=missing',
    doctors: [rao, devi],
    rows,
  })
  await heading('Translations')
  return opened
}

async function followLink(name: string, at = 0): Promise<void> {
  fireEvent.click((await screen.findAllByRole('link', { name }))[at] as HTMLElement)
}

/** Types into the field that the link focused. */
async function write(field: string, value: string): Promise<void> {
  await waitFor(() => expect((document.activeElement as HTMLInputElement).name).toBe(field))
  fireEvent.change(document.activeElement as HTMLInputElement, { target: { value } })
}

const focused = () => document.activeElement as HTMLAnchorElement

test('saving a translation returns to the list and focuses the next missing one', async () => {
  const { address } = await open()
  await followLink('Full Name')
  await write('te:name', 'డా. రావు')
  press('Save')
  await heading('Translations')
  expect(await screen.findByText('Doctor updated successfully!')).toBeTruthy()
  expect(address()).toBe('/admin/translations?show=missing')
  await waitFor(() => expect(focused().textContent).toBe('Specialisation'))
  fireEvent.click(focused())
  await write('te:specialisation', 'నాడీ వైద్యం')
  press('Save')
  await waitFor(() => expect(focused().textContent).toBe('Full Name'))
  expect(focused().getAttribute('href')).toContain(devi.id)
})

test('after the last one, the previous remaining one is focused', async () => {
  await open()
  await followLink('Qualification')
  await write('te:qualification', 'డి.ఎం.')
  press('Save')
  await heading('Translations')
  await waitFor(() => expect(focused().textContent).toBe('Full Name'))
  expect(focused().getAttribute('href')).toContain(devi.id)
})

test('a form that is always open returns to the list, too', async () => {
  const profile = {
    ...createBlankForm('hospital_profile'),
    id: tables.hospital_profile.only,
    row_version: 1,
    name: 'Sample Clinic',
    mission: 'Sleep well',
  }
  await open({ hospital_profile: [profile] })
  await followLink('Mission')
  await write('te:mission', 'మంచి నిద్ర')
  fireEvent.submit(screen.getByRole('form'))
  await heading('Translations')
  await waitFor(() => expect(focused().textContent).toBe('Full Name'))
})

test('closing a form without saving does not move the focus to another record', async () => {
  const { address } = await open()
  await followLink('Full Name')
  await write('te:name', 'డా.')
  fireEvent.change(focused(), { target: { value: '' } })
  press('Cancel')
  await waitFor(() => expect(address()).toBe('/admin/doctors'))
})
