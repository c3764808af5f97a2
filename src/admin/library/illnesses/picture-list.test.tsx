// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import type { ClinicDatabase } from '#db/database.ts'
import { parseUploadPath } from '#model/texts/picture-path.ts'

import { resetDevice, heading, openAdmin } from '../../testing/open-admin.tsx'
import { discardByCancel, moveTo, press, readQueuedOperations } from '../../testing/user-actions.ts'
import { library, PARKINSON } from '../testing/library.ts'

beforeEach(resetDevice)
const [ONE, TWO] = library.health_library_images.map(({ id }) => id)

async function editParkinson() {
  const opened = await openIllnesses()
  fireEvent.click(await screen.findByRole('button', { name: "Edit Parkinson's Disease" }))
  await screen.findByRole('dialog')
  return opened
}

async function openIllnesses() {
  const opened = await openAdmin({ at: '/admin/health-library/illnesses', rows: library })
  await heading('Manage Illnesses')
  return opened
}

const words = () => screen.getAllByLabelText<HTMLInputElement>(/^Description of picture/)
const described = () => words().map(({ value }) => value)
const describeAs = (at: number, value: string) =>
  fireEvent.change(words()[at] as HTMLElement, { target: { value } })

async function saved(db: ClinicDatabase) {
  press('Save')
  await screen.findByText('Illness updated successfully!')
  const entries = await db.outbox.toArray()
  return entries.flatMap(({ ops }) => ops).map(({ op, id, set, after }) => ({ op, id, set, after }))
}

/** An animated GIF is stored unchanged, so no canvas is needed here. */
function choose(): void {
  const frame = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]
  const head = [...new TextEncoder().encode('GIF89a'), 1, 0, 1, 0, 0, 0, 0]
  const bytes = new Uint8Array([...head, ...frame, ...frame, 0x3b])
  const file = new File([bytes], 'wave.gif', { type: 'image/gif' })
  const input = screen.getByLabelText('Click to upload Add a picture')
  fireEvent.change(input, { target: { files: [file] } })
}

test('the illness form lists its pictures with descriptions, in order (S-30)', async () => {
  await editParkinson()
  expect(described()).toEqual(['One', ''])
})

test('a description is stored with the illness, and an empty one as null (S-30)', async () => {
  const { db } = await editParkinson()
  describeAs(0, '  ')
  describeAs(1, ' Two hands ')
  expect(await saved(db)).toEqual([
    { op: 'update', id: ONE, set: { alt_text: null }, after: undefined },
    { op: 'update', id: TWO, set: { alt_text: 'Two hands' }, after: undefined },
  ])
})

test('a picture is removed on save, not before (S-30)', async () => {
  const { db } = await editParkinson()
  press('Remove picture 1')
  expect(described()).toEqual([''])
  expect(await db.outbox.count()).toBe(0)
  expect(await saved(db)).toEqual([{ op: 'delete', id: ONE, set: undefined, after: undefined }])
})

test('reordering pictures sends only the moved one (S-30)', async () => {
  const { db } = await editParkinson()
  await moveTo('picture 2', 1)
  await waitFor(() => expect(described()).toEqual(['', 'One']))
  // The form in the dialog was submitted, not the illness's form.
  expect(await readQueuedOperations(db)).toEqual([])
  expect(await screen.findByText('Picture 2 is now number 1 of 2')).toBeTruthy()
  expect(await saved(db)).toEqual([{ op: 'move', id: TWO, set: undefined, after: null }])
})

test('a picture added offline is shown at once, stored with the form, and sent later (S-30, S-53)', async () => {
  const { db } = await editParkinson()
  choose()
  await waitFor(() => expect(described()).toHaveLength(3))
  describeAs(2, 'A hand that waves')
  await moveTo('picture 3', 2)
  const [added, moved] = await saved(db)
  expect(added).toMatchObject({
    op: 'insert',
    set: { illness_id: PARKINSON, alt_text: 'A hand that waves', display_order: 2 },
  })
  expect(moved).toEqual({ op: 'move', id: added?.id, set: undefined, after: ONE })
  const file = parseUploadPath(String(added?.set?.['image_url']))
  expect(file?.bucket).toBe('health-library')
  expect(await db.blobs.get(file?.name ?? '')).toMatchObject({ uploaded: 0 })
  const [entry] = await db.outbox.toArray()
  expect(entry?.files).toEqual([file?.name])
})

test('a picture that was added and discarded leaves no file on this device', async () => {
  const { db } = await editParkinson()
  choose()
  await waitFor(() => expect(described()).toHaveLength(3))
  expect(await db.blobs.count()).toBe(1)
  await discardByCancel()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(async () => expect(await db.blobs.count()).toBe(0))
})

test('pictures alone make the form unsaved: leaving asks, and a crash keeps them in the draft', async () => {
  const { db, view } = await editParkinson()
  describeAs(0, 'Changed')
  press('Close')
  const question = within(await screen.findByRole('dialog', { name: 'Unsaved changes' }))
  fireEvent.click(question.getByRole('button', { name: 'Keep editing' }))
  press('Remove picture 2')
  await waitFor(async () => {
    const [draft] = await db.drafts.toArray()
    expect(draft?.parts).toMatchObject({ now: [{ alt_text: 'Changed' }] })
  })
  view.unmount()
  await openIllnesses()
  expect(await screen.findByText(/^Restored draft from/)).toBeTruthy()
  expect(described()).toEqual(['Changed'])
  press('Discard draft')
  expect(described()).toEqual(['One', ''])
})
