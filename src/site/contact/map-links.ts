export interface MapLinks {
  /** The place on Google Maps: the app where there is one. */
  place: string
  /** The way there from where the reader is. */
  directions: string
}

/**
 * Plain links to the place, for readers without script and for the maps app:
 * where the clinic's own map has its centre, else by its name and address.
 * `embed` is an address that has passed model/map-embed.ts; null when there is neither.
 */
export function mapLinks(
  embed: string | null,
  name: string,
  address: string | null,
): MapLinks | null {
  const point = embed && centreOf(embed)
  const words = address && [name, ...address.split('\n')].map((line) => line.trim()).join(', ')
  const target = point || words
  const own = embed && ownMapOf(embed)
  if (!target) return own ? { place: own, directions: own } : null
  const query = encodeURIComponent(target)
  return {
    place: own ?? `${MAPS}search/?api=1&query=${query}`,
    directions: `${MAPS}dir/?api=1&destination=${query}`,
  }
}

const MAPS = 'https://www.google.com/maps/'

/** Google writes the longitude and the latitude of a map's centre as !2d and !3d. */
function centreOf(embed: string): string | null {
  const [, longitude, latitude] = /!2d(-?\d+(?:\.\d+)?)!3d(-?\d+(?:\.\d+)?)/.exec(embed) ?? []
  return latitude && longitude ? `${latitude},${longitude}` : null
}

/** A map somebody drew has a page of its own. */
function ownMapOf(embed: string): string | null {
  const { pathname, searchParams } = new URL(embed)
  const id = pathname.startsWith('/maps/d/') && searchParams.get('mid')
  return id ? `${MAPS}d/viewer?mid=${encodeURIComponent(id)}` : null
}
