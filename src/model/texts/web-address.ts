/**
 * A link that staff typed, if it leads to a website: http and https only, as
 * `data:` and `vbscript:` would pass through React into the page (threat 15).
 */
export function toWebHref(typed: string | null): string | null {
  if (!typed) return null
  try {
    const url = new URL(typed.trim())
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null
  } catch {
    return null
  }
}
