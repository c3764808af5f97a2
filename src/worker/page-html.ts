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
  const [, text] =
    /<script type="application\/json" id="page-content">(.*?)<\/script>/s.exec(html) ?? []
  try {
    const { page } = JSON.parse(text ?? '{}') as { page?: unknown }
    return typeof page === 'string' ? new URL(page, 'http://localhost').pathname : null
  } catch {
    return null
  }
}
