const MAP_PATHS = /^\/maps\/(?:embed|d\/(?:u\/\d\/)?embed)$/

/**
 * Returns the URL of the map in text pasted from Google Maps, or null. Stored markup never reaches
 * a page: only this URL is extracted, for a frame of our own (S-31, threat 14).
 */
export function parseMapUrl(pasted: string | null): string | null {
  const address = pasted && findFrameAddress(pasted.trim())
  const url = address ? parseUrl(address) : null
  if (!url || url.origin !== 'https://www.google.com' || url.username || url.password) return null
  if (!MAP_PATHS.test(url.pathname) || url.search.length < 2) return null
  return `${url.origin}${url.pathname}${url.search}`
}

/** Returns the `src` of a pasted frame, or the text itself if it is a bare URL. */
function findFrameAddress(text: string): string | null {
  if (/^https:\/\/\S+$/.test(text)) return text
  const [, double, single] = /<iframe\s(?:[^>]*\s)?src=(?:"([^"]*)"|'([^']*)')/i.exec(text) ?? []
  return (double ?? single)?.replaceAll('&amp;', '&').trim() ?? null
}

function parseUrl(address: string): URL | null {
  // Browsers ignore tabs and newlines inside a URL; reject them instead.
  if (/[\s\\<>"']/.test(address)) return null
  try {
    return new URL(address)
  } catch {
    return null
  }
}
