/**
 * The origin that an address names, such as https://clinic.example or http://localhost:8000, in
 * the way browsers write it; null where the address names anything else or more than that.
 */
export function parseOrigin(address: string): string | null {
  if (!URL.canParse(address)) return null
  const { protocol, origin, href } = new URL(address)
  return /^https?:$/.test(protocol) && href === `${origin}/` ? origin : null
}
