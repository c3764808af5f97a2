// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { aUser } from '#session/testing/memory-remote.ts'

import { aDoctor, resetDevice, heading, openAdmin } from '../testing/open-admin.tsx'

beforeEach(resetDevice)
const drawer = () => screen.queryByRole('dialog', { name: 'Menu' })

async function goTo(label: string): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: 'Open menu' }))
  const menu = await screen.findByRole('dialog', { name: 'Menu' })
  fireEvent.click(within(menu).getByRole('link', { name: label }))
}

async function editDoctor() {
  await openAdmin({
    at: '/admin/doctors',
    user: aUser({ role: 'Content Manager' }),
    doctors: [aDoctor()],
  })
  fireEvent.click(await screen.findByRole('button', { name: /^Edit/ }))
  fireEvent.change(await screen.findByLabelText(/^Full Name/), { target: { value: 'Dr Rao-Iyer' } })
}

test('the menu on a small screen closes on navigation', async () => {
  await openAdmin({ at: '/admin/doctors', user: aUser({ role: 'Content Manager' }) })
  await heading('Manage Doctors')
  await goTo('Services')
  await heading('Manage Services')
  await expect.poll(drawer).toBeNull()
})

test('the menu closes on navigation after a form was saved, too', async () => {
  await editDoctor()
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Doctor updated successfully!')
  await goTo('Services')
  await heading('Manage Services')
  await expect.poll(drawer).toBeNull()
})

test('the menu closes before the unsaved-changes question, and stays closed after leaving', async () => {
  await editDoctor()
  await goTo('Services')
  fireEvent.click(await screen.findByRole('button', { name: 'Keep editing' }))
  await expect.poll(drawer).toBeNull()
  expect(screen.getByLabelText(/^Full Name/)).toHaveProperty('value', 'Dr Rao-Iyer')
})
