import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'

import type { FastifyReply } from 'fastify'

import { requireReading, type Handler } from './app.ts'
import { createETag, sendCached, type CachedResponse } from './cached-response.ts'
import { getPath } from './request.ts'

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
 * in its last part is a page of the app, and gets the page without content. Files with another text
 * here are served with that.
 */
export async function createStaticFileHandler(
  folder: string,
  texts: ReadonlyMap<string, string> = new Map(),
): Promise<Handler> {
  const files = await readFiles(folder, texts)
  return async (request, reply) => {
    requireReading(request, reply)
    const path = decodeURIComponent(getPath(request))
    const file = files.get(path)
    if (file) return sendCached(reply, file)
    const shell = files.get('/shell.html') ?? files.get('/index.html')
    if (!shell || NAMES_A_FILE.test(path)) return sendNotFound(reply)
    // A page without its words is the staff's, or one that could not be drawn just now.
    return sendCached(reply.header('x-robots-tag', 'noindex'), shell)
  }
}

async function readFiles(
  folder: string,
  texts: ReadonlyMap<string, string>,
): Promise<Map<string, CachedResponse>> {
  const files = new Map<string, CachedResponse>()
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    const path = `/${relative(folder, file).replaceAll(sep, '/')}`
    if (!entry.isFile() || path.includes('/.')) continue
    const text = texts.get(path.slice(1))
    const bytes = text === undefined ? await readFile(file) : Buffer.from(text)
    const headers = {
      'content-type': TYPES[extname(entry.name)] ?? 'application/octet-stream',
      'cache-control': path.startsWith(FOREVER)
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
      etag: createETag(bytes),
    }
    files.set(path, { bytes, headers })
  }
  return files
}

function sendNotFound(reply: FastifyReply): FastifyReply {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
  return reply.code(404).headers(headers).send('Not found')
}
