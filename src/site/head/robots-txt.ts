import { staffAreas } from '#model/paths/staff-paths.ts'

import type { LocalizedSite } from './absolute-url.ts'

/** Creates robots.txt: everything but the staff panel is allowed, with a link to the sitemap. */
export function createRobotsTxt({ origin }: Pick<LocalizedSite, 'origin'>): string {
  const refused = staffAreas.map((area) => `Disallow: ${area}`)
  return ['User-agent: *', ...refused, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}
