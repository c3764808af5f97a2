import { parseLocalizedPath, SOURCE_LANGUAGE } from '../src/model/languages.ts'
import { loadSite } from '../supabase/local/pages.ts'

/** The addresses of the public pages, as the built site itself says; illnesses are content and not among them, and other languages have the same. */
export async function readPublicPages(folder: string): Promise<readonly string[]> {
  const site = await loadSite(folder)
  if (!site) throw new Error(`There is nothing in ${folder}/ that can draw pages`)
  const paths = site.renderer.listPublicPaths(site.renderer.emptyContent)
  return paths.filter((path) => parseLocalizedPath(path).language === SOURCE_LANGUAGE)
}
