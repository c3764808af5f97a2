// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { changeRow } from '#db/edits.ts'
import type { ActivityLog } from '#model/rows.ts'
import { aUser } from '#session/testing/memory-remote.ts'

import { aLogLine } from '../testing/log-line.ts'
import { aDoctor, resetDevice, heading, openAdmin, reported } from '../testing/open-admin.tsx'
import { input, press, type, readQueuedOperations } from '../testing/user-actions.ts'

beforeEach(resetDevice)
const ravi = aUser({ id: '22222222-2222-4222-8222-222222222222', username: 'ravi' })
const rao = aDoctor({
  qualification: 'DM',
  expertise_details: 'Sleep and epilepsy in children',
  display_order: 3,
})

const line = (change: Partial<ActivityLog>) =>
  aLogLine({ user_id: ravi.id, record_id: rao.id, ...change })

const added = line({
  action: 'create',
  description: 'Added doctor: Rao',
  created_at: new Date(2026, 10, 3, 8, 0).toISOString(),
  changes: {
    after: { name: 'Rao', qualification: 'MBBS', expertise_details: null, display_order: 0 },
  },
})
const named = line({
  created_at: new Date(2026, 10, 4, 12, 15).toISOString(),
  changes: {
    before: { name: 'Rao', expertise_details: null },
    after: { name: 'Dr Rao', expertise_details: 'Sleep in children' },
  },
})
const widened = line({
  changes: {
    before: { qualification: 'MBBS', expertise_details: 'Sleep in children' },
    after: { qualification: 'DM', expertise_details: 'Sleep and epilepsy in children' },
  },
})

async function openHistory(logs: ActivityLog[] = [widened, named, added]) {
  const opened = await openAdmin({ at: '/admin/doctors', doctors: [rao] })
  opened.remote.logs = logs
  opened.remote.accounts.push({ user: ravi, password: '' })
  await heading('Manage Doctors')
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Dr Rao' }))
  await show()
  return opened
}

async function show() {
  fireEvent.click(await screen.findByRole('button', { name: 'History' }))
  await screen.findByRole('dialog', { name: 'History of Dr Rao' })
}

const entries = async () => within(await screen.findByRole('list', { name: /History of/ }))
const items = async () => (await entries()).findAllByRole('listitem')
const one = async (at: number) => within((await items())[at] as HTMLElement)
const dialog = () => within(screen.getByRole('dialog', { name: /Restore/ }))

test('the history of a record shows who changed what and when, newest first, with a word diff', async () => {
  await openHistory()
  const found = await items()
  expect(found.map((item) => item.querySelector('p')?.textContent?.trim())).toEqual([
    expect.stringContaining('ravi Nov 05, 2026 09:30 As it is now'),
    expect.stringContaining('ravi Nov 04, 2026 12:15'),
    expect.stringContaining('ravi Nov 03, 2026 08:00'),
  ])
  const newest = await one(0)
  expect(newest.getByText('Changed Qualification, Expertise Details.')).toBeTruthy()
  const detail = newest.getByRole('region', { name: 'Expertise Details' })
  expect(detail.querySelector('dl')?.textContent).toMatch(/^Before.+After.+$/)
})

test('a restored record is not reported as added again', async () => {
  const back = { ...added, id: crypto.randomUUID(), description: 'Brought back doctor: Rao' }
  await openHistory([back, added])
  expect((await one(0)).getByText('Restored it.')).toBeTruthy()
  expect((await one(1)).getByText('Added it.')).toBeTruthy()
})

test('restoring one field is a new edit with its base, and merges like any other', async () => {
  const { db } = await openHistory()
  fireEvent.click(
    (await one(0)).getByRole('button', { name: /^Restore Expertise Details as it was before/ }),
  )
  expect(dialog().getAllByRole('checkbox')).toHaveLength(1)
  press('Restore')
  expect(
    await screen.findByText('Restored. The change will be sent with the next sync.'),
  ).toBeTruthy()
  expect(await readQueuedOperations(db)).toEqual([
    {
      t: 'doctors',
      id: rao.id,
      op: 'update',
      set: { expertise_details: 'Sleep in children' },
      was: { expertise_details: 'Sleep and epilepsy in children' },
    },
  ])
})

test('a whole version is restored except its position; single fields can be left out', async () => {
  const { db } = await openHistory()
  fireEvent.click(
    (await one(2)).getByRole('button', { name: 'Restore this version of Nov 03, 2026 08:00' }),
  )
  const names = dialog().getAllByRole('checkbox')
  expect(names).toHaveLength(3)
  fireEvent.click(dialog().getByRole('checkbox', { name: 'Full Name' }))
  press('Restore')
  await screen.findByText('Restored. The change will be sent with the next sync.')
  const [op] = await readQueuedOperations(db)
  expect(op?.set).toEqual({ qualification: 'MBBS', expertise_details: null })
})

test('neither the newest version nor an unchanged field has a restore button', async () => {
  await openHistory([
    line({ changes: { before: { qualification: 'DM' }, after: { qualification: 'MD' } } }),
  ])
  const newest = await one(0)
  expect(newest.queryByRole('button')).toBeNull()
})

test('a restore that is no longer allowed is rejected with a message, and nothing is stored', async () => {
  const { db } = await openHistory([
    line({ changes: { before: { name: '' }, after: { name: 'Dr Rao' } } }),
  ])
  fireEvent.click((await one(0)).getByRole('button', { name: /^Restore Full Name/ }))
  press('Restore')
  expect(await dialog().findByRole('alert')).toBeTruthy()
  expect(await readQueuedOperations(db)).toEqual([])
})

test('restoring asks first if the form has unsaved input', async () => {
  const { db } = await openHistory()
  press('Close')
  type('Specialisation', 'Typed')
  await show()
  fireEvent.click((await one(0)).getByRole('button', { name: /^Restore Qualification/ }))
  press('Restore')
  const question = within(await screen.findByRole('dialog', { name: 'Unsaved changes' }))
  fireEvent.click(question.getByRole('button', { name: 'Keep editing' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Unsaved changes' })).toBeNull())
  expect(await readQueuedOperations(db)).toEqual([])
  expect(input('Specialisation').value).toBe('Typed')
})

test('offline, the history shows cached lines and own edits', async () => {
  const { db, remote } = await openHistory()
  await items()
  press('Close')
  remote.failure = 'unreachable'
  await changeRow(db, 'doctors', rao.id, { fields: { qualification: 'DM, FRCP' } })
  await show()
  expect(await screen.findByText(/The server cannot be reached. Showing a copy from/)).toBeTruthy()
  const found = await items()
  expect(found).toHaveLength(4)
  expect((await one(0)).getByText('You')).toBeTruthy()
  expect((await one(0)).getByText('Waiting to sync')).toBeTruthy()
  fireEvent.click((await one(3)).getByRole('button', { name: /^Restore this version/ }))
  expect(dialog().getByRole('checkbox', { name: 'Qualification' })).toBeTruthy()
})

test('a device that never loaded the history shows only own edits and says so', async () => {
  const opened = await openAdmin({ at: '/admin/doctors', doctors: [rao] })
  opened.remote.failure = 'unreachable'
  await changeRow(opened.db, 'doctors', rao.id, { fields: { qualification: 'MD' } })
  await heading('Manage Doctors')
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Dr Rao' }))
  await show()
  expect(await screen.findByText(/Only your own edits are shown/)).toBeTruthy()
  expect(await items()).toHaveLength(1)
})

test('a server error is reported and can be retried', async () => {
  const opened = await openAdmin({ at: '/admin/doctors', doctors: [rao] })
  opened.remote.failure = 'broken'
  await heading('Manage Doctors')
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Dr Rao' }))
  await show()
  expect(await screen.findByText(/The server failed/)).toBeTruthy()
  expect(reported.length).toBeGreaterThan(0)
  opened.remote.failure = null
  opened.remote.logs = [widened]
  press('Retry')
  expect(await items()).toHaveLength(1)
})

test('older history loads page by page', async () => {
  await openHistory(
    Array.from({ length: 70 }, (_, at) =>
      line({
        changes: { before: { qualification: `v${at}` }, after: { qualification: `v${at}x` } },
      }),
    ),
  )
  await waitFor(async () => expect(await items()).toHaveLength(50))
  press('Show older')
  await waitFor(async () => expect(await items()).toHaveLength(70))
  expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull()
})

test('a new record has no history yet', async () => {
  await openAdmin({ at: '/admin/doctors', doctors: [rao] })
  await heading('Manage Doctors')
  press('Add Doctor')
  await screen.findByRole('form', { name: 'Add New Doctor' })
  expect(screen.queryByRole('button', { name: 'History' })).toBeNull()
})
