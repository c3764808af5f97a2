import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'

import {
  compress,
  encodingFor,
  eTagOf,
  matches,
  type Answer,
  type Call,
  type Encoding,
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

interface StaticFile {
  bytes: Buffer
  headers: Record<string, string>
  /** Made when a client first takes it, and kept: the site does not change while we run. */
  compressed: Partial<Record<Encoding, Promise<Buffer>>>
}

/**
 * Answers with the built site, held in memory: only what was in the folder at the start can be
 * asked for. Any other address without a dot in its last part is a page of the app and gets index.html.
 */
export async function staticFiles(folder: string): Promise<(call: Call) => Promise<Answer>> {
  const files = await readFiles(folder)
  return async (call) => {
    if (!/^(GET|HEAD)$/.test(call.method)) return plain(405, 'Method not allowed')
    const path = decodeURIComponent(call.path)
    const file = files.get(path) ?? (NAMES_A_FILE.test(path) ? null : files.get('/index.html'))
    if (!file) return plain(404, 'Not found')
    const { bytes, headers, compressed } = file
    if (matches(call, headers.etag ?? '')) return { status: 304, headers, body: null }
    const encoding = encodingFor(headers, bytes.length, call.headers['accept-encoding'])
    if (!encoding) return { status: 200, headers, body: bytes }
    const body = await (compressed[encoding] ??= compress(bytes, encoding, 10))
    return { status: 200, headers: { ...headers, 'content-encoding': encoding }, body }
  }
}

async function readFiles(folder: string): Promise<Map<string, StaticFile>> {
  const files = new Map<string, StaticFile>()
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    const path = `/${relative(folder, file).replaceAll(sep, '/')}`
    const bytes = await readFile(file)
    const headers = {
      'content-type': TYPES[extname(entry.name)] ?? 'application/octet-stream',
      'cache-control': path.startsWith(FOREVER)
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
      etag: eTagOf(bytes),
    }
    files.set(path, { bytes, headers, compressed: {} })
  }
  return files
}

function plain(status: number, body: string): Answer {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
  return { status, headers, body }
}
