import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { numberCallUs } from '../supabase/local/call-us.ts'
import { createRevision, revise, rewrite } from '../supabase/local/fingerprints.ts'
import { parseOrigin } from '../supabase/local/origin.ts'
import { fail } from './fail.ts'
import { createHostFiles } from './host-files.ts'

// npm run point-at -- https://abc.supabase.co <publishable key> [folder]
// Points the built site in dist/ at a hosted project, and writes what a static
// host must know. Without an address it points back at the site's own host.
// CALL_US_NUMBER='+91 40 1234 5678' sets what 'Call Us' dials.
// Pages that were prerendered before have to be written again: npm run prerender.
const [projectUrl = '', key = '', site = 'dist'] = process.argv.slice(2)
const address = projectUrl === '' ? '' : parseOrigin(projectUrl)
if (address === null) {
  fail(
    `"${projectUrl}" is not where a project is: https://abc.supabase.co or http://localhost:8000.`,
  )
}
if (address !== '' && !/^[\w.-]+$/.test(key)) {
  fail(
    'Say the publishable key, too: npm run point-at -- https://abc.supabase.co <publishable key>',
  )
}

const { CALL_US_NUMBER } = process.env
if (CALL_US_NUMBER !== undefined) {
  try {
    rewrite(site, numberCallUs(site, CALL_US_NUMBER.trim()))
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error))
  }
}
const shell = readFileSync(join(site, 'shell.html'), 'utf8')
const pointed = pointAt(shell)
// Devices that have the page already learn of the new one by its fingerprint in the service worker.
rewrite(site, revise(site, 'shell.html', pointed))
const home = readFileSync(join(site, 'index.html'), 'utf8')
writeFileSync(
  join(site, 'index.html'),
  pointAt(home).replaceAll(createRevision(shell), createRevision(pointed)),
)
for (const [name, text] of Object.entries(await createHostFiles(site, { api: address }))) {
  mkdirSync(dirname(join(site, name)), { recursive: true })
  writeFileSync(join(site, name), text)
}
process.stdout.write(`${site}/ now talks to ${address || 'its own host'}\n`)

function pointAt(page: string): string {
  return page
    .replace(/(<meta name="supabase-url" content=")[^"]*/, `$1${address}`)
    .replace(/(<meta name="supabase-key" content=")[^"]*/, `$1${key}`)
}
