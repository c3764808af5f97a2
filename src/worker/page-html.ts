/** Addresses with and without a slash at the end are the same page. */
export function normalizePagePath(pathname: string): string {
  return pathname.replace(/\/+$/, '') || '/'
}

/**
 * Whether this text is the page at this address, as a server drew it for this build. It may be
 * another build's, whose files are not on this device; the page of another address, with which
 * some hosts answer all they do not know; or not from the clinic at all, as in a hotel's network.
 */
export function isPageOfBuild(html: string, path: string, build: string): boolean {
  return html.includes(`<meta name="build" content="${build}">`) && readPagePath(html) === path
}

/** The theme a page was drawn in. */
export function readThemeHash(html: string): string | null {
  return /<html[^>]* data-theme-hash="([^"]*)"/.exec(html)?.[1] ?? null
}

/** The address a page says it was drawn for, percent-encoded as in a request. */
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
