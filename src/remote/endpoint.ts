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
export function endpointOf(page: Document): Endpoint {
  return made(
    (name) => page.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? undefined,
  )
}

/** The same from the text of a built page, for tools that have no document. */
export function endpointIn(html: string): Endpoint {
  return made((name) => new RegExp(`<meta name="${name}" content="([^"]*)"`).exec(html)?.[1])
}

function made(read: (name: string) => string | undefined): Endpoint {
  return {
    url: (read('supabase-url') ?? '').trim().replace(/\/+$/, ''),
    key: (read('supabase-key') ?? '').trim() || 'public',
  }
}
