import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { endpointIn } from '../src/remote/endpoint.ts'
import { publicRemote } from '../src/remote/public-remote.ts'
import { openSite } from '../supabase/local/pages.ts'
import { hostFiles } from './host-files.ts'

// npm run prerender -- https://clinic.example [address of the API]
// Writes every public page of the built site in dist/ as HTML, for a host that
// only gives files away. Nothing depends on how often this runs: a page asks for
// what is new as soon as it is open. Without a second address the API is the
// hosted project that the site was pointed at (npm run point-at).
const SITE = 'dist'
const WRITTEN = join(SITE, '.server/prerendered.json')

const [origin = '', api] = process.argv.slice(2)
if (!/^https?:\/\/[^/]+$/.test(origin)) {
  fail('Say where the public finds the site: npm run prerender -- https://clinic.example')
}
const site = await openSite(SITE)
if (!site) fail('There is nothing in dist/ that can draw pages; run npm run build first.')

const endpoint = endpointIn(await readFile(join(SITE, 'shell.html'), 'utf8'))
const from = { ...endpoint, url: api ?? endpoint.url }
if (from.url === '') fail('This site has its API on its own host: say its address, too.')

const { renderer, shell, manifest } = site
const content = renderer.withAnswer(renderer.emptyContent, await publicRemote(from).pull(null))
const files = new Map<string, string>()
const styles: string[] = []
for (const path of [...renderer.publicPaths(content), '/404']) {
  const page = renderer.renderPage({ path, content, origin, api: endpoint.url, shell })
  if (page?.kind !== 'page') continue
  files.set(path === '/' ? 'index.html' : `${path.slice(1)}.html`, page.html)
  styles.push(page.css)
}
for (const [path, file] of Object.entries(renderer.contentFiles)) {
  files.set(path.slice(1), file({ content, site: { origin }, manifest }))
}
for (const [name, text] of Object.entries(hostFiles({ api: endpoint.url, css: styles }))) {
  files.set(name, text)
}

await removeOutdated()
for (const [name, text] of files) {
  await mkdir(dirname(join(SITE, name)), { recursive: true })
  await writeFile(join(SITE, name), text)
}
await writeFile(WRITTEN, JSON.stringify([...files.keys()]))
process.stdout.write(`${files.size} files written to ${SITE}/\n`)

/** An illness that is no longer public must not stay behind as a file. */
async function removeOutdated(): Promise<void> {
  const before = await readFile(WRITTEN, 'utf8').catch(() => '[]')
  const outdated = (JSON.parse(before) as string[]).filter((name) => !files.has(name))
  await Promise.all(outdated.map((name) => rm(join(SITE, name), { force: true })))
}

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
