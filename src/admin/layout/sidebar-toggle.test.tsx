// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { resetDevice, heading, openAdmin } from '../testing/open-admin.tsx'

beforeEach(resetDevice)
afterEach(() => vi.restoreAllMocks())

const sidebar = () => within(screen.getByRole('complementary'))
const shell = () => document.querySelector<HTMLElement>('[data-sidebar]')?.dataset['sidebar']

async function openOn(isRoomy: boolean) {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    () => ({ matches: isRoomy, addEventListener() {}, removeEventListener() {} }) as never,
  )
  await openAdmin({ at: '/admin/doctors' })
  await heading('Manage Doctors')
}

test('on a tablet the sidebar shows icons, and each link still has its name', async () => {
  await openOn(false)
  expect(shell()).toBe('icons')
  expect(sidebar().getByRole('link', { name: 'Services' })).toBeTruthy()
})

test('on a desktop the sidebar shows labels', async () => {
  await openOn(true)
  expect(shell()).toBe('wide')
})

test('an expanded sidebar stays expanded when the panel is opened again', async () => {
  await openOn(false)
  fireEvent.click(sidebar().getByRole('button', { name: 'Icons with names' }))
  expect(shell()).toBe('wide')
  cleanup()
  await openOn(false)
  expect(shell()).toBe('wide')
  fireEvent.click(sidebar().getByRole('button', { name: 'Only icons' }))
  expect(shell()).toBe('icons')
})
