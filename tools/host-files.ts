import { readdir } from 'node:fs/promises'

import { languages, otherLanguages } from '../src/model/languages.ts'
import { staffAreas } from '../src/model/paths/staff-paths.ts'
import { createSecurityHeaders } from '../supabase/local/security-headers.ts'

/** Cloudflare Pages drops a longer line, and says so only in the log of the deployment. */
const MOST_CHARACTERS = 2_000
/** The names of files in here change with their content. */
const FOREVER = 'assets/'
/** For the host alone: nothing in it is given away. */
const OWN = /^[._]/

/** A site of files is there by HTTPS only: a browser that knows asks in no other way for a year. */
const HTTPS_ONLY = { 'strict-transport-security': 'max-age=31536000' }

/** What the addresses of other languages than the first begin with. */
export const bases = otherLanguages.map((language) => languages[language].base)

export interface HostPolicy {
  /** The origin of a hosted project; '' where the API is on the site's own. */
  api: string
  /** The texts of the pages' style elements. */
  css?: readonly string[]
  /** The names of files that are about to be written into the site. */
  written?: Iterable<string>
}

/**
 * What a host that only gives files away must know of a built site: the headers of every answer,
 * how long each may be kept, and that the staff's addresses are one page. Netlify and Cloudflare
 * Pages read the first two files; the others are for the configurations in deploy/.
 */
export async function createHostFiles(
  site: string,
  { api, css, written = [] }: HostPolicy,
): Promise<Record<string, string>> {
  const headers = Object.entries({
    ...createSecurityHeaders({ api, ...(css && { css }) }),
    ...HTTPS_ONLY,
  })
  const always = addressesOf([...(await namesIn(site)), ...written])
  // Of two rules with the same header a host sends both values: no address has two.
  const rules = [
    rule('/*', headers),
    rule(`/${FOREVER}*`, [['cache-control', 'public, max-age=31536000, immutable']]),
    ...staffAddresses().map((address) =>
      rule(address, [
        ['cache-control', 'no-cache'],
        ['x-robots-tag', 'noindex'],
      ]),
    ),
    ...always.map((address) => rule(address, [['cache-control', 'no-cache']])),
  ]
  return {
    _headers: checkLineLengths(rules.join('')),
    // Not /shell.html: Cloudflare Pages answers that with a redirect to /shell.
    // Cloudflare Pages finds the nearest 404.html by itself, and passes over what says so.
    _redirects: [
      ...staffAddresses().map((address) => `${address} /shell 200\n`),
      ...bases.map((base) => `${base}/* ${base}/404.html 404\n`),
    ].join(''),
    '.server/headers.nginx': headers
      .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
      .join(''),
    '.server/headers.caddy': headers.map(([name, value]) => `header ${name} "${value}"\n`).join(''),
  }
}

function rule(address: string, headers: readonly (readonly [string, string])[]): string {
  return `${address}\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`
}

function staffAddresses(): string[] {
  return staffAreas.flatMap((area) => [area, `${area}/*`])
}

/** Where a browser has to ask each time whether there is something newer. */
function addressesOf(names: readonly string[]): string[] {
  const addresses = names
    .filter(
      (name) => !name.startsWith(FOREVER) && !OWN.test(name) && !/(?:^|\/)404\.html$/.test(name),
    )
    .flatMap((name) => {
      const [folder = '', ...inside] = name.split('/')
      if (inside.length > 0) return [`/${folder}/*`]
      if (name === 'index.html') return ['/']
      // Hosts give pages away under their names without .html.
      return name.endsWith('.html') ? [`/${name}`, `/${name.slice(0, -5)}`] : [`/${name}`]
    })
  return [...new Set(addresses)].toSorted()
}

async function namesIn(site: string): Promise<string[]> {
  const entries = await readdir(site, { withFileTypes: true })
  return entries.map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name))
}

/** Fails where a line is too long for a host: the headers in it would be missing from every answer. */
function checkLineLengths(text: string): string {
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line.length <= MOST_CHARACTERS) continue
    const [name] = line.split(':')
    throw new Error(
      `The line of ${name} in _headers would have ${line.length} characters; Cloudflare Pages drops what is longer than ${MOST_CHARACTERS}.`,
    )
  }
  return text
}
