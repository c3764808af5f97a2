import type { Content, PublicTable } from '#db/content.ts'

import { pages } from '../pages.ts'
import { pageUrl, type Site } from './address.ts'
import { isRegistered, pageAt, type Page } from './page-at.ts'
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

/** The day of the newest row of a page; null while its tables do not tell visitors. */
function lastChange(page: Page, content: Content): string | null {
  return rowsOf(page, content).map(dayOf).toSorted().at(-1) || null
}

/** Those that are switched off too: the day one was is a day the page changed. */
function rowsOf(page: Page, content: Content): readonly object[] {
  if (page.name === 'illness') return [page.illness]
  if (!isRegistered(page)) return []
  const tables = Object.keys(pages[page.name].rows) as PublicTable[]
  return tables.flatMap((table): readonly object[] => content[table])
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
