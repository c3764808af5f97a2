// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { createBlankForm, editableTables } from '#model/blanks.ts'
import { getTableSpec } from '#model/tables.ts'

import { contentTypes, getColumnLabel } from '../../content-types/content-types.ts'
import { aDoctor, resetDevice, heading, openAdmin } from '../../testing/open-admin.tsx'
import { discardByCancel } from '../../testing/user-actions.ts'

beforeEach(resetDevice) // happy-dom decodes no pictures.
afterEach(() => void Reflect.deleteProperty(globalThis, 'createImageBitmap'))

const OLD = 'https://pictures.example/old.jpg'

/** An animated GIF is stored unchanged, so no canvas is needed here. */
function movingGif(): File {
  const frame = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]
  const bytes = [
    ...new TextEncoder().encode('GIF89a'),
    1,
    0,
    1,
    0,
    0,
    0,
    0,
    ...frame,
    ...frame,
    0x3b,
  ]
  return new File([new Uint8Array(bytes)], 'wave.gif', { type: 'image/gif' })
}

async function editDoctor(photo: string | null) {
  const opened = await openAdmin({ at: '/admin/doctors', doctors: [aDoctor({ photo })] })
  await heading('Manage Doctors')
  fireEvent.click(screen.getByRole('button', { name: 'Edit Dr Rao' }))
  await screen.findByRole('form')
  return opened
}

const input = () => screen.getByLabelText(/(Click to upload|Change) Photo/)
const choose = (file: File) => fireEvent.change(input(), { target: { files: [file] } })
const preview = () => screen.queryByAltText('Preview of the photo')?.getAttribute('src')

test('an empty image field has an upload area; a filled one has a preview and Remove Image (AC-282)', async () => {
  const { view } = await editDoctor(null)
  expect(screen.getByText('Click to upload')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Remove Image' })).toBeNull()
  view.unmount()
  await resetDevice()
  await editDoctor(OLD)
  expect(preview()).toBe(OLD)
  fireEvent.click(screen.getByRole('button', { name: 'Remove Image' }))
  expect(await screen.findByText('Click to upload')).toBeTruthy()
})

test('a selected picture is shown from this device, and stored with the edit that refers to it (AC-286, AC-290)', async () => {
  const { db } = await editDoctor(OLD)
  choose(movingGif())
  expect(await screen.findByText('Uploading...')).toBeTruthy()
  await waitFor(() => expect(preview()).toMatch(/^blob:/))
  expect(screen.getByText('On this device. It is sent after you save.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Doctor updated successfully!')
  const [entry] = await db.outbox.toArray()
  const [picture] = await db.blobs.toArray()
  expect(picture).toMatchObject({ bucket: 'doctors', type: 'image/gif', uploaded: 0 })
  expect(entry?.files).toEqual([picture?.name])
  expect(entry?.ops[0]).toMatchObject({
    set: { photo: `/storage/v1/object/public/doctors/${picture?.name}` },
    was: { photo: OLD },
  })
})

/** Of the logo and the picture for shared links even an animated file is drawn anew, on a canvas. */
const DRAWN: readonly string[] = ['logo_image', 'share_image']
/** The pictures of illnesses have a list of their own. */
const places = editableTables
  .filter((table) => table !== 'health_library_images')
  .flatMap((table) => {
    const { columns = [], bucket = '' } = getTableSpec(table).images ?? {}
    const undrawn = columns.filter((column) => !DRAWN.includes(column))
    return undrawn.map((column) => [table, column, bucket] as const)
  })

test.for(places)(
  'a picture selected as %s.%s is stored for the bucket %s (AC-283)',
  async ([table, column, bucket]) => {
    const spec = getTableSpec(table)
    const id = spec.only ?? crypto.randomUUID()
    const row = { ...createBlankForm(table), [spec.name ?? 'id']: 'A', id, row_version: 1 }
    const { screen: path } = contentTypes[table]
    const { db } = await openAdmin({ at: `/admin/${path}?edit=${id}`, rows: { [table]: [row] } })
    const label = getColumnLabel(table, column)
    const field = await screen.findByLabelText(`Click to upload ${label}`)
    fireEvent.change(field, { target: { files: [movingGif()] } })
    expect(await screen.findByText('On this device. It is sent after you save.')).toBeTruthy()
    fireEvent.keyDown(document, { key: 's', ctrlKey: true })
    await waitFor(async () => expect(await db.outbox.count()).toBe(1))
    const [picture] = await db.blobs.toArray()
    expect(picture).toMatchObject({ bucket, uploaded: 0 })
    const [entry] = await db.outbox.toArray()
    expect(entry?.ops[0]?.set).toEqual({
      [column]: `/storage/v1/object/public/${bucket}/${picture?.name}`,
    })
  },
)

test('saving while a picture is being resized saves the picture, too (AC-286)', async () => {
  const { db } = await editDoctor(OLD)
  choose(movingGif())
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Doctor updated successfully!')
  const [picture] = await db.blobs.toArray()
  const [entry, ...others] = await db.outbox.toArray()
  expect(others).toEqual([])
  expect(entry?.files).toEqual([picture?.name])
})

test('a picture rejected after Save was pressed keeps the form open and says why (AC-287)', async () => {
  const { db } = await editDoctor(OLD)
  choose(new File([new Uint8Array([0xff, 0xd8, 0xff, 0])], 'x.jpg', { type: 'image/jpeg' }))
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/^Failed to upload image\. The file is damaged/)).toBeTruthy()
  expect(screen.getByRole('form')).toBeTruthy()
  expect(await db.outbox.count()).toBe(0)
})

test('a photo from the camera works the same way, and a file can be dropped (AC-286)', async () => {
  const { db } = await editDoctor(null)
  const camera = screen.getByLabelText('Take a photo')
  expect(camera.getAttribute('capture')).toBe('environment')
  fireEvent.change(camera, { target: { files: [movingGif()] } })
  await waitFor(() => expect(preview()).toMatch(/^blob:/))
  const first = preview()
  const place = screen.getByRole('group', { name: /^Photo/ }).querySelector('[data-drag-over]')
  fireEvent.drop(place as Element, { dataTransfer: { files: [movingGif()] } })
  await waitFor(() => expect(preview()).not.toBe(first))
  expect(await db.blobs.count()).toBe(2)
})

test('a rejected file says why, and the previous picture stays (AC-285, AC-287)', async () => {
  const { db } = await editDoctor(OLD)
  choose(new File(['x'], 'x.svg', { type: 'image/svg+xml' }))
  expect(await screen.findByText('Only JPEG, PNG, WebP, and GIF images are allowed')).toBeTruthy()
  expect(preview()).toBe(OLD)
  expect(await db.blobs.count()).toBe(0)
})

test('a picture that cannot be decoded leaves the previous one (AC-287, AC-288)', async () => {
  await editDoctor(OLD)
  choose(new File([new Uint8Array([0xff, 0xd8, 0xff, 0])], 'x.jpg', { type: 'image/jpeg' }))
  expect(await screen.findByText(/^Failed to upload image\. The file is damaged/)).toBeTruthy()
  expect(preview()).toBe(OLD)
})

test('a picture over 5 MB is rejected; a smaller copy is made on request and can be cancelled (S-47)', async () => {
  let opened: ((picture: ImageBitmap) => void) | undefined
  const createImageBitmap = () => new Promise((resolve) => (opened = resolve))
  Object.assign(globalThis, { createImageBitmap })
  const { db } = await editDoctor(OLD)
  const bytes = new Uint8Array(6_000_000)
  bytes.set([0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 0, 10, 0, 20])
  choose(new File([bytes], 'ward.jpg', { type: 'image/jpeg' }))
  expect(await screen.findByText('File size must be less than 5MB')).toBeTruthy()
  expect(opened).toBeUndefined()

  fireEvent.click(screen.getByRole('button', { name: 'Use a smaller copy' }))
  expect(await screen.findByRole('progressbar', { name: 'Making a smaller copy...' })).toBeTruthy()
  await waitFor(() => expect(opened).toBeDefined())
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }))
  opened?.({ width: 20, height: 10, close: () => undefined })
  expect(await screen.findByText('File size must be less than 5MB')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Use a smaller copy' })).toBeTruthy()
  expect(preview()).toBe(OLD)
  expect(await db.blobs.count()).toBe(0)
})

test('a picture that is not saved leaves no file on the device', async () => {
  const { db } = await editDoctor(OLD)
  choose(movingGif())
  await waitFor(() => expect(preview()).toMatch(/^blob:/))
  expect(await db.blobs.count()).toBe(1)
  await discardByCancel()
  await waitFor(async () => expect(await db.blobs.count()).toBe(0))
})

test('a picture selected before a crash is in the restored draft, and is discarded with it', async () => {
  const { db, view } = await editDoctor(OLD)
  choose(movingGif())
  await waitFor(async () => expect(await db.drafts.count()).toBe(1))
  view.unmount()
  await openAdmin({ at: '/admin/doctors', doctors: [aDoctor({ photo: OLD })] })
  expect(await screen.findByText(/^Restored draft from/)).toBeTruthy()
  await waitFor(() => expect(preview()).toMatch(/^blob:/))
  fireEvent.click(screen.getByRole('button', { name: 'Discard draft' }))
  await waitFor(() => expect(preview()).toBe(OLD))
  await waitFor(async () => expect(await db.blobs.count()).toBe(0))
})
