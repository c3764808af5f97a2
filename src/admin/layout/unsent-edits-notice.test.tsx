// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { changeRow } from '#db/edits.ts'

import { aDoctor, resetDevice, heading, openAdmin } from '../testing/open-admin.tsx'

const setAppBadge = vi.fn<(count: number) => Promise<void>>(async () => undefined)
const clearAppBadge = vi.fn<() => Promise<void>>(async () => undefined)

/** This device is an iPad or iPhone. */
function onAnIpad(change: { standalone: boolean }): void {
  for (const [name, value] of Object.entries({ ...change, maxTouchPoints: 5 })) {
    Object.defineProperty(navigator, name, { value, configurable: true })
  }
}

beforeEach(async () => {
  Object.assign(navigator, { setAppBadge, clearAppBadge })
  await resetDevice()
})
afterEach(() => {
  cleanup()
  for (const name of ['standalone', 'maxTouchPoints', 'setAppBadge', 'clearAppBadge']) {
    Reflect.deleteProperty(navigator, name)
  }
  vi.clearAllMocks()
})

async function openAndEdit() {
  const doctor = aDoctor()
  const opened = await openAdmin({ at: '/admin/doctors', doctors: [doctor] })
  await heading('Manage Doctors')
  await changeRow(opened.db, 'doctors', doctor.id, { fields: { name: 'Dr Rao Senior' } })
  // The row shows it, too.
  await screen.findByRole('link', { name: 'Waiting to sync (1)' })
  return opened
}

const warning = () => screen.queryByText(/^Safari may delete unsent changes/)

test('an unsent edit in Safari on an iPad shows that Safari may delete it after seven days', async () => {
  onAnIpad({ standalone: false })
  const { db } = await openAndEdit()
  expect(warning()).toBeTruthy()
  await db.outbox.clear()
  await waitFor(() => expect(warning()).toBeNull())
})

test('an installed panel, or another device, shows no warning about Safari', async () => {
  onAnIpad({ standalone: true })
  const { view } = await openAndEdit()
  expect(warning()).toBeNull()
  view.unmount()
  Reflect.deleteProperty(navigator, 'standalone')
  await resetDevice()
  await openAndEdit()
  expect(warning()).toBeNull()
})

const hint = (): HTMLElement | null => screen.queryByText(/^Install the panel on this device/)

test('on an iPad a hint says how and why to install the panel, until it is dismissed', async () => {
  onAnIpad({ standalone: false })
  const first = await openAdmin()
  expect(await screen.findByText(/^Install the panel on this device: tap Share/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'No, thank you' }))
  expect(hint()).toBeNull()
  first.view.unmount()
  await openAdmin()
  await screen.findByText('All saved')
  expect(hint()).toBeNull()
})

test.for([
  { where: 'an iPad where it is installed', standalone: true },
  { where: 'another device', standalone: null },
])('on $where there is no hint to install the panel', async ({ standalone }) => {
  if (standalone !== null) onAnIpad({ standalone })
  await openAdmin()
  await screen.findByText('All saved')
  expect(hint()).toBeNull()
})

test('the badge of the installed app counts unsent edits, and disappears when all are sent', async () => {
  const { db } = await openAndEdit()
  await waitFor(() => expect(setAppBadge).toHaveBeenLastCalledWith(1))
  clearAppBadge.mockClear()
  await db.outbox.clear()
  await waitFor(() => expect(clearAppBadge).toHaveBeenCalled())
})
