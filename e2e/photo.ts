import type { Page } from 'playwright-core'

/** Metadata in the file, as phones write it; it must never leave the tablet. */
export const PHOTOGRAPHER = 'taken by Asha at home'

/** The tags of the test photo's Exif block. */
const ORIENTATION = 0x0112
const ARTIST = 0x013b
const GPS = 0x8825
const [SHORT, LONG, ASCII, RATIONAL] = [3, 4, 2, 5]

/** A photo like a phone's: rotated, with the location where it was taken. */
export async function createPhonePhoto(page: Page, size: { width: number; height: number }) {
  const base64 = await page.evaluate(({ width, height }) => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width, height })
    const context = canvas.getContext('2d')
    if (!context) throw new Error('No canvas')
    const colours = context.createLinearGradient(0, 0, width, height)
    colours.addColorStop(0, '#0f5f73')
    colours.addColorStop(1, '#f2c14e')
    context.fillStyle = colours
    context.fillRect(0, 0, width, height)
    return canvas.toDataURL('image/jpeg').replace(/^.*,/, '')
  }, size)
  const jpeg = Buffer.from(base64, 'base64')
  return {
    name: 'IMG_0001.jpg',
    mimeType: 'image/jpeg',
    // After the two bytes that every JPEG starts with.
    buffer: Buffer.concat([jpeg.subarray(0, 2), exif(), jpeg.subarray(2)]),
  }
}

/** An APP1 segment with orientation 6 (turn right), an artist, and a place in Hyderabad. */
function exif(): Buffer {
  const artist = Buffer.from(`${PHOTOGRAPHER}\0`)
  const artistAt = 8 + directorySize(3)
  const gpsAt = artistAt + artist.length + (artist.length % 2)
  const placeAt = gpsAt + directorySize(4)
  const tiff = Buffer.concat([
    Buffer.from('II*\0\b\0\0\0', 'latin1'),
    directory([
      [ORIENTATION, SHORT, 1, 6],
      [ARTIST, ASCII, artist.length, artistAt],
      [GPS, LONG, 1, gpsAt],
    ]),
    artist,
    Buffer.alloc(artist.length % 2),
    directory([
      [1, ASCII, 2, letter('N')],
      [2, RATIONAL, 3, placeAt],
      [3, ASCII, 2, letter('E')],
      [4, RATIONAL, 3, placeAt + 24],
    ]),
    rationals(17, 23, 6),
    rationals(78, 29, 12),
  ])
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  const name = Buffer.from('Exif\0\0', 'latin1')
  head.writeUInt16BE(2 + name.length + tiff.length, 2)
  return Buffer.concat([head, name, tiff])
}

const directorySize = (tags: number): number => 2 + 12 * tags + 4
const letter = (text: string): number => text.charCodeAt(0)

function directory(tags: readonly (readonly [number, number, number, number])[]): Buffer {
  const bytes = Buffer.alloc(directorySize(tags.length))
  bytes.writeUInt16LE(tags.length)
  tags.forEach(([tag, type, count, value], at) => {
    bytes.writeUInt16LE(tag, 2 + 12 * at)
    bytes.writeUInt16LE(type, 4 + 12 * at)
    bytes.writeUInt32LE(count, 6 + 12 * at)
    bytes.writeUInt32LE(value, 10 + 12 * at)
  })
  return bytes
}

function rationals(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(8 * values.length)
  values.forEach((value, at) => {
    bytes.writeUInt32LE(value, 8 * at)
    bytes.writeUInt32LE(1, 8 * at + 4)
  })
  return bytes
}
