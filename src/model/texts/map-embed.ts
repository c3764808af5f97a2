const MAP_PATHS = /^\/maps\/(?:embed|d\/(?:u\/\d\/)?embed)$/

/**
 * The address of the map in what staff pasted from Google Maps, or null when
 * there is none we may show. Stored markup never reaches a page: we take this
 * address out of it and build our own frame (S-31, threat 14).
 */
export function mapAddressOf(pasted: string | null): string | null {
  const address = pasted && framedAddress(pasted.trim())
  const url = address ? parsed(address) : null
  if (!url || url.origin !== 'https://www.google.com' || url.username || url.password) return null
  if (!MAP_PATHS.test(url.pathname) || url.search.length < 2) return null
  return `${url.origin}${url.pathname}${url.search}`
}

/** The `src` of a pasted frame, or the text itself when it is a bare address. */
function framedAddress(text: string): string | null {
  if (/^https:\/\/\S+$/.test(text)) return text
  const [, double, single] = /<iframe\s(?:[^>]*\s)?src=(?:"([^"]*)"|'([^']*)')/i.exec(text) ?? []
  return (double ?? single)?.replaceAll('&amp;', '&').trim() ?? null
}

function parsed(address: string): URL | null {
  // A browser ignores tabs and newlines inside an address; we do not guess what was meant.
  if (/[\s\\<>"']/.test(address)) return null
  try {
    return new URL(address)
  } catch {
    return null
  }
}
