import type { Content } from '#db/content.ts'
import { clinicProfile, imagesOf } from '#db/queries.ts'
import { languageNames, languages } from '#model/languages.ts'
import { getEmergencyPath, getIllnessPath } from '#model/paths/public-paths.ts'
import { isStaffPath } from '#model/paths/staff-paths.ts'
import { SHARE_PICTURE } from '#model/texts/picture-path.ts'

import type { Messages } from '../messages/message-catalog.ts'
import { isPageOpen, pages } from '../pages.ts'
import { getPageUrl, getPictureUrl, type LocalizedSite } from './absolute-url.ts'
import { getClinicName } from './clinic-name.ts'
import { isRegisteredPage, matchPage, type PageMatch } from './match-page.ts'
import { getPageDescription } from './page-description.ts'
import { getPageTitle } from './page-title.ts'
import { createStructuredData } from './structured-data.ts'

export interface PageImage {
  url: string
  alt: string
  width?: number
  height?: number
}

/** The head of a page, for search engines and apps in which it is shared. */
export interface PageHead {
  title: string
  description: string
  /** The canonical URL; null for a page that is noindex. */
  canonical: string | null
  /** The same page in each language, as hreflang links. */
  alternates: readonly { hreflang: string; url: string }[]
  robots: 'index,follow' | 'noindex'
  image: PageImage | null
  /** Whether the image should be shown large; a mark should not. */
  largeImage: boolean
  type: 'website' | 'article'
  /** The locale of the texts, as in 'en-IN', and the alternative ones. */
  locale: string
  otherLocales: readonly string[]
  siteName: string
  structuredData: object[]
}

/** Builds the head of a public page from the content in its language. */
export function buildPageHead(
  path: string,
  content: Content,
  messages: Messages,
  site: LocalizedSite,
): PageHead {
  const page = matchPage(path, content)
  const ownPath = pathOf(page, content)
  const siteName = getClinicName(content, messages)
  const picture = pictureOf(page, content, site)
  const description = getPageDescription(page, content, messages)
  return {
    title: isStaffPath(path) ? siteName : getPageTitle(path, content, messages),
    description,
    canonical: ownPath === null ? null : getPageUrl(ownPath, site),
    alternates: ownPath === null ? [] : listAlternates(ownPath, site),
    robots: ownPath === null ? 'noindex' : 'index,follow',
    image: picture ?? markOf(content, messages, site),
    largeImage: picture !== null,
    type: isRegisteredPage(page) ? 'website' : 'article',
    locale: messages.locale,
    otherLocales: languageNames
      .filter((language) => language !== site.language)
      .map((language) => languages[language].locale),
    siteName,
    structuredData:
      ownPath === null ? [] : createStructuredData(page, { content, messages, site, description }),
  }
}

/** Returns the URLs of a page in each language; the first is the default for other readers. */
export function listAlternates(path: string, site: LocalizedSite) {
  const alternates = languageNames.map((language) => ({
    hreflang: language as string,
    url: getPageUrl(path, { ...site, language }),
  }))
  return [
    ...alternates,
    ...alternates.slice(0, 1).map(({ url }) => ({ hreflang: 'x-default', url })),
  ]
}

/** Returns the path of an indexable page, or null. */
function pathOf(page: PageMatch, content: Content): string | null {
  if (page.name === 'illness') return getIllnessPath(page.illness.slug)
  if (page.name === 'emergency-card') return getEmergencyPath(page.card.slug)
  if (!isRegisteredPage(page)) return null
  const registered = pages[page.name]
  return isPageOpen(registered, content) ? registered.path : null
}

/**
 * Returns the clinic's share picture, which every app can show. Without it, a picture of the page's
 * subject: the illness's first, or else the clinic's banner; older apps show no WebP.
 */
function pictureOf(page: PageMatch, content: Content, site: LocalizedSite): PageImage | null {
  const profile = clinicProfile(content)
  const shared = getPictureUrl(profile?.share_image, site)
  if (shared) return { url: shared, alt: profile?.name ?? '', ...SHARE_PICTURE }
  const illness = page.name === 'illness' ? page.illness : null
  const pictures = [
    ...(illness ? imagesOf(illness.id)(content) : []).map((image) => ({
      url: getPictureUrl(image.image_url, site),
      alt: image.alt_text || illness?.illness_name || '',
    })),
    { url: getPictureUrl(profile?.banner_image, site), alt: profile?.name ?? '' },
  ]
  const found = pictures.find(({ url }) => url !== null)
  return found?.url ? { url: found.url, alt: found.alt } : null
}

/** Returns the clinic's logo, or the app's icon. */
function markOf(content: Content, messages: Messages, site: LocalizedSite): PageImage {
  const alt = getClinicName(content, messages)
  const logo = getPictureUrl(clinicProfile(content)?.logo_image, site)
  if (logo) return { url: logo, alt }
  return { url: `${site.origin}/icon-512.png`, alt, width: 512, height: 512 }
}
