/** The place of a map that Google made for embedding: its own number, then its name. */
const NAMED = /!1s0x[\da-f]+:0x[\da-f]+!2s([^!]+)/i
/** Where the middle of such a map is: east, then north. */
const MIDDLE = /!2d(-?\d+(?:\.\d+)?)!3d(-?\d+(?:\.\d+)?)/

/** What the address of a map opens, in words, as far as the address itself tells. */
export function describeMapPlace(address: string): string {
  const query = new URL(address).searchParams
  // Google writes a space as %20 or as +.
  const drawn = query.get('pb') ?? ''
  const name = NAMED.exec(drawn)?.[1] ?? query.get('q')
  const [, east, north] = MIDDLE.exec(drawn) ?? []
  const where = east && north ? `${short(north)}, ${short(east)}` : null
  if (name && where) return `Google Maps at “${name}” (${where})`
  if (name) return `Google Maps at “${name}”`
  return where ? `Google Maps around ${where}` : 'Google Maps'
}

/** Four places are about ten metres. */
const short = (degrees: string) => Number(degrees).toFixed(4)
