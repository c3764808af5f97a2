import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What a static host answers: the file it gives away, or where it sends the browser. */
export interface HostResponse {
  status: number
  file?: string
  location?: string
  headers: Record<string, string>
}

export type StaticHost = (path: string) => HostResponse

const MOST_RULES = 100
const MOST_CHARACTERS = 2_000

/**
 * Cloudflare Pages, as its documentation has it (Serving Pages, Redirects, Headers): redirects come
 * before files and only as rewrites and moves, a file.html is at /file and redirected to from anywhere else, an address gets the
 * headers of all rules that match it, values of the same header one after the other. Tried against
 * wrangler 4's own server.
 */
export function createCloudflarePages(site: string): StaticHost {
  const isFile = isFileOf(site)
  const rules = headerRules(site)
    .filter(({ lines }) => lines.every(({ length }) => length <= MOST_CHARACTERS))
    .slice(0, MOST_RULES)
  const find = (path: string): Omit<HostResponse, 'headers'> => {
    const bare = path.replace(/\/$/, '')
    if (path.endsWith('/index.html')) return { status: 308, location: path.slice(0, -10) }
    if (path.endsWith('.html') && isFile(path)) return { status: 308, location: path.slice(0, -5) }
    if (isFile(path)) return { status: 200, file: path }
    if (path.endsWith('/') && isFile(`${path}index.html`))
      return { status: 200, file: `${path}index.html` }
    if (path.endsWith('/') && isFile(`${bare}.html`)) return { status: 308, location: bare }
    if (isFile(`${path}.html`)) return { status: 200, file: `${path}.html` }
    if (isFile(`${path}/index.html`)) return { status: 308, location: `${path}/` }
    const folders = path.split('/').map((_, at, all) => all.slice(0, -1 - at).join('/'))
    const nearest = folders.find((folder) => isFile(`${folder}/404.html`))
    return { status: 404, file: `${nearest ?? ''}/404.html` }
  }
  return (path) => {
    const rewrites = redirectRules(site).filter(({ status }) => status === '200')
    const target = rewrites.find(({ from }) => matcher(from, false).test(path))?.to
    return { ...find(target ?? path), headers: headersFor(path, rules, false) }
  }
}

/**
 * Netlify, as its documentation has it (Redirects and rewrites, Custom headers): files come before
 * rules that are not forced, an address may leave .html out, /x/* is also /x, and nothing may follow
 * a star.
 */
export function createNetlify(site: string): StaticHost {
  const isFile = isFileOf(site)
  const rules = headerRules(site)
  const broken = rules.find(({ from }) => /\*./.test(from))
  if (broken) throw new Error(`Netlify takes nothing after the star of ${broken.from}`)
  const find = (path: string) => {
    const bare = path.replace(/\/$/, '')
    return [path, `${bare}.html`, `${bare}/index.html`].find(isFile)
  }
  return (path) => {
    const headers = headersFor(path, rules, true)
    const exactFile = find(path)
    if (exactFile) return { status: 200, file: exactFile, headers }
    const rule = redirectRules(site).find(({ from }) => matcher(from, true).test(path))
    const file = rule && find(rule.to)
    return file
      ? { status: Number(rule.status), file, headers }
      : { status: 404, file: '/404.html', headers }
  }
}

function isFileOf(site: string): (path: string) => boolean {
  return (path) => existsSync(join(site, path)) && statSync(join(site, path)).isFile()
}

interface HeaderRule {
  from: string
  lines: string[]
}

function headerRules(site: string): HeaderRule[] {
  const rules: HeaderRule[] = []
  for (const line of readFileSync(join(site, '_headers'), 'utf8').split('\n')) {
    if (line.startsWith('/')) rules.push({ from: line, lines: [] })
    else if (line.trim() !== '') rules.at(-1)?.lines.push(line.trim())
  }
  return rules
}

function redirectRules(site: string) {
  const lines = readFileSync(join(site, '_redirects'), 'utf8').trim().split('\n')
  return lines.map((line) => {
    const [from = '', to = '', status] = line.split(' ')
    if (!status || !/^(?:200|404)$/.test(status)) throw new Error(`Not known here: ${line}`)
    return { from, to, status }
  })
}

function matcher(from: string, starIsOptional: boolean): RegExp {
  const plain = from.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(`^${plain.replace(/\/\*$/, starIsOptional ? '(?:/.*)?' : '/.*')}$`)
}

function headersFor(path: string, rules: HeaderRule[], starIsOptional: boolean) {
  const headers: Record<string, string> = {}
  for (const { from, lines } of rules) {
    if (!matcher(from, starIsOptional).test(path)) continue
    for (const line of lines) {
      const name = line.slice(0, line.indexOf(':'))
      const value = line.slice(name.length + 1).trim()
      headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`
    }
  }
  return headers
}
