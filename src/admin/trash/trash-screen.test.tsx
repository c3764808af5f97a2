// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { mirrorTable, type ClinicDatabase } from '#db/database.ts'
import { removeRow } from '#db/edits.ts'
import { appendToQueue } from '#db/outbox.ts'
import { createBlankForm } from '#model/blanks.ts'
import type { DeletedRecord } from '#model/mutation.ts'

import { resetDevice, openAdmin } from '../testing/open-admin.tsx'
import { press } from '../testing/user-actions.ts'

beforeEach(resetDevice)
const ID = '00000000-0000-4000-9000-000000000009'
const OTHER = '00000000-0000-4000-9000-000000000008'

/** The server acknowledges a deletion, and these tables are empty. */
async function acknowledge(
  db: ClinicDatabase,
  edit: string,
  emptied: readonly (typeof MIRRORS)[number][] = MIRRORS,
): Promise<void> {
  const entry = await db.outbox.where({ id: edit }).first()
  if (!entry) throw new Error('There is no such edit')
  const { id, ops, takes = {} } = entry
  await db.transaction('rw', [db.outbox, db.done, db.meta, ...MIRRORS], async () => {
    for (const table of emptied) await mirrorTable(db, table).clear()
    await db.outbox.delete(entry.seq)
    await appendToQueue(db, db.done, [{ id, ops, at: Date.now(), takes }])
  })
}
const MIRRORS = ['health_library_illnesses', 'health_library_images'] as const

const insomnia = {
  ...createBlankForm('health_library_illnesses'),
  id: ID,
  row_version: 1,
  illness_name: 'Insomnia',
  slug: 'insomnia',
  short_summary: 's',
}

test('a record deleted here is listed once it is acknowledged, and one button restores it completely (D18)', async () => {
  const picture = {
    ...createBlankForm('health_library_images'),
    id: OTHER,
    row_version: 1,
    illness_id: ID,
  }
  const { db } = await openAdmin({
    at: '/admin/trash',
    rows: { health_library_illnesses: [insomnia], health_library_images: [picture] },
  })
  await acknowledge(db, await removeRow(db, 'health_library_illnesses', ID))
  const button = await screen.findByRole('button', { name: 'Restore with 1 picture Insomnia' })
  fireEvent.click(button)
  await screen.findByText('It will be restored with the next sync.')
  expect((await db.outbox.toArray())[0]?.ops).toMatchObject([{ op: 'restore', id: ID }])
  expect(await screen.findByText('Nothing was deleted.')).toBeTruthy()
})

test('a picture deleted by itself is named with its illness', async () => {
  const picture = {
    ...createBlankForm('health_library_images'),
    id: OTHER,
    row_version: 1,
    illness_id: ID,
    alt_text: 'A dark room',
  }
  const { db } = await openAdmin({
    at: '/admin/trash',
    rows: { health_library_illnesses: [insomnia], health_library_images: [picture] },
  })
  const deletion = await removeRow(db, 'health_library_images', OTHER)
  await acknowledge(db, deletion, ['health_library_images'])
  const called = '“A dark room” of Insomnia'
  expect(await screen.findByText(/^Illness picture, deleted \d/)).toBeTruthy()
  expect(screen.getByRole('button', { name: `Restore ${called}` })).toBeTruthy()
})

const ofColleague: DeletedRecord = {
  t: 'doctors',
  id: OTHER,
  at: Date.now() - 1000,
  by: 'anita',
  was: { name: 'Dr Rao', 'te:name': 'డాక్టర్' },
  takes: {},
}

test('a record that a colleague deleted on another device is restored unchanged', async () => {
  const { db, remote } = await openAdmin({ at: '/admin/trash' })
  remote.deleted = [ofColleague]
  expect(await screen.findByText(/^Doctor, deleted .* by anita$/)).toBeTruthy()
  fireEvent.click(await screen.findByRole('button', { name: 'Restore Dr Rao' }))
  await screen.findByText('It will be restored with the next sync.')
  const { t, id, was } = ofColleague
  expect((await db.outbox.toArray())[0]?.ops).toEqual([{ t, id, op: 'restore', was }])
  expect(await screen.findByText('Nothing was deleted.')).toBeTruthy()
})

test("without a response the trash shows only this device's deletions, and retries", async () => {
  const { remote } = await openAdmin({ at: '/admin/trash' })
  remote.deleted = [ofColleague]
  remote.failFor = 'deletedRecords'
  expect(await screen.findByText(/^There is no connection\./)).toBeTruthy()
  const button = { name: 'Restore Dr Rao' }
  expect(screen.queryByRole('button', button)).toBeNull()
  remote.failFor = null
  press('Retry')
  expect(await screen.findByRole('button', button)).toBeTruthy()
  expect(screen.queryByText(/^There is no connection/)).toBeNull()
})
