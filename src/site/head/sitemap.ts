import type { Content, PublicTable } from '#db/content.ts'
import { SOURCE } from '#model/languages.ts'

import { pageFacts } from '../page-facts.ts'
import type { Site } from './absolute-url.ts'
import { pathsOf } from './list-public-paths.ts'
import { isRegistered, pageAt, type Page } from './match-page.ts'
import { alternatesOf } from './page-head.ts'

/** The sitemap of everything visitors may open, as XML. */
export function sitemap(content: Content, { origin }: Pick<Site, 'origin'>): string {
  const urls = pathsOf(content).flatMap((path) => {
    const changed = lastChange(pageAt(path, content), content)
    const lastmod = changed ? `<lastmod>${changed}</lastmod>` : ''
    const inEach = alternatesOf(path, { origin, language: SOURCE })
    const links = inEach.map(
      ({ hreflang, url }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escaped(url)}"/>`,
    )
    // Each language has an entry of its own, and each entry names all languages.
    return inEach
      .filter(({ hreflang }) => hreflang !== 'x-default')
      .map(({ url }) => `  <url><loc>${escaped(url)}</loc>${lastmod}${links.join('')}</url>`)
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
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
  const tables = Object.keys(pageFacts[page.name].rows) as PublicTable[]
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
