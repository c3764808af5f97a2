import { pagePath, type Content } from '#db/content.ts'
import { illnessBySlug } from '#db/queries.ts'

import { paths } from '../paths.ts'

type FoundIllness = NonNullable<ReturnType<ReturnType<typeof illnessBySlug>>>

/** The pages that always exist, by their name in `paths`. */
export type PageName = keyof typeof paths

export type Page =
  | { name: PageName }
  | ({ name: 'illness' } & FoundIllness)
  | { name: 'missing-illness' }
  | { name: 'unknown' }

const names = new Map(
  Object.entries(paths).map(([name, path]) => [path as string, name as PageName]),
)

/** The page at an address, whatever its query, anchor or slash at the end. */
export function pageAt(address: string, content: Content): Page {
  const path = pagePath(address.replace(/[?#].*$/s, ''))
  const name = names.get(path)
  if (name) return { name }
  const slug = /^\/health-library\/([^/]+)$/.exec(path)?.[1]
  if (!slug) return { name: 'unknown' }
  const found = illnessBySlug(decoded(slug))(content)
  return found ? { name: 'illness', ...found } : { name: 'missing-illness' }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    // A lone '%' is nobody's slug, but no reason to fail either.
    return part
  }
}
