import { staffAreas } from '#model/paths/staff-paths.ts'

import type { LocalizedSite } from './absolute-url.ts'

/** What robots.txt says: everything but the staff panel may be read, and here is the list of it. */
export function createRobotsTxt({ origin }: Pick<LocalizedSite, 'origin'>): string {
  const refused = staffAreas.map((area) => `Disallow: ${area}`)
  return ['User-agent: *', ...refused, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}
