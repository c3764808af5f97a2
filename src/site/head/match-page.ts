import type { Content } from '#db/content.ts'
import { emergencyCardBySlug, illnessBySlug } from '#db/queries.ts'
import { normalizePath, paths } from '#model/paths/public-paths.ts'

import { pages, type PageName } from '../pages.ts'

type FoundCard = NonNullable<ReturnType<ReturnType<typeof emergencyCardBySlug>>>
type FoundIllness = NonNullable<ReturnType<ReturnType<typeof illnessBySlug>>>

export type PageMatch =
  | { name: PageName }
  | ({ name: 'illness' } & FoundIllness)
  | { name: 'emergency-card'; card: FoundCard }
  | { name: 'missing-illness' }
  | { name: 'unknown' }

const names = new Map(
  Object.entries(pages).map(([name, { path }]) => [path, name as PageName] as const),
)
/** The page of a row has one path segment more than its list. */
const OF_A_ROW = /^(\/[^/]+)\/([^/]+)$/

/** Returns the page at a path, ignoring search params, hash and a trailing slash. */
export function matchPage(address: string, content: Content): PageMatch {
  const path = plain(normalizePath(address.replace(/[?#].*$/s, '')))
  const name = names.get(path)
  if (name) return { name }
  const [, list, slug = ''] = OF_A_ROW.exec(path) ?? []
  if (list !== paths.library) {
    const card = list === paths.emergency && emergencyCardBySlug(slug)(content)
    return card ? { name: 'emergency-card', card } : { name: 'unknown' }
  }
  const found = illnessBySlug(slug)(content)
  return found ? { name: 'illness', ...found } : { name: 'missing-illness' }
}

/** Returns whether it is a page of the register, not an illness or a missing page. */
export function isRegisteredPage(page: PageMatch): page is { name: PageName } {
  return Object.hasOwn(pages, page.name)
}

/** Returns whether there is no such page for visitors. */
export const isMissing = ({ name }: PageMatch): boolean =>
  name === 'unknown' || name === 'missing-illness'

/** Decodes a path like the router, where an encoded slash does not separate segments. */
function plain(path: string): string {
  try {
    const parts = path.split('/').map(decodeURIComponent)
    return parts.map((part) => part.replaceAll('/', '%2F')).join('/')
  } catch {
    // A single '%' is in no page's path, but must not throw.
    return path
  }
}
