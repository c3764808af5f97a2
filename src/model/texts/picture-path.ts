import type { Bucket } from '../tables.ts'

const UPLOADED = /^\/storage\/v1\/object\/public\/([a-z-]+)\/([A-Za-z0-9._-]+)$/

/**
 * Returns the public path of an uploaded file, without the host: a clinic may move to another one.
 */
export function toUploadPath(bucket: Bucket, name: string): string {
  return `/storage/v1/object/public/${bucket}/${name}`
}

/** Parses the bucket and file name of an uploaded picture; null for any other URL. */
export function parseUploadPath(address: string): { bucket: string; name: string } | null {
  const [, bucket, name] = UPLOADED.exec(address) ?? []
  return bucket && name ? { bucket, name } : null
}

/** In pixels: the size that WhatsApp, Facebook and X show in full when a page is shared. */
export const SHARE_PICTURE = { width: 1200, height: 630 }

/** In pixels, both sides: the icon size that phones require of an app. */
export const ICON_SIDE = 512
/** The end of the name of a logo that was rendered as an icon. */
export const OF_ICON = `-${ICON_SIDE}`

const ICON = new RegExp(`${OF_ICON}\\.(webp|png)$`)

/**
 * Returns the type of a logo that can be the app's icon; null if it was stored in another shape.
 */
export function getIconType(address: string | null | undefined): `image/${string}` | null {
  const [, ending] = ICON.exec(address ?? '') ?? []
  return ending ? `image/${ending}` : null
}
