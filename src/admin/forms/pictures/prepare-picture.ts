import type { NewPicture } from '#db/edits.ts'
import { createRandomId } from '#model/random-id.ts'
import type { Bucket } from '#model/tables.ts'
import { toUploadPath } from '#model/texts/picture-path.ts'

import { pictureMessages } from '../../content-types/common-messages.ts'
import {
  readDeclaredSize,
  isAnimated,
  isHeic,
  pictureTypes,
  sniffType,
  type PictureType,
} from './picture-file.ts'
import { redrawPicture, type ProgressCallback } from './redraw-picture.ts'

/** 5 MB; a file of exactly this size is accepted (S-47). */
const MOST_BYTES = 5_242_880
/** The largest file a smaller copy can be made of; above it, tablets run out of memory (S-47). */
const MOST_BYTES_TO_COPY = 40 * 1024 * 1024
/** More than any camera of our staff has; decoding needs four bytes per pixel. */
const MOST_PIXELS = 60_000_000

export type PreparedPicture =
  | { address: string; picture: NewPicture }
  | { refused: string; maySmaller?: boolean }

export interface PreparationOptions {
  /** The user asked for a smaller copy of a picture that is too large. */
  smaller?: boolean
  /** A still copy is fine, also of an animated picture. */
  still?: boolean
  /** Suffix of the file name, before the extension. */
  ofName?: string
  /** The minimum width and height in pixels. */
  minSide?: number
  step?: ProgressCallback
}

/**
 * Prepares a selected file for storage: validates and resizes it, strips the camera's metadata
 * (S-49), and gives it its final name.
 */
export async function preparePicture(
  file: File,
  bucket: Bucket,
  redraw: typeof redrawPicture = redrawPicture,
  making: PreparationOptions = {},
): Promise<PreparedPicture> {
  const { still, ofName, step = () => undefined } = making
  if (file.size > MOST_BYTES_TO_COPY) return { refused: pictureMessages.tooBig }
  const bytes = await readBytes(file)
  if (!bytes) return { refused: pictureMessages.unreadable }
  try {
    step(0.2)
    // The bytes decide: devices report wrong names and types, or none.
    const type = sniffType(bytes)
    if (!type) return { refused: wrongTypeOf(bytes) }
    const unfit = unfitFor(bytes, type, making)
    if (unfit) return unfit
    if (!still && isMoving(bytes, type)) return namePicture(bucket, { type, bytes: bytes.buffer })
    return namePicture(bucket, await redraw(new Blob([bytes], { type }), type, step), ofName)
  } catch (error) {
    if (error instanceof PreparationAborted) throw error
    reportError(error)
    return { refused: pictureMessages.undecodable }
  }
}

async function readBytes(file: File): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch (error) {
    reportError(error)
    return null
  }
}

function wrongTypeOf(bytes: Uint8Array): string {
  if (bytes.length === 0) return pictureMessages.empty
  return isHeic(bytes) ? pictureMessages.heic : pictureMessages.wrongType
}

/** Checks that need the bytes, but no decoding. */
function unfitFor(
  bytes: Uint8Array,
  type: PictureType,
  { smaller = false, minSide = 1 }: PreparationOptions,
): PreparedPicture | null {
  const size = readDeclaredSize(bytes, type)
  if (size && Math.min(size.width, size.height) < minSide)
    return { refused: pictureMessages.tooSmall }
  const isTooWide = size !== null && size.width * size.height > MOST_PIXELS
  if (bytes.length > MOST_BYTES && (!smaller || isMoving(bytes, type))) {
    // A copy would lose the animation (S-49), so none is offered.
    const maySmaller = !isTooWide && !isMoving(bytes, type)
    return { refused: pictureMessages.tooBig, maySmaller }
  }
  return isTooWide ? { refused: pictureMessages.tooManyPixels } : null
}

function isMoving(bytes: Uint8Array, type: PictureType): boolean {
  return type === 'image/gif' && isAnimated(bytes)
}

/** Thrown by `step` to cancel the work. */
export class PreparationAborted extends Error {}

/** Small enough, with a unique name: the time, a random part, and the extension of its final type. */
function namePicture(
  bucket: Bucket,
  file: { type: PictureType; bytes: ArrayBuffer },
  ofName = '',
): PreparedPicture {
  if (file.bytes.byteLength > MOST_BYTES) return { refused: pictureMessages.tooBig }
  const random = createRandomId().replaceAll('-', '')
  const name = `${Date.now()}-${random}${ofName}.${pictureTypes[file.type]}`
  return { address: toUploadPath(bucket, name), picture: { name, bucket, ...file } }
}
