/** Where the API is, and the key a hosted project wants with every call. */
export interface Endpoint {
  /** Without a slash at the end; '' means the address this page came from. */
  url: string
  key: string
}

/**
 * Reads the endpoint from the page, so that the same build serves the embedded
 * backend (nothing set: same origin) and a hosted project.
 */
export function readEndpointFromPage(page: Document): Endpoint {
  return readEndpoint(
    (name) => page.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? undefined,
  )
}

/** The same from the text of a built page, for tools that have no document. */
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
