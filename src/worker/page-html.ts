/**
 * Returns whether this HTML is the page at this path, rendered by a server for this build. Another
 * build's files are not on this device; some hosts serve one page for every unknown path; a captive
 * portal serves its own.
 */
export function isPageOfBuild(html: string, path: string, build: string): boolean {
  return html.includes(`<meta name="build" content="${build}">`) && readPagePath(html) === path
}

/** Returns the theme that a page was rendered in. */
export function readThemeHash(html: string): string | null {
  return /<html[^>]* data-theme-hash="([^"]*)"/.exec(html)?.[1] ?? null
}

/** Returns the path that a page was rendered for, percent-encoded as in a request. */
function readPagePath(html: string): string | null {
  const { page } = readPageData(html)
  return typeof page === 'string' ? new URL(page, 'http://localhost').pathname : null
}

/** Returns the slugs of the emergency cards that a page lists. */
export function readCardSlugs(html: string): string[] {
  return (readPageData(html).content?.emergency_cards ?? []).map(({ slug }) => slug)
}

/** Returns the clinic's first number, which is with the rows of every page; null without one. */
export function readClinicNumber(html: string): string | null {
  const [contact] = readPageData(html).content?.contact_information ?? []
  const numbers = contact?.phone_numbers ?? []
  // It is written into a page.
  return numbers.find((number) => /^[+\d][\d ()-]+$/.test(number)) ?? null
}

interface PageData {
  page?: unknown
  content?: {
    emergency_cards?: { slug: string }[]
    contact_information?: { phone_numbers?: string[] }[]
  }
}

/** Reads the data block of a page (src/app/page-data.ts); {} if it has none. */
function readPageData(html: string): PageData {
  const [, text] =
    /<script type="application\/json" id="page-content">(.*?)<\/script>/s.exec(html) ?? []
  try {
    return JSON.parse(text ?? '{}') as PageData
  } catch {
    return {}
  }
}
