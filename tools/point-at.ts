import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'

import { securityHeaders } from '../supabase/local/http.ts'

// npm run point-at -- https://abc.supabase.co <publishable key>
// Points the built site in dist/ at a hosted project, and writes the headers a
// static host must send (dist/_headers, as Netlify and Cloudflare Pages read
// them). Without an address it points back at the site's own host.
const [address = '', key = ''] = process.argv.slice(2)
if (address !== '' && (!/^https:\/\/[a-z0-9.-]+$/.test(address) || key === '')) {
  process.stderr.write('Say: npm run point-at -- https://abc.supabase.co <publishable key>\n')
  process.exit(1)
}

const before = readFileSync('dist/index.html', 'utf8')
const after = before
  .replace(/(<meta name="supabase-url" content=")[^"]*/, `$1${address}`)
  .replace(/(<meta name="supabase-key" content=")[^"]*/, `$1${key}`)
writeFileSync('dist/index.html', after)

// Devices that have the page already learn of the new one by its fingerprint in the service worker.
const worker = readFileSync('dist/service-worker.js', 'utf8')
const repointed = worker.replace(fingerprint(before), fingerprint(after))
if (repointed === worker && before !== after) {
  throw new Error('The service worker does not know this page; run npm run build first')
}
writeFileSync('dist/service-worker.js', repointed)

const lines = Object.entries(securityHeaders(address)).map(([name, value]) => `  ${name}: ${value}`)
writeFileSync(
  'dist/_headers',
  `/*\n${lines.join('\n')}\n/assets/*\n  cache-control: public, max-age=31536000, immutable\n`,
)
process.stdout.write(`dist/ now talks to ${address || 'its own host'}\n`)

function fingerprint(page: string): string {
  return createHash('md5').update(page).digest('hex')
}
