import { isPictureType, type PictureType } from './picture-file.ts'

/** Enough for the widest place a picture has on the site, on a sharp screen. */
const LONGEST_SIDE = 1600
const QUALITY = 0.85

/**
 * Redraws a picture, upright and no larger than the site needs. Only its pixels
 * survive: place, time and camera do not (S-49). WebP where the browser can write
 * it, else the type it had.
 */
export async function drawAnew(
  file: Blob,
  type: PictureType,
): Promise<{ type: PictureType; bytes: ArrayBuffer }> {
  const whole = await createImageBitmap(file)
  const scale = Math.min(1, LONGEST_SIDE / Math.max(whole.width, whole.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(whole.width * scale))
  canvas.height = Math.max(1, Math.round(whole.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw pictures')
  context.imageSmoothingQuality = 'high'
  context.drawImage(whole, 0, 0, canvas.width, canvas.height)
  whole.close()
  const webp = await written(canvas, 'image/webp')
  // A browser that cannot write WebP answers with PNG instead; GIF none can write.
  const drawn = webp?.type === 'image/webp' ? webp : await written(canvas, type)
  if (!drawn || !isPictureType(drawn.type)) throw new Error('The picture could not be written')
  return { type: drawn.type, bytes: await drawn.arrayBuffer() }
}

function written(canvas: HTMLCanvasElement, type: PictureType): Promise<Blob | null> {
  return new Promise((resolve) => {
    canvas.toBlob(resolve, type, QUALITY)
  })
}
