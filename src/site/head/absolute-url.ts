import { addressIn, SOURCE, type Language } from '#model/languages.ts'
import { pictureAddress } from '#ui/pictures/picture-base.ts'

/** The site in one of its languages. */
export interface Site {
  /** Where the public finds it: `https://clinic.example`, without a slash at the end. */
  origin: string
  language: Language
}

/** The one full address of a page in a language, percent-encoded. */
export function pageUrl(path: string, { origin, language }: Site): string {
  return origin + addressIn(language, path).split('/').map(encodeURIComponent).join('/')
}

/** Where something is called by one name that pages of all languages write. */
export const thingUrl = (path: string, site: Site): string =>
  pageUrl(path, { ...site, language: SOURCE })

/** The full address of a picture, or null for one that only this page could show. */
export function pictureUrl(
  address: string | null | undefined,
  { origin }: Pick<Site, 'origin'>,
): string | null {
  const found = pictureAddress(address)
  if (!found || !URL.canParse(found, origin)) return null
  const { protocol, href } = new URL(found, origin)
  return /^https?:$/.test(protocol) ? href : null
}
