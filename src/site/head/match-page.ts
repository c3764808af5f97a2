import { normalizePath, type Content } from '#db/content.ts'
import { emergencyCardBySlug, illnessBySlug } from '#db/queries.ts'
import { paths } from '#model/paths/public-paths.ts'

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
/** A page for each row has one part more than the list of them. */
const OF_A_ROW = /^(\/[^/]+)\/([^/]+)$/

/** The page at an address, whatever its query, anchor or slash at the end. */
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

/** Whether it is one of the register's, rather than an illness or nothing. */
export function isRegisteredPage(page: PageMatch): page is { name: PageName } {
  return Object.hasOwn(pages, page.name)
}

/** Whether nothing is there, for this visitor. */
export const isMissing = ({ name }: PageMatch): boolean =>
  name === 'unknown' || name === 'missing-illness'

/** A path as the router reads it: decoded, except that an encoded slash divides nothing. */
function plain(path: string): string {
  try {
    const parts = path.split('/').map(decodeURIComponent)
    return parts.map((part) => part.replaceAll('/', '%2F')).join('/')
  } catch {
    // A lone '%' is in no page's address, but no reason to fail either.
    return path
  }
}
