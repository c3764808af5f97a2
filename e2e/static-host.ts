import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
}

/**
 * A static host like Netlify and Cloudflare Pages: it applies `_headers` and `_redirects`, serves
 * `doctors.html` for `/doctors`, and `404.html` for unknown URLs. Both files are read for each
 * request, so that prerendering again takes effect at once.
 */
export async function startStaticHost(folder: string) {
  const server = createServer((request, response) => {
    void (async () => {
      const path = decodeURIComponent((request.url ?? '/').replace(/\?.*/, ''))
      const found =
        (await fileAt(folder, path)) ?? (await fileAt(folder, await rewritten(folder, path)))
      const { name, bytes } = found ?? {
        name: '404.html',
        bytes: await readFile(join(folder, '404.html')),
      }
      for (const [header, value] of await headersFor(folder, path))
        response.setHeader(header, value)
      response.setHeader('content-type', TYPES[extname(name)] ?? 'application/octet-stream')
      response.writeHead(found ? 200 : 404).end(bytes)
    })().catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stop = () => {
    server.close()
    server.closeAllConnections()
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop }
}

async function fileAt(folder: string, path: string) {
  // The build's own metadata is not served.
  if (/\/[._]/.test(path)) return null
  for (const name of path === '/' ? ['index.html'] : [path, `${path}.html`]) {
    const bytes = await readFile(join(folder, name)).catch(() => null)
    if (bytes) return { name, bytes }
  }
  return null
}

/** The target of an internal rewrite in `_redirects`. */
async function rewritten(folder: string, path: string): Promise<string> {
  const rules = await linesOf(folder, '_redirects')
  const [, to = path] =
    rules.map((rule) => rule.split(' ')).find(([from = '']) => matches(from, path)) ?? []
  return to
}

async function headersFor(folder: string, path: string): Promise<[string, string][]> {
  const headers: [string, string][] = []
  let isForUs = false
  for (const line of await linesOf(folder, '_headers')) {
    const [, name, value] = /^\s+([\w-]+): (.*)$/.exec(line) ?? []
    if (name === undefined || value === undefined) isForUs = matches(line, path)
    else if (isForUs) headers.push([name, value])
  }
  return headers
}

const matches = (rule: string, path: string): boolean =>
  rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule

async function linesOf(folder: string, name: string): Promise<string[]> {
  return (await readFile(join(folder, name), 'utf8')).split('\n').filter((line) => line !== '')
}
