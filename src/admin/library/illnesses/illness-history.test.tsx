// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { changeRow, removeRow } from '#db/edits.ts'
import type { ActivityLog } from '#model/rows.ts'

import { aLogLine } from '../../testing/log-line.ts'
import { resetDevice } from '../../testing/open-admin.tsx'
import { press, readQueuedOperations } from '../../testing/user-actions.ts'
import { library, MIGRAINE, PARKINSON } from '../testing/library.ts'
import { openDialog, openIllnesses } from '../testing/open-library.tsx'

beforeEach(resetDevice)
const PICTURES = 'health_library_images'
const [one] = library[PICTURES]
const ONE = one?.id ?? ''
const GONE = 'bbbbbbbb-0000-4000-8000-000000000009'
const gone = {
  illness_id: PARKINSON,
  image_url: 'https://pictures.example/gone.png',
  alt_text: 'A hand that shakes',
  display_order: 2,
}

const line = (minute: number, change: Partial<ActivityLog>) =>
  aLogLine({
    table_affected: PICTURES,
    record_id: ONE,
    created_at: new Date(2026, 10, 5, 9, minute).toISOString(),
    ...change,
  })

const logs = () => [
  line(40, { action: 'delete', record_id: GONE, changes: { before: gone } }),
  line(30, { changes: { before: { alt_text: 'First' }, after: { alt_text: 'One' } } }),
  line(20, {
    table_affected: 'health_library_illnesses',
    record_id: PARKINSON,
    changes: { before: { meaning: 'Old' }, after: { meaning: null } },
  }),
  line(10, { action: 'create', record_id: GONE, changes: { after: gone } }),
  line(0, { action: 'create', changes: { after: { ...gone, alt_text: 'First' } } }),
]

async function openHistory() {
  const opened = await openIllnesses()
  opened.remote.logs = logs()
  const form = await openDialog("Edit Parkinson's Disease")
  fireEvent.click(await form.findByRole('button', { name: 'History' }))
  const list = await screen.findByRole('list', { name: "History of Parkinson's Disease" })
  await within(list).findByText('Illness picture deleted.')
  return { ...opened, items: () => within(list).getAllByRole('listitem') }
}

const textOf = (item: HTMLElement) =>
  item.querySelector('summary, p + p')?.textContent ?? item.textContent

test('the history of an illness includes its pictures in order, named as pictures', async () => {
  const { items } = await openHistory()
  expect(items().map(textOf)).toEqual([
    'Illness picture deleted.',
    'Illness picture: changed Description of the picture.',
    'Changed What It Means.',
    'Illness picture added.',
    'Illness picture added.',
  ])
  const [deleted, changed, own] = items().map((item) => within(item))
  expect(own?.getByText('As it is now')).toBeTruthy()
  expect(changed?.queryByText('As it is now')).toBeNull()
  expect(deleted?.getByRole('region', { name: 'Picture' })).toBeTruthy()
  expect(deleted?.queryByRole('region', { name: 'Illness' })).toBeNull()
})

test('restoring the earlier text of a picture is an edit of the picture', async () => {
  const { db, items } = await openHistory()
  const changed = items()[1] as HTMLElement
  const details = changed.querySelector('details') as HTMLDetailsElement
  details.open = true
  fireEvent(details, new Event('toggle'))
  fireEvent.click(
    await within(changed).findByRole('button', { name: /^Restore Description of the picture/ }),
  )
  press('Restore')
  await screen.findByText('Restored. The change will be sent with the next sync.')
  expect(await readQueuedOperations(db)).toEqual([
    { t: PICTURES, id: ONE, op: 'update', set: { alt_text: 'First' }, was: { alt_text: 'One' } },
  ])
})

test('a deleted picture is restored from the history unchanged (D18)', async () => {
  const { db, items } = await openHistory()
  fireEvent.click(
    within(items()[0] as HTMLElement).getByRole('button', { name: /^Restore what was deleted/ }),
  )
  await screen.findByText('Restored. The change will be sent with the next sync.')
  expect(await readQueuedOperations(db)).toMatchObject([
    { t: PICTURES, id: GONE, op: 'restore', was: { image_url: gone.image_url } },
  ])
})

test("offline, the history has own edits of the illness's pictures, and none of other illnesses", async () => {
  const [, two] = library[PICTURES]
  const other = two?.id ?? ''
  const pictures = library[PICTURES].map((picture) =>
    picture.id === other ? { ...picture, illness_id: MIGRAINE } : picture,
  )
  const { db, remote } = await openIllnesses({ [PICTURES]: pictures })
  remote.failure = 'unreachable'
  await changeRow(db, PICTURES, ONE, { fields: { alt_text: 'Mine' } })
  await changeRow(db, PICTURES, other, { fields: { alt_text: 'Not here' } })
  await removeRow(db, PICTURES, other)
  const form = await openDialog("Edit Parkinson's Disease")
  fireEvent.click(await form.findByRole('button', { name: 'History' }))
  const list = await screen.findByRole('list', { name: "History of Parkinson's Disease" })
  const item = await within(list).findByRole('listitem')
  expect(textOf(item)).toBe('Illness picture: changed Description of the picture.')
  expect(within(item).getByText('Waiting to sync')).toBeTruthy()
})
