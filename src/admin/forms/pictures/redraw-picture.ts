import { ICON_SIDE, OF_ICON, SHARE_PICTURE } from '#model/texts/picture-path.ts'

import { isDarkOnNothing } from './dark-on-nothing.ts'
import { isPictureType, type PictureType } from './picture-file.ts'

/** Enough for the widest place a picture has on the site, on a high-density screen. */
const LONGEST_SIDE = 1600
const QUALITY = 0.85

interface EncodedPicture {
  type: PictureType
  bytes: ArrayBuffer
}

/** Receives the progress from 0 to 1; throws to cancel. */
export type ProgressCallback = (done: number) => void

/**
 * Redraws a picture upright, and no larger than the site needs. This strips place, time and camera
 * (S-49). Writes WebP if the browser can; otherwise JPEG, or PNG for transparent pictures.
 */
export async function redrawPicture(
  file: Blob,
  type: PictureType,
  step: ProgressCallback = () => undefined,
): Promise<EncodedPicture> {
  const whole = await createImageBitmap(file)
  step(0.6)
  const scale = Math.min(1, LONGEST_SIDE / Math.max(whole.width, whole.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(whole.width * scale))
  canvas.height = Math.max(1, Math.round(whole.height * scale))
  const context = penFor(canvas)
  context.drawImage(whole, 0, 0, canvas.width, canvas.height)
  whole.close()
  if (type !== 'image/jpeg' && isDarkOnNothing(pixelsOf(context))) drawGround(context)
  step(0.8)
  const webp = await encodeCanvas(canvas, 'image/webp')
  // Safari cannot encode WebP and returns PNG, which is many times as large for a photo.
  const blob =
    webp?.type === 'image/webp' ? webp : await encodeCanvas(canvas, otherType(context, type))
  return fileOf(blob)
}

/**
 * Crops the middle of a picture as the preview image of shared links. JPEG, because all apps read
 * it; transparent parts become white.
 */
async function drawForSharing(
  file: Blob,
  _type: PictureType,
  step: ProgressCallback = () => undefined,
): Promise<EncodedPicture> {
  const { width, height } = SHARE_PICTURE
  const whole = await createImageBitmap(file)
  step(0.6)
  const scale = Math.max(width / whole.width, height / whole.height)
  const across = whole.width * scale
  const down = whole.height * scale
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = penFor(canvas)
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.drawImage(whole, (width - across) / 2, (height - down) / 2, across, down)
  whole.close()
  step(0.8)
  return fileOf(await encodeCanvas(canvas, 'image/jpeg'))
}

/** Fits a logo into a square for the header and for the app icon on phones, which does not accept JPEG. */
async function drawLogo(file: Blob, _type: PictureType, step: ProgressCallback = () => undefined) {
  const whole = await createImageBitmap(file)
  step(0.6)
  const scale = ICON_SIDE / Math.max(whole.width, whole.height)
  const [across, down] = [whole.width * scale, whole.height * scale]
  const square = { width: ICON_SIDE, height: ICON_SIDE }
  const canvas = Object.assign(document.createElement('canvas'), square)
  const [left, top] = [(ICON_SIDE - across) / 2, (ICON_SIDE - down) / 2]
  const context = penFor(canvas)
  context.drawImage(whole, left, top, across, down)
  whole.close()
  // Phones have dark home screens, too.
  if (isDarkOnNothing(context.getImageData(left, top, across, down).data)) drawGround(context)
  step(0.8)
  // Safari returns PNG.
  return fileOf(await encodeCanvas(canvas, 'image/webp'))
}

/** The purpose of a drawn picture; `ofName` is the suffix of its file name, `minSide` is in pixels. */
export const drawings = {
  pages: { redraw: redrawPicture, still: false, ofName: '', minSide: 1 },
  sharing: { redraw: drawForSharing, still: true, ofName: '', minSide: 1 },
  logo: { redraw: drawLogo, still: true, ofName: OF_ICON, minSide: 32 },
}

export type Drawing = keyof typeof drawings

/** Puts white behind what is drawn, as a page may be dark. */
function drawGround(context: CanvasRenderingContext2D): void {
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = 'white'
  context.fillRect(0, 0, context.canvas.width, context.canvas.height)
}

const pixelsOf = (context: CanvasRenderingContext2D): Uint8ClampedArray =>
  context.getImageData(0, 0, context.canvas.width, context.canvas.height).data

function penFor(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw pictures')
  context.imageSmoothingQuality = 'high'
  return context
}

async function fileOf(blob: Blob | null): Promise<EncodedPicture> {
  if (!blob || !isPictureType(blob.type)) throw new Error('The picture could not be written')
  return { type: blob.type, bytes: await blob.arrayBuffer() }
}

function encodeCanvas(canvas: HTMLCanvasElement, type: PictureType): Promise<Blob | null> {
  return new Promise((resolve) => {
    canvas.toBlob(resolve, type, QUALITY)
  })
}

function otherType(context: CanvasRenderingContext2D, type: PictureType): PictureType {
  if (type === 'image/jpeg') return type
  const data = pixelsOf(context)
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== 255) return 'image/png'
  return 'image/jpeg'
}
