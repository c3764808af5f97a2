import type { Row } from '#model/rows.ts'
import { slugifyTheme } from '#model/texts/slug.ts'

import { isSlugTaken } from '../forms/fields/name-and-slug.tsx'

/** The slug of a name, with a number after it when another theme has it already. */
export function findFreeSlug(themes: readonly Row<'modern_themes'>[], name: string): string {
  const slug = slugifyTheme(name)
  let free = slug
  for (let number = 2; isSlugTaken(themes, free, null); number++) free = `${slug}-${number}`
  return free
}
