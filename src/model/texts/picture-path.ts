import type { Bucket } from '../tables.ts'

const UPLOADED = /^\/storage\/v1\/object\/public\/([a-z-]+)\/([A-Za-z0-9._-]+)$/

/** Where the public reads a file of ours, without the host: a clinic may move to another one. */
export function toUploadPath(bucket: Bucket, name: string): string {
  return `/storage/v1/object/public/${bucket}/${name}`
}

/** The bucket and file name of a picture we store, or null for any other address (AC-292). */
export function parseUploadPath(address: string): { bucket: string; name: string } | null {
  const [, bucket, name] = UPLOADED.exec(address) ?? []
  return bucket && name ? { bucket, name } : null
}

/** In pixels: what WhatsApp, Facebook and X show whole and large where an address is shared. */
export const SHARE_PICTURE = { width: 1200, height: 630 }

/** In pixels, each way: what phones ask of the icon of an app. */
export const ICON_SIDE = 512
/** Ends the name of a logo that was drawn as one. */
export const OF_ICON = `-${ICON_SIDE}`

const ICON = new RegExp(`${OF_ICON}\\.(webp|png)$`)

/** The type of a logo that can be the icon of the app; null of one that was stored in another shape. */
export function getIconType(address: string | null | undefined): `image/${string}` | null {
  const [, ending] = ICON.exec(address ?? '') ?? []
  return ending ? `image/${ending}` : null
}
