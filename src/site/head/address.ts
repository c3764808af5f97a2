import { pictureAddress } from '#ui/pictures/picture-base.ts'

/** Where the public finds the site: `https://clinic.example`, without a slash at the end. */
export interface Site {
  origin: string
}

/** The one full address of a page, percent-encoded. */
export function pageUrl(path: string, { origin }: Site): string {
  return origin + path.split('/').map(encodeURIComponent).join('/')
}

/** The full address of a picture, or null for one that only this page could show. */
export function pictureUrl(address: string | null | undefined, { origin }: Site): string | null {
  const found = pictureAddress(address)
  if (!found || !URL.canParse(found, origin)) return null
  const { protocol, href } = new URL(found, origin)
  return /^https?:$/.test(protocol) ? href : null
}
