import type { Content } from '#db/content.ts'
import { publishedIllnesses } from '#db/queries.ts'

import { openPages } from '../pages.ts'
import { illnessPath } from '../paths.ts'

/** Every address a visitor may open: what is drawn ahead of time, and what the sitemap lists. */
export function publicPaths(content: Content): string[] {
  return [
    ...openPages(content).map(({ path }) => path),
    ...publishedIllnesses(content).map(({ slug }) => illnessPath(slug)),
  ]
}
