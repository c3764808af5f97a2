/** The URL of the API, and the key that a hosted project requires with every call. */
export interface Endpoint {
  /** Without a trailing slash; '' means this page's own origin. */
  url: string
  key: string
}

/**
 * Reads the endpoint from the page, so that the same build serves the embedded backend (empty: same
 * origin) and a hosted project.
 */
export function readEndpointFromPage(page: Document): Endpoint {
  return readEndpoint(
    (name) => page.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? undefined,
  )
}

/** Reads the endpoint from the HTML of a built page, for tools without a document. */
export function readEndpointFromHtml(html: string): Endpoint {
  return readEndpoint(
    (name) => new RegExp(`<meta name="${name}" content="([^"]*)"`).exec(html)?.[1],
  )
}

function readEndpoint(read: (name: string) => string | undefined): Endpoint {
  return {
    url: (read('supabase-url') ?? '').trim().replace(/\/+$/, ''),
    key: (read('supabase-key') ?? '').trim() || 'public',
  }
}
