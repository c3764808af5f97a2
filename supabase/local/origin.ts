/**
 * Returns the origin of a URL, such as https://clinic.example or http://localhost:8000, as browsers
 * write it; null if the text is not exactly an origin.
 */
export function parseOrigin(address: string): string | null {
  if (!URL.canParse(address)) return null
  const { protocol, origin, href } = new URL(address)
  return /^https?:$/.test(protocol) && href === `${origin}/` ? origin : null
}
