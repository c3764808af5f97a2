// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { aUser } from '#session/testing/memory-remote.ts'

import { aLogLine } from '../testing/log-line.ts'
import { aDoctor, resetDevice, heading, openAdmin } from '../testing/open-admin.tsx'
import { press } from '../testing/user-actions.ts'

const asha = aUser({ username: 'asha', role: 'Admin' })

beforeEach(resetDevice)
test('a log line names the records that an illness links to', async () => {
  const rao = aDoctor()
  const { remote } = await openAdmin({ at: '/admin/activity-logs', user: asha, doctors: [rao] })
  remote.logs = [
    aLogLine({
      description: 'Updated illness: Insomnia',
      table_affected: 'health_library_illnesses',
      changes: { before: { doctor_ids: [] }, after: { doctor_ids: [rao.id] } },
    }),
  ]
  await heading('Activity Logs')
  await screen.findByText('Showing page 1')
  press('Details of Updated illness: Insomnia')
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByRole('heading', { name: 'Doctors To See' })).toBeTruthy()
  expect(await dialog.findByText('Dr Rao')).toBeTruthy()
})
