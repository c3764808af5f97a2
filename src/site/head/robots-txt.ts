import type { Site } from './address.ts'

/** Where staff work: nothing there is for search engines. */
const staffAreas = ['/admin', '/login']

export function isStaffAddress(path: string): boolean {
  return staffAreas.some((area) => path === area || path.startsWith(`${area}/`))
}

/** What robots.txt says: everything but the staff panel may be read, and here is the list of it. */
export function robotsTxt({ origin }: Site): string {
  const refused = staffAreas.map((area) => `Disallow: ${area}`)
  return ['User-agent: *', ...refused, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}
