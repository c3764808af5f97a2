// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { writeMeta } from '#db/meta.ts'
import { readRows } from '#db/read-view.ts'

import { aDoctor, resetDevice, openAdmin } from '../../testing/open-admin.tsx'
import { press, readQueuedOperations } from '../../testing/user-actions.ts'
import { anIllness, library, MIGRAINE, MOVEMENT, PARKINSON } from '../testing/library.ts'
import { openIllnesses, type } from '../testing/open-library.tsx'

beforeEach(resetDevice)
const tick = async (name: string) => fireEvent.click(await screen.findByRole('checkbox', { name }))

test('publishing many illnesses makes one edit each, and one undo reverts all', async () => {
  const drafts = library.health_library_illnesses.map((row) => ({
    ...row,
    visibility: 'draft' as const,
  }))
  const { db } = await openIllnesses({ health_library_illnesses: drafts })
  await tick('Select all shown')
  expect(await screen.findByText('2 chosen')).toBeTruthy()
  press('Publish')
  expect(await screen.findByText('2 illnesses published in a moment.')).toBeTruthy()
  const entries = await db.outbox.toArray()
  expect(entries.map(({ ops }) => ops.map(({ id, set }) => [id, set]))).toEqual([
    [[PARKINSON, { visibility: 'published' }]],
    [[MIGRAINE, { visibility: 'published' }]],
  ])
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Changes undone.')).toBeTruthy()
  expect(await readQueuedOperations(db)).toEqual([])
  const rows = await readRows(db, 'health_library_illnesses')
  expect(rows.map(({ visibility }) => visibility)).toEqual(['draft', 'draft'])
})

test('a bulk publish is reported once the server has it; offline, the notice says when it will be live', async () => {
  const { db } = await openIllnesses()
  await writeMeta(db, 'sync', { problem: 'offline', answeredAt: null, message: '' })
  await tick('Select all shown')
  press('Unpublish')
  expect(await screen.findByText(/^1 illness made drafts once you are online\./)).toBeTruthy()
  await db.outbox.clear()
  expect(await screen.findByText(/^1 illness made drafts\. /)).toBeTruthy()
})

test('invalid illnesses are skipped with the reason, and stay selected', async () => {
  const [parkinson, migraine] = library.health_library_illnesses
  const { db } = await openIllnesses({
    health_library_illnesses: [
      { ...anIllness(parkinson), visibility: 'draft', short_summary: ' ' },
      anIllness(migraine),
    ],
  })
  await tick('Select all shown')
  await screen.findByText('2 chosen')
  press('Publish')
  expect(
    await screen.findByText(
      "1 illness published in a moment. 1 skipped and still selected: Parkinson's Disease (Short Summary: Short summary is required).",
    ),
  ).toBeTruthy()
  expect(await readQueuedOperations(db)).toMatchObject([{ id: MIGRAINE }])
  expect(await screen.findByText('1 chosen')).toBeTruthy()
})

test('moving many illnesses to a category skips those already in it', async () => {
  const { db } = await openIllnesses()
  await tick('Select all shown')
  await screen.findByText('2 chosen')
  type('Category for all selected', MOVEMENT)
  press('Move to category')
  expect(
    await screen.findByText('1 illness moved to Movement Disorders. 1 already up to date.'),
  ).toBeTruthy()
  expect(await readQueuedOperations(db)).toMatchObject([
    { id: MIGRAINE, set: { category_id: MOVEMENT } },
  ])
})

test('deleting many illnesses asks with their names, and can be undone', async () => {
  const { db } = await openIllnesses()
  await tick('Choose Migraine')
  await screen.findByText('1 chosen')
  fireEvent.click(
    within(screen.getByRole('region', { name: 'Selected records' })).getByRole('button', {
      name: 'Delete',
    }),
  )
  const question = within(await screen.findByRole('dialog'))
  expect(question.getByText('Migraine.')).toBeTruthy()
  fireEvent.click(question.getByRole('button', { name: 'Delete 1 illness' }))
  expect(await screen.findByText('1 illness deleted.')).toBeTruthy()
  expect(await readQueuedOperations(db)).toMatchObject([{ op: 'delete', id: MIGRAINE }])
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Migraine')).toBeTruthy()
})

test('illnesses hidden by a filter are deselected, so that no unseen one is changed', async () => {
  await openIllnesses()
  await tick('Select all shown')
  await screen.findByText('2 chosen')
  type('Search illnesses', 'migraine')
  expect(await screen.findByText('1 chosen')).toBeTruthy()
})

test('many doctors are made inactive in one bulk action', async () => {
  const doctors = [aDoctor(), aDoctor({ id: MIGRAINE, name: 'Dr Lakshmi' })]
  const { db } = await openAdmin({ at: '/admin/doctors', doctors })
  await tick('Choose Dr Rao')
  await tick('Choose Dr Lakshmi')
  await screen.findByText('2 chosen')
  press('Make inactive')
  expect(await screen.findByText('2 doctors made inactive in a moment.')).toBeTruthy()
  await waitFor(async () => expect(await readQueuedOperations(db)).toHaveLength(2))
})
