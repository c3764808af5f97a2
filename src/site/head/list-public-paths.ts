import type { Content } from '#db/content.ts'
import { enabledEmergencyCards, publishedIllnesses } from '#db/queries.ts'
import { addressIn, languageNames } from '#model/languages.ts'
import { emergencyPath, illnessPath } from '#model/paths/public-paths.ts'

import { openPages } from '../pages.ts'

/** Every address a visitor may open: what is drawn ahead of time, and what the sitemap lists. */
export function publicPaths(content: Content): string[] {
  const paths = pathsOf(content)
  return languageNames.flatMap((language) => paths.map((path) => addressIn(language, path)))
}

/** The pages of one language, by what follows its base. */
export function pathsOf(content: Content): string[] {
  return [
    ...openPages(content).map(({ path }) => path),
    ...enabledEmergencyCards(content).map(({ slug }) => emergencyPath(slug)),
    ...publishedIllnesses(content).map(({ slug }) => illnessPath(slug)),
  ]
}
