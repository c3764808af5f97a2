let base = ''

/**
 * Sets the base URL of our uploaded pictures; empty means the site's own host. Called once, by the
 * app.
 */
export function setPictureBaseUrl(address: string): void {
  base = address.replace(/\/+$/, '')
}

/** Returns the full URL of a picture, or null if it must not be requested. */
export function resolvePictureUrl(address: string | null | undefined): string | null {
  if (!address) return null
  if (address.startsWith('/storage/')) return base + address
  if (/^(?:https?:\/\/|blob:)/.test(address)) return address
  return /^\/(?![/\\])/.test(address) ? address : null
}

/** Pictures on another host are requested with CORS, so that the service worker can cache them. */
export function isCrossOrigin(address: string): boolean {
  return base !== '' && address.startsWith(`${base}/`)
}
