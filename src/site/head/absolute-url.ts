import { localizePath, SOURCE_LANGUAGE, type Language } from '#model/languages.ts'
import { resolvePictureUrl } from '#ui/pictures/picture-base.ts'

/** The site in one of its languages. */
export interface LocalizedSite {
  /** The public origin: `https://clinic.example`, without a trailing slash. */
  origin: string
  language: Language
}

/** Returns the canonical URL of a page in a language, percent-encoded. */
export function getPageUrl(path: string, { origin, language }: LocalizedSite): string {
  return origin + localizePath(language, path).split('/').map(encodeURIComponent).join('/')
}

/** Returns the identifier of an entity, which is equal on the pages of all languages. */
export const getEntityId = (path: string, site: LocalizedSite): string =>
  getPageUrl(path, { ...site, language: SOURCE_LANGUAGE })

/** Returns the full URL of a picture, or null for one that only this page can show. */
export function getPictureUrl(
  address: string | null | undefined,
  { origin }: Pick<LocalizedSite, 'origin'>,
): string | null {
  const found = resolvePictureUrl(address)
  if (!found || !URL.canParse(found, origin)) return null
  const { protocol, href } = new URL(found, origin)
  return /^https?:$/.test(protocol) ? href : null
}
