// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { aUser } from '#session/testing/memory-remote.ts'

import { aLogLine } from '../testing/log-line.ts'
import { resetDevice, heading, openAdmin } from '../testing/open-admin.tsx'
import { press } from '../testing/user-actions.ts'

beforeEach(resetDevice)

const LOG = '/admin/activity-logs'
const asha = aUser({ username: 'asha', role: 'Admin' })

async function openLog(search = '') {
  const opened = await openAdmin({ at: LOG + search, user: asha })
  opened.remote.logs = ['update', 'delete'].map((action) =>
    aLogLine({ user_id: asha.id, action, description: `Line of ${action}` }),
  )
  await heading('Activity Logs')
  await screen.findByText('Showing page 1')
  return opened
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const choose = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } })
const shown = () => screen.queryAllByText(/^Line of/).map((description) => description.textContent)

test("the log's filters are in the URL, and Clear All removes them", async () => {
  const { address } = await openLog()
  press('Show Filters')
  choose('Start Date', '2026-11-05')
  choose('Action', 'delete')
  await waitFor(() => expect(address()).toBe(`${LOG}?start=2026-11-05&action=delete`))
  await waitFor(() => expect(shown()).toEqual(['Line of delete']))
  press('Clear All')
  await waitFor(() => expect(address()).toBe(LOG))
  await waitFor(() => expect(shown()).toHaveLength(2))
})

test('opening a URL with filters filters the log and shows the filters', async () => {
  await openLog(`?action=delete&user=${asha.id}&end=2026-11-05`)
  await waitFor(() => expect(shown()).toEqual(['Line of delete']))
  expect([field('Action').value, field('User').value]).toEqual(['delete', asha.id])
  expect([field('Start Date').value, field('End Date').value]).toEqual(['', '2026-11-05'])
})

test('the menu link opens the unfiltered log', async () => {
  const { address } = await openLog('?action=delete')
  await waitFor(() => expect(shown()).toEqual(['Line of delete']))
  fireEvent.click(screen.getByRole('link', { name: 'Activity Logs' }))
  await waitFor(() => expect(shown()).toHaveLength(2))
  expect(address()).toBe(LOG)
})

test('invalid filter values in the URL are ignored', async () => {
  await openLog('?start=soon&end=2026-02-31&user=unknown')
  await waitFor(() => expect(shown()).toHaveLength(2))
  expect(screen.queryByLabelText('Start Date')).toBeNull()
})

test('a day of the year 2 is refused at its box, and the log stays (S-20)', async () => {
  await openLog()
  press('Show Filters')
  for (const label of ['Start Date', 'End Date']) {
    choose(label, '0002-11-05')
    expect(field(label).getAttribute('aria-invalid')).toBe('true')
    expect(shown()).toHaveLength(2)
    choose(label, '')
  }
  choose('Action', 'delete')
  await waitFor(() => expect(shown()).toEqual(['Line of delete']))
})
