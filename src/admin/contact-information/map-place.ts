/** The place in an embed URL: its own number, then its name. */
const NAMED = /!1s0x[\da-f]+:0x[\da-f]+!2s([^!]+)/i
/** The centre in an embed URL: longitude, then latitude. */
const MIDDLE = /!2d(-?\d+(?:\.\d+)?)!3d(-?\d+(?:\.\d+)?)/

/** Describes what an embed URL shows, as far as the URL itself says. */
export function describeMapPlace(address: string): string {
  const query = new URL(address).searchParams
  // Google encodes a space as %20 or as +.
  const placeData = query.get('pb') ?? ''
  const name = NAMED.exec(placeData)?.[1] ?? query.get('q')
  const [, east, north] = MIDDLE.exec(placeData) ?? []
  const where = east && north ? `${short(north)}, ${short(east)}` : null
  if (name && where) return `Google Maps at “${name}” (${where})`
  if (name) return `Google Maps at “${name}”`
  return where ? `Google Maps around ${where}` : 'Google Maps'
}

/** Four decimal places are about ten metres. */
const short = (degrees: string) => Number(degrees).toFixed(4)
