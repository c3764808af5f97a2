import type { Content, PublicTable } from '#db/content.ts'
import { SOURCE_LANGUAGE } from '#model/languages.ts'

import { pageRows } from '../page-rows.ts'
import type { LocalizedSite } from './absolute-url.ts'
import { listPathsOfLanguage } from './list-public-paths.ts'
import { isRegisteredPage, matchPage, type PageMatch } from './match-page.ts'
import { listAlternates } from './page-head.ts'

/** Creates the sitemap of all public pages, as XML. */
export function createSitemap(content: Content, { origin }: Pick<LocalizedSite, 'origin'>): string {
  const urls = listPathsOfLanguage(content).flatMap((path) => {
    const changed = lastChange(matchPage(path, content), content)
    const lastmod = changed ? `<lastmod>${changed}</lastmod>` : ''
    const inEach = listAlternates(path, { origin, language: SOURCE_LANGUAGE })
    const links = inEach.map(
      ({ hreflang, url }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(url)}"/>`,
    )
    // Each language has an entry of its own, and each entry names all languages.
    return inEach
      .filter(({ hreflang }) => hreflang !== 'x-default')
      .map(({ url }) => `  <url><loc>${escapeXml(url)}</loc>${lastmod}${links.join('')}</url>`)
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

/** Returns the date of a page's latest row; null if its tables do not show it to visitors. */
function lastChange(page: PageMatch, content: Content): string | null {
  return rowsOf(page, content).map(dayOf).toSorted().at(-1) || null
}

/** Includes disabled rows: disabling one changed the page. */
function rowsOf(page: PageMatch, content: Content): readonly object[] {
  if (page.name === 'illness') return [page.illness]
  if (!isRegisteredPage(page)) return []
  const tables = Object.keys(pageRows[page.name]) as PublicTable[]
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

const escapeXml = (text: string) => text.replaceAll(/[&<>"']/g, (letter) => entities[letter] ?? '')
