import type { Content } from '#db/content.ts'
import { libraryOpen, publishedIllnesses } from '#db/queries.ts'

import { illnessPath, paths } from '../paths.ts'

/** Every address a visitor may open: what is drawn ahead of time, and what the sitemap lists. */
export function publicPaths(content: Content): string[] {
  const open = libraryOpen(content)
  return [
    ...Object.values(paths).filter((path) => open || path !== paths.library),
    ...publishedIllnesses(content).map(({ slug }) => illnessPath(slug)),
  ]
}
