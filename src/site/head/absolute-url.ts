import { localizePath, SOURCE_LANGUAGE, type Language } from '#model/languages.ts'
import { resolvePictureUrl } from '#ui/pictures/picture-base.ts'

/** The site in one of its languages. */
export interface LocalizedSite {
  /** Where the public finds it: `https://clinic.example`, without a slash at the end. */
  origin: string
  language: Language
}

/** The one full address of a page in a language, percent-encoded. */
export function getPageUrl(path: string, { origin, language }: LocalizedSite): string {
  return origin + localizePath(language, path).split('/').map(encodeURIComponent).join('/')
}

/** Where something is called by one name that pages of all languages write. */
export const getEntityId = (path: string, site: LocalizedSite): string =>
  getPageUrl(path, { ...site, language: SOURCE_LANGUAGE })

/** The full address of a picture, or null for one that only this page could show. */
export function getPictureUrl(
  address: string | null | undefined,
  { origin }: Pick<LocalizedSite, 'origin'>,
): string | null {
  const found = resolvePictureUrl(address)
  if (!found || !URL.canParse(found, origin)) return null
  const { protocol, href } = new URL(found, origin)
  return /^https?:$/.test(protocol) ? href : null
}
