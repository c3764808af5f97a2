import type { Content } from '#db/content.ts'
import { enabledEmergencyCards, publishedIllnesses } from '#db/queries.ts'
import { localizePath, languageNames } from '#model/languages.ts'
import { getEmergencyPath, getIllnessPath } from '#model/paths/public-paths.ts'

import { listOpenPages } from '../pages.ts'

/** Every address a visitor may open: what is drawn ahead of time, and what the sitemap lists. */
export function listPublicPaths(content: Content): string[] {
  const paths = listPathsOfLanguage(content)
  return languageNames.flatMap((language) => paths.map((path) => localizePath(language, path)))
}

/** The pages of one language, by what follows its base. */
export function listPathsOfLanguage(content: Content): string[] {
  return [
    ...listOpenPages(content).map(({ path }) => path),
    ...enabledEmergencyCards(content).map(({ slug }) => getEmergencyPath(slug)),
    ...publishedIllnesses(content).map(({ slug }) => getIllnessPath(slug)),
  ]
}
