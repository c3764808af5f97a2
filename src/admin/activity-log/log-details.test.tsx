// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { aUser } from '#session/testing/memory-remote.ts'

import { aDoctor, resetDevice, heading, openAdmin } from '../testing/open-admin.tsx'
import { press } from '../testing/user-actions.ts'

const asha = aUser({ username: 'asha', role: 'Admin' })

beforeEach(resetDevice)
test('a log line names the records that an illness links to', async () => {
  const rao = aDoctor()
  const { remote } = await openAdmin({ at: '/admin/activity-logs', user: asha, doctors: [rao] })
  remote.logs = [
    {
      id: '00000000-0000-4000-8000-000000000001',
      user_id: null,
      action: 'update',
      description: 'Updated illness: Insomnia',
      table_affected: 'health_library_illnesses',
      record_id: null,
      changes: { before: { doctor_ids: [] }, after: { doctor_ids: [rao.id] } },
      created_at: '2026-11-05T10:00:00Z',
    },
  ]
  await heading('Activity Logs')
  await screen.findByText('Showing page 1')
  press('Details of Updated illness: Insomnia')
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByRole('heading', { name: 'Doctors To See' })).toBeTruthy()
  expect(await dialog.findByText('Dr Rao')).toBeTruthy()
})
