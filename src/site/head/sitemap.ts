import type { Content, PublicTable } from '#db/content.ts'

import { pageUrl, type Site } from './address.ts'
import { pageAt, type Page, type PageName } from './page-at.ts'
import { publicPaths } from './public-paths.ts'

/** The sitemap of everything visitors may open, as XML. */
export function sitemap(content: Content, site: Site): string {
  const urls = publicPaths(content).map((path) => {
    const changed = lastChange(pageAt(path, content), content)
    const lastmod = changed ? `<lastmod>${changed}</lastmod>` : ''
    return `  <url><loc>${escaped(pageUrl(path, site))}</loc>${lastmod}</url>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

/** Whose rows a page shows. */
const shownOn: Record<PageName, readonly PublicTable[]> = {
  home: ['hospital_profile', 'services', 'testimonials'],
  doctors: ['doctors'],
  services: ['services'],
  library: ['health_library_illnesses', 'health_library_categories'],
  testimonials: ['testimonials'],
  contact: ['contact_information', 'hospital_profile'],
}

/** The day of the newest row of a page; null while its tables do not tell visitors. */
function lastChange(page: Page, content: Content): string | null {
  if (page.name === 'unknown' || page.name === 'missing-illness') return null
  const rows: readonly object[] =
    page.name === 'illness'
      ? [page.illness]
      : shownOn[page.name].flatMap((table): readonly object[] => content[table])
  return rows.map(dayOf).toSorted().at(-1) || null
}

function dayOf(row: { updated_at?: unknown }): string {
  return typeof row.updated_at === 'string' ? row.updated_at.slice(0, 10) : ''
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (letter) => entities[letter] ?? '')
