import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'

import {
  serveCached,
  createETag,
  parsePath,
  type HttpResponse,
  type HttpRequest,
  type CachedResponse,
} from './http.ts'

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}
const NAMES_A_FILE = /\.[^/]*$/
/** The names of files in here change with their content. */
const FOREVER = '/assets/'

/**
 * Answers with the built site, held in memory: only what was in the folder at the start can be
 * asked for, and nothing in a folder whose name begins with a dot. Any other address without a dot
 * in its last part is a page of the app, and gets the page without content.
 */
export async function createStaticFileHandler(
  folder: string,
): Promise<(call: HttpRequest) => Promise<HttpResponse>> {
  const files = await readFiles(folder)
  return async (call) => {
    if (!/^(GET|HEAD)$/.test(call.method))
      return plain(405, 'Method not allowed', { allow: 'GET, HEAD' })
    const { plain: path } = parsePath(call)
    const file = files.get(path)
    if (file) return serveCached(call, file)
    const shell = files.get('/shell.html') ?? files.get('/index.html')
    if (!shell || NAMES_A_FILE.test(path)) return plain(404, 'Not found')
    // A page without its words is the staff's, or one that could not be drawn just now.
    return serveCached(call, { ...shell, headers: { ...shell.headers, 'x-robots-tag': 'noindex' } })
  }
}

async function readFiles(folder: string): Promise<Map<string, CachedResponse>> {
  const files = new Map<string, CachedResponse>()
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    const path = `/${relative(folder, file).replaceAll(sep, '/')}`
    if (!entry.isFile() || path.includes('/.')) continue
    const bytes = await readFile(file)
    const headers = {
      'content-type': TYPES[extname(entry.name)] ?? 'application/octet-stream',
      'cache-control': path.startsWith(FOREVER)
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
      etag: createETag(bytes),
    }
    files.set(path, { status: 200, bytes, headers, compressed: {} })
  }
  return files
}

function plain(status: number, body: string, more: Record<string, string> = {}): HttpResponse {
  const headers = {
    ...more,
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
  }
  return { status, headers, body }
}
