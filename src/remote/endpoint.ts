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
  const read = (name: string) =>
    page.querySelector(`meta[name="${name}"]`)?.getAttribute('content')?.trim() ?? ''
  return { url: read('supabase-url').replace(/\/+$/, ''), key: read('supabase-key') || 'public' }
}
