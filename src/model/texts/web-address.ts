/**
 * Returns a typed link if it is a website: http and https only, because React would pass `data:`
 * and `vbscript:` through (threat 15).
 */
export function toWebHref(text: string | null): string | null {
  if (!text) return null
  try {
    const url = new URL(text.trim())
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null
  } catch {
    return null
  }
}
