import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { FULL_PULL } from '../src/model/cursors.ts'
import { readEndpointFromHtml } from '../src/remote/endpoint.ts'
import { createPublicRemote } from '../src/remote/public-remote.ts'
import { parseOrigin } from '../supabase/local/origin.ts'
import { loadSite } from '../supabase/local/pages.ts'
import { fail } from './fail.ts'
import { bases, createHostFiles } from './host-files.ts'

// npm run prerender -- https://clinic.example [address of the API] [folder]
// Writes every public page of the built site in dist/ as HTML, for a host that
// only gives files away. Nothing depends on how often this runs: a page asks for
// what is new as soon as it is open. Without a second address the API is the
// hosted project that the site was pointed at (npm run point-at).
const [siteUrl = '', api = '', folder = 'dist'] = process.argv.slice(2)
const WRITTEN = join(folder, '.server/prerendered.json')

const publicOrigin = parseOrigin(siteUrl)
if (publicOrigin === null) {
  fail('Say where the public finds the site: npm run prerender -- https://clinic.example')
}
const site = await loadSite(folder)
if (!site) fail(`There is nothing in ${folder}/ that can draw pages; run npm run build first.`)

const endpoint = readEndpointFromHtml(await readFile(join(folder, 'shell.html'), 'utf8'))
const from = { ...endpoint, url: api || endpoint.url }
if (from.url === '') fail('This site has its API on its own host: say its address, too.')

const { renderer, shell, manifest } = site
const content = renderer.applyResponseToContent(
  renderer.emptyContent,
  await createPublicRemote(from).pull(FULL_PULL),
)
const files = new Map<string, string>()
const missing = ['', ...bases].map((base) => `${base}/404`)
const pages = renderPages([...renderer.listPublicPaths(content), ...missing], publicOrigin)
for (const { path, html } of pages) {
  files.set(path === '/' ? 'index.html' : `${path.slice(1)}.html`, html)
}
for (const [path, file] of Object.entries(renderer.contentFiles)) {
  files.set(path.slice(1), file({ content, site: { origin: publicOrigin }, manifest }))
}
const policy = { api: endpoint.url, css: pages.map(({ css }) => css), written: files.keys() }
const forHosts = await createHostFiles(folder, policy).catch((error: Error) => fail(error.message))
for (const [name, text] of Object.entries(forHosts)) files.set(name, text)

await removeOutdated()
for (const [name, text] of files) {
  await mkdir(dirname(join(folder, name)), { recursive: true })
  await writeFile(join(folder, name), text)
}
await writeFile(WRITTEN, JSON.stringify([...files.keys()]))
process.stdout.write(`${files.size} files written to ${folder}/\n`)

/**
 * The pages, those of one kind with one style, which has what any of them needs: a host's file of
 * headers names each style, and has no room for one of every illness.
 */
function renderPages(paths: readonly string[], origin: string) {
  const renderPath = (path: string, alike: ReadonlySet<string> = new Set()) => {
    const page = renderer.renderPage({ path, content, origin, api: endpoint.url, shell, alike })
    return page?.kind === 'page' ? [{ path, ...page }] : []
  }
  const separatePages = paths.flatMap((path) => renderPath(path))
  const alike = new Map<string, Set<string>>()
  for (const { name, html } of separatePages) {
    alike.set(name, new Set([...(alike.get(name) ?? []), ...renderer.collectSelectorNames(html)]))
  }
  return separatePages.flatMap(({ path, name }) => renderPath(path, alike.get(name)))
}

/** An illness that is no longer public must not stay behind as a file. */
async function removeOutdated(): Promise<void> {
  const before = await readFile(WRITTEN, 'utf8').catch(() => '[]')
  const outdated = (JSON.parse(before) as string[]).filter((name) => !files.has(name))
  await Promise.all(outdated.map((name) => rm(join(folder, name), { force: true })))
}
