import type { Content } from '#db/content.ts'
import { enabledEmergencyCards, publishedIllnesses } from '#db/queries.ts'
import { localizePath, languageNames } from '#model/languages.ts'
import { getEmergencyPath, getIllnessPath } from '#model/paths/public-paths.ts'

import { listOpenPages } from '../pages.ts'

/** Lists every public path, for prerendering and the sitemap. */
export function listPublicPaths(content: Content): string[] {
  const paths = listPathsOfLanguage(content)
  return languageNames.flatMap((language) => paths.map((path) => localizePath(language, path)))
}

/** Lists the pages of one language, without its base. */
export function listPathsOfLanguage(content: Content): string[] {
  return [
    ...listOpenPages(content).map(({ path }) => path),
    ...enabledEmergencyCards(content).map(({ slug }) => getEmergencyPath(slug)),
    ...publishedIllnesses(content).map(({ slug }) => getIllnessPath(slug)),
  ]
}
