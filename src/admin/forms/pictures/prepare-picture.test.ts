import { expect, test, vi } from 'vitest'

import { preparePicture, PreparationAborted } from './prepare-picture.ts'
import { drawings } from './redraw-picture.ts'

const GIF_HEAD = new TextEncoder().encode('GIF89a')
const JPEG_HEAD = [0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 0, 10, 0, 20]
const jpeg = (size: number, type = 'image/jpeg') => {
  const bytes = new Uint8Array(size)
  bytes.set(JPEG_HEAD)
  return new File([bytes], 'holiday.jpg', { type })
}
const stop = () => {
  throw new PreparationAborted()
}
const broken = () => Promise.reject(new Error('cannot decode'))
const asWebp = async () => ({ type: 'image/webp' as const, bytes: new ArrayBuffer(3) })

test('exactly 5 MB passes and one byte more does not (AC-284, S-47)', async () => {
  expect(await preparePicture(jpeg(5_242_880), 'doctors', asWebp)).toHaveProperty('picture')
  expect(await preparePicture(jpeg(5_242_881), 'doctors', asWebp)).toEqual({
    refused: 'File size must be less than 5MB',
    maySmaller: true,
  })
})

test('a smaller copy of a large picture is made on request, up to 40 MB and 60 megapixels (S-47)', async () => {
  const smaller = (file: File) => preparePicture(file, 'doctors', asWebp, { smaller: true })
  expect(await smaller(jpeg(41_943_040))).toHaveProperty('picture')
  const beyond = { refused: 'File size must be less than 5MB' }
  expect(await smaller(jpeg(41_943_041))).toEqual(beyond)
  expect(await preparePicture(jpeg(41_943_041), 'doctors', asWebp)).toEqual(beyond)

  const poster = new Uint8Array(6_000_000)
  poster.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  poster.set([0, 0, 0x27, 0x10, 0, 0, 0x17, 0x71], 16)
  const file = new File([poster], 'poster.png', { type: 'image/png' })
  expect(await preparePicture(file, 'doctors', asWebp)).toEqual({ ...beyond, maySmaller: false })
  expect(await smaller(file)).toEqual({
    refused: 'This picture has too many pixels to open here. Please choose a smaller one.',
  })
})

test('a logo of a line or a dot is rejected, and one of 32 × 32 pixels is accepted (S-100)', async () => {
  const { minSide } = drawings.logo
  const logo = (width: number, height: number) => {
    const bytes = new Uint8Array([...GIF_HEAD, width & 255, width >> 8, height, 0, 0])
    const file = new File([bytes], 'logo.gif', { type: 'image/gif' })
    return preparePicture(file, 'hospital-profile', asWebp, { still: true, minSide })
  }
  const refused = {
    refused: 'This picture is too small. Please choose one of at least 32 pixels each way.',
  }
  expect(await logo(1, 1)).toEqual(refused)
  expect(await logo(1600, 1)).toEqual(refused)
  expect(await logo(31, 200)).toEqual(refused)
  expect(await logo(32, 32)).toHaveProperty('picture')
})

test('aborting the preparation of a smaller copy returns nothing (S-47)', async () => {
  const stopped = preparePicture(jpeg(6_000_000), 'doctors', asWebp, { smaller: true, step: stop })
  await expect(stopped).rejects.toThrow(PreparationAborted)
})

const HEIC = '\0\0\0\u0018ftypheic\0\0\0\0mif1heic'
const WRONG_TYPE = 'Only JPEG, PNG, WebP, and GIF images are allowed'

test.each([
  ['IMG_0001.HEIC', ''],
  ['photo', 'image/heic'],
  ['IMG_3565.jpg', 'image/jpeg'],
])('HEIC bytes named "%s" of type "%s" are rejected with advice (AC-285)', async (name, type) => {
  const file = new File([HEIC], name, { type })
  expect(await preparePicture(file, 'doctors', asWebp)).toEqual({
    refused: `${WRONG_TYPE}. This one is HEIC: choose it from Photos instead of Files, or save it as JPEG first.`,
  })
})

test.each([
  ['IMG_3564.HEIC', 'image/heic'],
  ['IMG_3564.HEIC', 'image/jpeg'],
  ['IMG_3564.HEIC', ''],
  ['photo', ''],
  ['photo.jpg', 'application/octet-stream'],
  ['photo.jpg', 'image/pjpeg'],
])('a photo is accepted by its bytes, named "%s" of type "%s"', async (name, type) => {
  const file = new File([await jpeg(100).arrayBuffer()], name, { type })
  expect(await preparePicture(file, 'doctors', asWebp)).toMatchObject({
    picture: { type: 'image/webp' },
  })
})

test.each([
  ['x.svg', 'image/svg+xml', '<svg onload="alert(1)"/>'],
  ['x.pdf', 'application/pdf', '%PDF-1.7'],
  ['x.avif', 'image/avif', '\0\0\0 ftypavif'],
  ['x.heic', 'image/heic', 'hello'],
  ['x.jpg', 'image/jpeg', 'hello'],
  ['x', '', 'hello'],
])('%s of type "%s" without a picture in it is rejected (AC-285)', async (name, type, content) => {
  const file = new File([content], name, { type })
  expect(await preparePicture(file, 'doctors', asWebp)).toEqual({ refused: WRONG_TYPE })
})

test('an empty file says that it is empty', async () => {
  const file = new File([], 'photo.jpg', { type: 'image/jpeg' })
  expect(await preparePicture(file, 'doctors', asWebp)).toEqual({
    refused: 'This file is empty. Please choose another one.',
  })
})

test('a file whose bytes cannot be read says what to do (AC-288)', async () => {
  vi.stubGlobal('reportError', () => undefined)
  const file = jpeg(100)
  vi.spyOn(file, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotReadableError'))
  expect(await preparePicture(file, 'doctors', asWebp)).toEqual({
    refused:
      'Failed to upload image. The file could not be read. Save it on this device, then choose it again.',
  })
})

test('a file that only claims to be a picture is rejected (AC-285)', async () => {
  const fake = new File(['<svg onload="alert(1)"/>'], 'x.png', { type: 'image/png' })
  expect(await preparePicture(fake, 'doctors', asWebp)).toEqual({
    refused: 'Only JPEG, PNG, WebP, and GIF images are allowed',
  })
})

test('the same JPEG selected twice gets two names in the bucket of its kind, of the time, a random part and its new extension (AC-291; S-49 replaces AC-289)', async () => {
  const before = Date.now()
  const one = await preparePicture(jpeg(100), 'testimonials', asWebp)
  const two = await preparePicture(jpeg(100), 'testimonials', asWebp)
  if (!('picture' in one) || !('picture' in two)) throw new Error('refused')
  expect(one.picture.name).toMatch(/^[0-9]{13}-[0-9a-f]{32}\.webp$/)
  expect(one.picture.name).not.toBe(two.picture.name)
  const time = Number(one.picture.name.slice(0, 13))
  expect(time).toBeGreaterThanOrEqual(before)
  expect(time).toBeLessThanOrEqual(Date.now())
  expect(one.address).toBe(`/storage/v1/object/public/testimonials/${one.picture.name}`)
  expect(one.picture).toMatchObject({ bucket: 'testimonials', type: 'image/webp' })
})

test('a picture that cannot be decoded reports a failed upload (AC-288)', async () => {
  vi.stubGlobal('reportError', () => undefined)
  expect(await preparePicture(jpeg(100), 'doctors', broken)).toEqual({
    refused:
      'Failed to upload image. The file is damaged, or this browser cannot open it. Please choose another one.',
  })
})

test('a small file with more pixels than a tablet can hold is rejected before decoding (threat 20)', async () => {
  const bytes = new Uint8Array(100)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  bytes.set([0, 0, 0x4e, 0x20, 0, 0, 0x4e, 0x20], 16)
  const redraw = vi.fn<typeof asWebp>(asWebp)
  const bomb = new File([bytes], 'bomb.png', { type: 'image/png' })
  expect(await preparePicture(bomb, 'doctors', redraw)).toEqual({
    refused: 'This picture has too many pixels to open here. Please choose a smaller one.',
  })
  expect(redraw).not.toHaveBeenCalled()
})

test('an animated picture is stored unchanged, unless a still one is wanted (S-49)', async () => {
  const frame = [0x21, 0xf9, 4, 0, 0, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]
  const head = [
    ...new TextEncoder().encode('GIF89a'),
    1,
    0,
    1,
    0,
    0x80,
    0,
    0,
    0,
    0,
    0,
    255,
    255,
    255,
  ]
  const gif = new File([Uint8Array.from([...head, ...frame, ...frame, 0x3b])], 'a.gif', {
    type: 'image/gif',
  })
  const typeOf = async (still: boolean) => {
    const prepared = await preparePicture(gif, 'doctors', asWebp, { still })
    return 'picture' in prepared && prepared.picture.type
  }
  expect(await typeOf(false)).toBe('image/gif')
  expect(await typeOf(true)).toBe('image/webp')
})
