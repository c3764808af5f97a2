export interface MapLinks {
  /** The place on Google Maps, in the app if there is one. */
  place: string
  /** Directions from the reader's location. */
  directions: string
}

/**
 * Returns plain links to the place, for readers without script and for the maps app: the centre of
 * the clinic's map, or else a search for name and address. `embed` was validated by
 * model/texts/map-embed.ts. Null if neither is known.
 */
export function mapLinks(
  embed: string | null,
  name: string,
  address: string | null,
): MapLinks | null {
  const point = embed && centreOf(embed)
  const words = address && [name, ...address.split('\n')].map((line) => line.trim()).join(', ')
  const target = point || words
  const embedded = embed && findOwnMap(embed)
  if (!target) return embedded ? { place: embedded, directions: embedded } : null
  const query = encodeURIComponent(target)
  return {
    place: embedded ?? `${MAPS}search/?api=1&query=${query}`,
    directions: `${MAPS}dir/?api=1&destination=${query}`,
  }
}

const MAPS = 'https://www.google.com/maps/'

/** Google encodes the longitude and the latitude of a map's centre as !2d and !3d. */
function centreOf(embed: string): string | null {
  const [, longitude, latitude] = /!2d(-?\d+(?:\.\d+)?)!3d(-?\d+(?:\.\d+)?)/.exec(embed) ?? []
  return latitude && longitude ? `${latitude},${longitude}` : null
}

/** A custom map has a page of its own. */
function findOwnMap(embed: string): string | null {
  const { pathname, searchParams } = new URL(embed)
  const id = pathname.startsWith('/maps/d/') && searchParams.get('mid')
  return id ? `${MAPS}d/viewer?mid=${encodeURIComponent(id)}` : null
}
