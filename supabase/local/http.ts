import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import { HttpError } from './errors.ts'

/** What a part of the server needs to know of a request. */
export interface HttpRequest {
  method: string
  /** As it came: still percent-encoded, so that nothing has been climbed or cut yet. */
  path: string
  query: URLSearchParams
  headers: IncomingHttpHeaders
  /** The database role of the caller; without it `anon`, as for everyone from outside. */
  role?: 'anon' | 'service_role'
  readBody(limit: number): Promise<Buffer>
}

export interface HttpResponse {
  status: number
  headers: Record<string, string>
  body: string | Buffer | null
}

interface Policy {
  /** The origin of a hosted project; '' where the API is on the site's own. */
  api?: string
  /** The texts of style elements, each to be allowed by its hash. */
  css?: readonly string[]
}

/**
 * What every answer carries (threats 14, 16, 18, 38). No other origin is allowed but the API,
 * the web fonts and the map; a style element only with exactly the text we wrote into it.
 */
export function createSecurityHeaders({ api = '', css = [] }: Policy = {}): Record<string, string> {
  const withApi = api === '' ? '' : ` ${api}`
  const ownStyles = [...new Set(css.map((text) => ` 'sha256-${sha256(text).digest('base64')}'`))]
  return {
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      `style-src 'self'${ownStyles.join('')} https://fonts.googleapis.com`,
      "font-src 'self' https://fonts.gstatic.com",
      `img-src 'self' data: blob:${withApi}`,
      // The service worker keeps the web fonts, so it must be allowed to ask for them too.
      `connect-src 'self'${withApi} https://fonts.googleapis.com https://fonts.gstatic.com`,
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
}

const SECURITY_HEADERS = createSecurityHeaders()

const COMPRESSES = /^(text\/|application\/(json|manifest\+json|javascript)|image\/svg)/
const MIN_COMPRESSED_BYTES = 1024
const MAX_JSON_DEPTH = 100
const FAST = 5
const BEST_BROTLI = 11
const BEST_GZIP = 9
const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

export function toHttpRequest(request: IncomingMessage): HttpRequest {
  const [path = '/', ...query] = (request.url ?? '/').split('?')
  return {
    method: request.method ?? 'GET',
    path,
    query: new URLSearchParams(query.join('?')),
    headers: request.headers,
    readBody: (limit) => readBody(request, limit),
  }
}

/**
 * The path of a page or a file, as it came and decoded. A reader whose address is malformed gets
 * what an address gets that says the same in a valid way, and does not exist; programs hear what is
 * wrong with it.
 */
export function parsePath({ path, headers }: HttpRequest): { path: string; plain: string } {
  try {
    return { path, plain: decodeURIComponent(path) }
  } catch (error) {
    if (headers.accept?.includes('text/html')) return { path: encodeURI(path), plain: path }
    throw error
  }
}

async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const tooLarge = new HttpError(413, '413', `The body may have at most ${limit} bytes.`)
  if (Number(request.headers['content-length']) > limit) throw tooLarge
  const chunks: Buffer[] = []
  let size = 0
  // Leaving the loop must not cut the connection: the refusal still has to get through.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
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
export function requireShallowNesting(text: string): string {
  let depth = 0
  let inString = false
  for (let i = 0; i < text.length; i++) {
    const char = text[i]
    if (char === '\\' && inString) i++
    else if (char === '"') inString = !inString
    else if (!inString && (char === '[' || char === '{')) depth++
    else if (!inString && (char === ']' || char === '}')) depth--
    if (depth > MAX_JSON_DEPTH) throw new HttpError(400, 'PGRST102', 'The value nests too deeply.')
  }
  return text
}

export function createJsonResponse(
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): HttpResponse {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const type = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }
  return { status, headers: { ...type, ...headers }, body: text }
}

/** Sends the answer, compressed when that pays. `isLast` tells the client not to ask again here. */
export async function sendResponse(
  { method, headers }: HttpRequest,
  response: ServerResponse,
  httpResponse: HttpResponse,
  isLast: boolean,
): Promise<void> {
  const whole =
    typeof httpResponse.body === 'string' ? Buffer.from(httpResponse.body) : httpResponse.body
  const encoding =
    whole && encodingFor(httpResponse.headers, whole.length, headers['accept-encoding'])
  const body = whole && encoding ? await compress(whole, encoding, FAST) : whole
  response.writeHead(httpResponse.status, {
    ...SECURITY_HEADERS,
    ...(encoding ? compressedAs(encoding, httpResponse.headers) : httpResponse.headers),
    ...(COMPRESSES.test(httpResponse.headers['content-type'] ?? '') && { vary: 'accept-encoding' }),
    ...(body && { 'content-length': body.length }),
    ...(isLast && { connection: 'close' }),
  })
  response.end(method === 'HEAD' ? null : body)
}

export type Encoding = 'br' | 'gzip'

/** A strong tag would promise the same bytes; compressed they say the same only (RFC 9110, 8.8.3). */
function compressedAs(encoding: Encoding, headers: Record<string, string>): Record<string, string> {
  const { etag } = headers
  return { ...headers, 'content-encoding': encoding, ...(etag && { etag: `W/${etag}` }) }
}

/** The compression this client takes, or null when it would not pay or was done before. */
function encodingFor(
  headers: Record<string, string>,
  size: number,
  accepted = '',
): Encoding | null {
  if (size <= MIN_COMPRESSED_BYTES || headers['content-encoding']) return null
  if (!COMPRESSES.test(headers['content-type'] ?? '')) return null
  return selectEncoding(accepted)
}

const ENCODINGS = ['br', 'gzip'] as const

/**
 * Which of our compressions this header likes best, Brotli before gzip where it likes both alike;
 * null where it takes neither, or likes the bytes as they are better (RFC 9110, 12.5.3).
 */
export function selectEncoding(accepted: string): Encoding | null {
  const weights = new Map(accepted.toLowerCase().split(',').map(weightIn))
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0
  const least = weights.get('identity') ?? 0
  const [best] = ENCODINGS.filter((name) => weightOf(name) > 0 && weightOf(name) >= least).toSorted(
    (a, b) => weightOf(b) - weightOf(a),
  )
  return best ?? null
}

/** What one part of the header names, and its weight; 0, "not this", where that cannot be read. */
function weightIn(part: string): [name: string, weight: number] {
  const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
  const weight = parameters.find((text) => text.startsWith('q='))?.slice('q='.length)
  return [name, weight === undefined ? 1 : Number(weight) || 0]
}

function compress(bytes: Buffer, encoding: Encoding, quality: number): Promise<Buffer> {
  return encoding === 'br'
    ? toBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
    : toGzip(bytes, { level: quality })
}

/** Whether If-None-Match names this version; it is a question about reading only. */
export function matchesETag({ method, headers }: HttpRequest, eTag: string): boolean {
  if (!/^(GET|HEAD)$/.test(method)) return false
  const tags = (headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim())
  return tags.some((tag) => tag === '*' || tag.replace(/^W\//, '') === eTag)
}

/** Names the content: the same bytes have the same tag, on every server and after every start. */
export function createETag(bytes: Uint8Array): string {
  return `"${sha256(bytes).digest('hex').slice(0, 32)}"`
}

const sha256 = (text: string | Uint8Array) => createHash('sha256').update(text)

/** Something that is sent as it is, again and again. */
export interface CachedResponse {
  status: number
  bytes: Buffer
  /** With an etag, by which a client that has it already is told so. */
  headers: Record<string, string>
  compressed: Partial<Record<Encoding, Promise<Buffer>>>
  /** Set for rare responses: the best compression takes more time than everything else. */
  isRare?: boolean
}

/**
 * Responds from the cache. The first request gets it lightly compressed and at
 * once; while it travels it is compressed as well as can be, for all the others.
 */
export async function serveCached(
  call: HttpRequest,
  cached: CachedResponse,
): Promise<HttpResponse> {
  const { status, bytes, headers, compressed } = cached
  const encoding = encodingFor(headers, bytes.length, call.headers['accept-encoding'])
  if (status === 200 && matchesETag(call, headers['etag'] ?? '')) {
    const { 'content-encoding': _, ...otherHeaders } = encoding
      ? compressedAs(encoding, headers)
      : headers
    return { status: 304, headers: otherHeaders, body: null }
  }
  if (!encoding) return { status, headers, body: bytes }
  const first = !compressed[encoding]
  const body = await (compressed[encoding] ??= compress(bytes, encoding, FAST))
  if (first && !cached.isRare) {
    const best = compress(bytes, encoding, encoding === 'br' ? BEST_BROTLI : BEST_GZIP)
    void best.then((smaller) => (compressed[encoding] = Promise.resolve(smaller)))
  }
  return { status, headers: compressedAs(encoding, headers), body }
}
