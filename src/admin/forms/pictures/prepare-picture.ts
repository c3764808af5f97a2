import type { Picture } from '#db/edits.ts'
import type { Bucket } from '#model/tables.ts'
import { uploadedPath } from '#model/texts/picture-address.ts'

import { pictureMessages } from '../../words/common-words.ts'
import { drawAnew } from './draw-anew.ts'
import {
  declaredSize,
  isAnimated,
  isPictureType,
  pictureTypes,
  sniffedType,
  type PictureType,
} from './picture-file.ts'

/** 5 MB; a file of exactly this size still passes (S-47). */
const MOST_BYTES = 5_242_880
/** More than any camera our staff use has; decoding needs four bytes of memory for each pixel. */
const MOST_PIXELS = 60_000_000

export type Prepared = { address: string; picture: Picture } | { refused: string }

/**
 * Makes a chosen file ready to be stored: checked, made smaller, without what the
 * camera wrote into it (S-49), and with its final name.
 */
export async function preparePicture(
  file: File,
  bucket: Bucket,
  draw: typeof drawAnew = drawAnew,
): Promise<Prepared> {
  if (!isPictureType(file.type)) return { refused: pictureMessages.wrongType }
  if (file.size > MOST_BYTES) return { refused: pictureMessages.tooBig }
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const type = sniffedType(bytes)
    if (!type) return { refused: pictureMessages.wrongType }
    const size = declaredSize(bytes, type)
    if (size && size.width * size.height > MOST_PIXELS) {
      return { refused: pictureMessages.tooManyPixels }
    }
    if (type === 'image/gif' && isAnimated(bytes)) {
      return named(bucket, { type, bytes: bytes.buffer })
    }
    const drawn = await draw(new Blob([bytes], { type }), type)
    if (drawn.bytes.byteLength > MOST_BYTES) return { refused: pictureMessages.tooBig }
    return named(bucket, drawn)
  } catch (error) {
    reportError(error)
    return { refused: pictureMessages.failed }
  }
}

/** A name no other picture has: the time, a random part, and the extension of its final type. */
function named(bucket: Bucket, file: { type: PictureType; bytes: ArrayBuffer }): Prepared {
  const random = crypto.randomUUID().replaceAll('-', '')
  const name = `${Date.now()}-${random}.${pictureTypes[file.type]}`
  return { address: uploadedPath(bucket, name), picture: { name, bucket, ...file } }
}
