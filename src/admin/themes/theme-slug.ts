import type { Row } from '#model/rows.ts'
import { findFreeSlug, slugifyTheme } from '#model/texts/slug.ts'

/** Returns the slug of a theme's name, with a number after it where another theme has it already. */
export function createThemeSlug(themes: readonly Row<'modern_themes'>[], name: string): string {
  return findFreeSlug(
    slugifyTheme(name),
    themes.map(({ slug }) => slug),
  )
}
