import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { applyResponseToContent } from '../../src/db/content-response.ts'
import { emptyContent, type Content } from '../../src/db/content.ts'
import type { SyncResponse } from '../../src/model/mutation.ts'
import type { Backend } from '../../supabase/local/local-supabase.ts'
import { createStaticFileHandler } from '../../supabase/local/static-files.ts'
import { buildAstro } from './astro-site.ts'
import { buildClientRendered, SETTINGS } from './client-rendered-site.ts'
import { pages } from './pages.ts'
import {
  createCachedResponse,
  createPageResponse,
  servePagesFirst,
  serveOther,
  serveOurs,
  type ServedSite,
} from './serve-site.ts'
import { staticPage } from './static-page.ts'
import { filesOf, staticWorker, WORKER } from './static-worker.ts'

/** One way to make the site. */
export interface Variant extends ServedSite {
  letter: 'a' | 'b' | 'c' | 'd'
  name: string
  /** Whether it marks when script has made it usable; else it is so from its first paint. */
  isHydrated: boolean
}

export interface Variants {
  all: Variant[]
  /** Why one of them is not here, if so. */
  missing: string[]
}

/** Puts up the site in all ways, each on a port of its own, with the same content. */
export async function openVariants(backend: Backend, siteDir: string): Promise<Variants> {
  const ours = await serveOurs(backend)
  const content = await contentOf(ours.url)
  const plain = await plainPages(ours.url)
  const rendered = await buildClientRendered(content)
  const settings = createCachedResponse(
    JSON.stringify(content.modern_site_settings[0]),
    'application/json',
  )
  const astro = await buildAstro(content)

  const all: Variant[] = [
    {
      letter: 'a',
      name: 'plain static HTML (the limit)',
      isHydrated: false,
      ...(await serveOther(
        backend,
        servePagesFirst(await createStaticFileHandler(siteDir), plain),
      )),
    },
    { letter: 'b', name: 'Nadi', isHydrated: true, ...ours },
    {
      letter: 'c',
      name: 'client-rendered, table reads',
      isHydrated: true,
      ...(await serveOther(
        backend,
        servePagesFirst(await createStaticFileHandler(rendered), new Map([[SETTINGS, settings]])),
      )),
    },
  ]
  if ('missing' in astro) return { all, missing: [astro.missing] }
  const built = await builtPages(astro.folder)
  const route = servePagesFirst(await createStaticFileHandler(astro.folder), built)
  all.push({
    letter: 'd',
    name: `Astro ${astro.version}`,
    isHydrated: false,
    ...(await serveOther(backend, route)),
  })
  return { all, missing: [] }
}

/** Everything the public may read, as any visitor gets it. */
async function contentOf(url: string): Promise<Content> {
  const response = await fetch(`${url}/rest/v1/rpc/visitor_pull?since=`)
  return applyResponseToContent(emptyContent, (await response.json()) as SyncResponse)
}

/** The plain pages, and the service worker that makes them (e) once it is registered. */
async function plainPages(url: string) {
  const rendered = pages.map(async ({ path }) => {
    const html = staticPage(await (await fetch(url + path)).text())
    return { path, html }
  })
  const plain = await Promise.all(rendered)
  const files = [...new Set(plain.flatMap(({ path, html }) => filesOf(path, html)))]
  return new Map([
    ...plain.map(({ path, html }) => [path, createPageResponse(html)] as const),
    [WORKER, createCachedResponse(staticWorker(files), 'text/javascript; charset=utf-8')] as const,
  ])
}

async function builtPages(folder: string) {
  const built = pages.map(async ({ path }) => {
    const html = await readFile(join(folder, path, 'index.html'), 'utf8')
    return [path, createPageResponse(html)] as const
  })
  return new Map(await Promise.all(built))
}
