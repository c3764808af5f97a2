import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { revisionOf, rewrite } from './fingerprints.ts'
import { hostFiles } from './host-files.ts'

// npm run point-at -- https://abc.supabase.co <publishable key> [folder]
// Points the built site in dist/ at a hosted project, and writes what a static
// host must know. Without an address it points back at the site's own host.
// Pages that were prerendered before have to be written anew: npm run prerender.
const [address = '', key = '', site = 'dist'] = process.argv.slice(2)
if (address !== '' && (!/^https:\/\/[a-z0-9.-]+$/.test(address) || key === '')) {
  process.stderr.write('Say: npm run point-at -- https://abc.supabase.co <publishable key>\n')
  process.exit(1)
}

const shell = readFileSync(join(site, 'shell.html'), 'utf8')
const pointed = pointedAt(shell)
// Devices that have the page already learn of the new one by its fingerprint in the service worker.
rewrite(site, 'shell.html', pointed)
const home = readFileSync(join(site, 'index.html'), 'utf8')
writeFileSync(
  join(site, 'index.html'),
  pointedAt(home).replaceAll(revisionOf(shell), revisionOf(pointed)),
)
for (const [name, text] of Object.entries(hostFiles({ api: address }))) {
  writeFileSync(join(site, name), text)
}
process.stdout.write(`${site}/ now talks to ${address || 'its own host'}\n`)

function pointedAt(page: string): string {
  return page
    .replace(/(<meta name="supabase-url" content=")[^"]*/, `$1${address}`)
    .replace(/(<meta name="supabase-key" content=")[^"]*/, `$1${key}`)
}
