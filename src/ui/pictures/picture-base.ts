let base = ''

/** Where our uploaded pictures are served from; empty means the site's own host. Set once, by the app. */
export function setPictureBaseUrl(address: string): void {
  base = address.replace(/\/+$/, '')
}

/** The full address of a picture, or null for one that must not be asked for. */
export function resolvePictureUrl(address: string | null | undefined): string | null {
  if (!address) return null
  if (address.startsWith('/storage/')) return base + address
  if (/^(?:https?:\/\/|blob:)/.test(address)) return address
  return /^\/(?![/\\])/.test(address) ? address : null
}

/** Our pictures on another host are requested with CORS, so that the service worker can keep them. */
export function isCrossOrigin(address: string): boolean {
  return base !== '' && address.startsWith(`${base}/`)
}
