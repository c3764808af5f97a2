import { expect, test } from 'vitest'

import { readDeclaredSize, isAnimated, sniffType } from './picture-file.ts'

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? Array.from(part, (letter) => letter.charCodeAt(0)) : part,
    ),
  )

const png = bytes(
  [0x89],
  'PNG\r\n',
  [0x1a, 0x0a],
  [0, 0, 0, 13],
  'IHDR',
  [0, 0, 0x4e, 0x20, 0, 0, 1, 0],
)
const jpeg = bytes([
  0xff, 0xd8, 0xff, 0xe1, 0, 4, 1, 2, 0xff, 0xc0, 0, 17, 8, 0x07, 0xd0, 0x0b, 0xb8,
])
const lossy = bytes(
  'RIFF',
  [0, 0, 0, 0],
  'WEBPVP8 ',
  [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  [0x40, 6, 0x2b, 4],
)
const lossless = bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8L', [0, 0, 0, 0, 0x2f], [0x3f, 0xc6, 0x0a, 1])
const extended = bytes(
  'RIFF',
  [0, 0, 0, 0],
  'WEBPVP8X',
  [10, 0, 0, 0, 0, 0, 0, 0],
  [0x3f, 6, 0, 0x2a, 4, 0],
)

const DELAY = [0x21, 0xf9, 4, 0, 0, 0, 0, 0]
const ONE_PICTURE = [...DELAY, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]

/** A one-pixel GIF with this many frames. */
const gif = (pictures: number) =>
  bytes(
    'GIF89a',
    [1, 0, 2, 0, 0x80, 0, 0],
    [0, 0, 0, 255, 255, 255],
    Array.from({ length: pictures }, () => ONE_PICTURE).flat(),
    [0x3b],
  )

test("a file's type is detected by its first bytes, not by its name (AC-285)", () => {
  expect([png, jpeg, lossy, gif(1)].map(sniffType)).toEqual([
    'image/png',
    'image/jpeg',
    'image/webp',
    'image/gif',
  ])
  expect(sniffType(bytes('<svg xmlns="http://www.w3.org/2000/svg">'))).toBeNull()
  expect(sniffType(bytes('%PDF-1.7'))).toBeNull()
  expect(sniffType(bytes([0, 0, 0, 24], 'ftypavif'))).toBeNull()
  expect(sniffType(new Uint8Array())).toBeNull()
})

test('the size of a picture is read from its header without decoding', () => {
  expect(readDeclaredSize(png, 'image/png')).toEqual({ width: 20_000, height: 256 })
  expect(readDeclaredSize(jpeg, 'image/jpeg')).toEqual({ width: 3000, height: 2000 })
  expect(readDeclaredSize(lossy, 'image/webp')).toEqual({ width: 1600, height: 1067 })
  expect(readDeclaredSize(lossless, 'image/webp')).toEqual({ width: 1600, height: 1068 })
  expect(readDeclaredSize(extended, 'image/webp')).toEqual({ width: 1600, height: 1067 })
  expect(readDeclaredSize(gif(1), 'image/gif')).toEqual({ width: 1, height: 2 })
  expect(readDeclaredSize(jpeg.subarray(0, 9), 'image/jpeg')).toBeNull()
})

test('an animated GIF is distinguished from a still one (S-49)', () => {
  expect(isAnimated(gif(1))).toBe(false)
  expect(isAnimated(gif(2))).toBe(true)
  expect(isAnimated(gif(2).subarray(0, 20))).toBe(false)
})
