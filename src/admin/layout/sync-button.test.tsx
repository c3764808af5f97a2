// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { changeRow } from '#db/edits.ts'
import { translate } from '#ui/testing/translate.ts'

import { aDoctor, resetDevice, heading, openAdmin } from '../testing/open-admin.tsx'

beforeEach(resetDevice)

test('the header reports an unsent edit on a page translated by the browser', async () => {
  const doctor = aDoctor()
  const { db } = await openAdmin({ doctors: [doctor] })
  await heading('Dashboard')
  await screen.findByRole('link', { name: 'All saved' })
  translate()
  await changeRow(db, 'doctors', doctor.id, { fields: { name: 'Dr Rao Senior' } })
  expect(await screen.findByRole('link', { name: 'Waiting to sync (1)' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^All saved/ })).toBeNull()
})
