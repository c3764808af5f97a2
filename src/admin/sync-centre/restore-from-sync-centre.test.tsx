// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { addRow, changeRow, queueEdit } from '#db/edits.ts'
import { createBlankForm } from '#model/blanks.ts'

import { resetDevice, openAdmin } from '../testing/open-admin.tsx'
import { parkQueuedEdit } from '../testing/open-sync-centre.ts'
import { press } from '../testing/user-actions.ts'

beforeEach(resetDevice)
const ID = '00000000-0000-4000-9000-000000000009'

const insomnia = {
  ...createBlankForm('health_library_illnesses'),
  id: ID,
  row_version: 1,
  illness_name: 'Insomnia',
  slug: 'insomnia',
  short_summary: 's',
}

test('the button that restores an illness says that its pictures are restored, too (D18)', async () => {
  const { db } = await openAdmin({
    at: '/admin/sync',
    rows: { health_library_illnesses: [insomnia] },
  })
  await changeRow(db, 'health_library_illnesses', ID, { fields: { tags: ['night'] } })
  const conflict = { gone: { ...insomnia }, with: { health_library_images: 2 } }
  await parkQueuedEdit(db, { kind: 'conflict', rows: { [ID]: conflict } })
  expect(
    await screen.findByRole('button', { name: 'Restore it with my changes, with 2 pictures' }),
  ).toBeTruthy()
})

test('a rejected new illness is one decision: its pictures wait below it, and are discarded with it', async () => {
  const { db } = await openAdmin({ at: '/admin/sync' })
  const illness_id = await addRow(db, 'health_library_illnesses', {
    illness_name: 'Hiccups',
    slug: 'hiccups',
  })
  const constraint = 'health_library_illnesses_slug_key'
  await parkQueuedEdit(db, { kind: 'rejected', code: '23505', constraint })
  const image_url = 'https://pictures.invalid/1'
  await addRow(db, 'health_library_images', { illness_id, image_url })
  await screen.findByRole('heading', { name: 'Needs attention (1)' })
  await screen.findByText('These changes are sent once it is resolved:')
  await screen.findByText('New illness picture of Hiccups')
  press('Discard my change')
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/New illness Hiccups; New illness picture of Hiccups/)).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Discard' }))
  await waitFor(async () => expect(await db.outbox.count()).toBe(0))
})

test('an illness whose slug was taken since is restored under another one (D18)', async () => {
  const { db } = await openAdmin({ at: '/admin/sync' })
  const was = { ...createBlankForm('health_library_illnesses'), ...insomnia }
  const { id: _, row_version: __, ...seen } = was
  await queueEdit(db, [{ t: 'health_library_illnesses', id: ID, op: 'restore', was: seen }])
  const constraint = 'health_library_illnesses_slug_key'
  await parkQueuedEdit(db, { kind: 'rejected', code: '23505', constraint })
  expect(await screen.findByText('Slug already exists')).toBeTruthy()
  press('Edit again')
  fireEvent.change(await screen.findByLabelText('Slug'), { target: { value: 'insomnia-2' } })
  press('Send again')
  await screen.findByText('Your change is sent with the next sync.')
  const [entry] = await db.outbox.toArray()
  expect(entry?.ops).toMatchObject([{ op: 'restore', was: { slug: 'insomnia' } }])
  expect(entry?.ops[0]?.set).toEqual({ slug: 'insomnia-2' })
})
