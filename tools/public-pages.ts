import { pageOf, SOURCE } from '../src/model/languages.ts'
import { openSite } from '../supabase/local/pages.ts'

/** The addresses of the public pages, as the built site itself says; illnesses are content and not among them, and other languages have the same. */
export async function publicPagesOf(folder: string): Promise<readonly string[]> {
  const site = await openSite(folder)
  if (!site) throw new Error(`There is nothing in ${folder}/ that can draw pages`)
  const paths = site.renderer.publicPaths(site.renderer.emptyContent)
  return paths.filter((path) => pageOf(path).language === SOURCE)
}
