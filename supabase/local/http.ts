import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import { Refusal } from './errors.ts'

/** What a part of the server needs to know of a request. */
export interface Call {
  method: string
  /** As it came: still percent-encoded, so that nothing has been climbed or cut yet. */
  path: string
  query: URLSearchParams
  headers: IncomingHttpHeaders
  readBody(limit: number): Promise<Buffer>
}

export interface Answer {
  status: number
  headers: Record<string, string>
  body: string | Buffer | Readable | null
}

/** On every answer (design/security.md B4); no other origin than this one but the web fonts and the map. */
const SECURITY_HEADERS = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' https://fonts.googleapis.com",
    "font-src 'self' https://fonts.gstatic.com",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "frame-src 'self' https://www.google.com",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}

const COMPRESSES = /^(text\/|application\/(json|manifest\+json|javascript)|image\/svg)/
const MIN_COMPRESSED_BYTES = 1024
const MAX_JSON_DEPTH = 100
/** Compressed anew for every answer: the last percent would cost the phone more than it saves. */
const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

export function callOf(request: IncomingMessage): Call {
  const [path = '/', ...query] = (request.url ?? '/').split('?')
  return {
    method: request.method ?? 'GET',
    path,
    query: new URLSearchParams(query.join('?')),
    headers: request.headers,
    readBody: (limit) => readBody(request, limit),
  }
}

async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const tooLarge = new Refusal(413, '413', `The body may have at most ${limit} bytes.`)
  if (Number(request.headers['content-length']) > limit) throw tooLarge
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > limit) throw tooLarge
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/**
 * Refuses text that nests deeper than any honest value. PGlite does not survive Postgres's own
 * stack check: it answers with nothing, and hangs at the next query.
 */
export function requireShallow(text: string): string {
  let depth = 0
  let inString = false
  for (let i = 0; i < text.length; i++) {
    const char = text[i]
    if (char === '\\' && inString) i++
    else if (char === '"') inString = !inString
    else if (!inString && (char === '[' || char === '{')) depth++
    else if (!inString && (char === ']' || char === '}')) depth--
    if (depth > MAX_JSON_DEPTH) throw new Refusal(400, 'PGRST102', 'The value nests too deeply.')
  }
  return text
}

export function jsonAnswer(
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): Answer {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const type = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }
  return { status, headers: { ...type, ...headers }, body: text }
}

/** Sends the answer, compressed when that pays. `isLast` tells the client not to ask again here. */
export async function send(
  { method, headers }: Call,
  response: ServerResponse,
  answer: Answer,
  isLast: boolean,
): Promise<void> {
  const { body, encoding } = await compressed(answer, String(headers['accept-encoding'] ?? ''))
  response.writeHead(answer.status, {
    ...SECURITY_HEADERS,
    ...answer.headers,
    ...(encoding && { 'content-encoding': encoding }),
    ...(compresses(answer) && { vary: 'accept-encoding' }),
    ...(body instanceof Buffer && { 'content-length': body.length }),
    ...(isLast && { connection: 'close' }),
  })
  if (method === 'HEAD' || body === null || body instanceof Buffer) {
    response.end(method === 'HEAD' ? undefined : body)
  } else {
    await pipeline(body, response)
  }
}

function compresses({ headers }: Answer): boolean {
  return COMPRESSES.test(headers['content-type'] ?? '')
}

async function compressed(
  answer: Answer,
  accepted: string,
): Promise<{ body: Exclude<Answer['body'], string>; encoding?: 'br' | 'gzip' }> {
  const body = typeof answer.body === 'string' ? Buffer.from(answer.body) : answer.body
  if (!(body instanceof Buffer) || body.length <= MIN_COMPRESSED_BYTES || !compresses(answer)) {
    return { body }
  }
  if (/\bbr\b/.test(accepted)) return { body: await toBrotli(body, FAST), encoding: 'br' }
  if (/\bgzip\b/.test(accepted)) return { body: await toGzip(body), encoding: 'gzip' }
  return { body }
}
