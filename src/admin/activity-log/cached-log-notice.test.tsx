// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { aUser } from '#session/testing/memory-remote.ts'

import { goOffline, loseResponse } from '../testing/network.ts'
import { resetDevice, openAdmin, reported } from '../testing/open-admin.tsx'
import { press } from '../testing/user-actions.ts'

beforeEach(resetDevice)
afterEach(() => vi.restoreAllMocks())

async function openLogs() {
  const user = aUser({ username: 'asha', role: 'Admin' })
  const { db, remote } = await openAdmin({ at: '/admin/activity-logs', user })
  remote.failure = 'unreachable'
  return { db, remote }
}

test('a device that never loaded the log says so when offline', async () => {
  const { db } = await openLogs()
  await goOffline(db)
  expect(
    await screen.findByText('You are offline. The log has not been loaded on this device yet.'),
  ).toBeTruthy()
  expect(reported).toEqual([])
})

test('a log request that fails on a bad connection is not called offline, and can be retried (S-96)', async () => {
  const { db, remote } = await openLogs()
  await loseResponse(db)
  expect(
    await screen.findByText('Could not refresh. The log has not been loaded on this device yet.'),
  ).toBeTruthy()
  remote.failure = null
  press('Retry')
  expect(await screen.findByText('No activity logs found')).toBeTruthy()
})
