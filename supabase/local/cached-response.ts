import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import type { FastifyReply, FastifyRequest } from 'fastify'
import fresh from 'fresh'
import Negotiator from 'negotiator'

const COMPRESSES = /^(text\/|application\/(json|manifest\+json|javascript)|image\/svg)/
const MIN_COMPRESSED_BYTES = 1024
const FAST = 5
const BEST = { br: 11, gzip: 9 }
/** Brotli first: of two that a client takes alike, it is the smaller. */
const ENCODINGS = ['br', 'gzip', 'identity']
const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

type Encoding = keyof typeof BEST

/** Something that is sent as it is, again and again. */
export interface CachedResponse {
  /** 200 where it is missing. */
  status?: number
  bytes: Buffer
  /** With an etag, by which a client that has it already is told so. */
  headers: Record<string, string>
  /** Set for rare responses: the best compression takes more time than everything else. */
  isRare?: boolean
}

/** The compressed forms of bytes that are sent again, kept as long as the bytes. */
interface CompressedForms extends Partial<Record<Encoding, Promise<Buffer>>> {
  isRare: boolean
}

const compressedForms = new WeakMap<Buffer, CompressedForms>()

/** Sends a cached response; its compressed forms are kept with its bytes. */
export function sendCached(reply: FastifyReply, cached: CachedResponse): FastifyReply {
  const { status, bytes, headers, isRare = false } = cached
  if (status) reply.code(status)
  if (!compressedForms.has(bytes)) compressedForms.set(bytes, { isRare })
  return reply.headers(headers).send(bytes)
}

/** Names the content: the same bytes have the same tag, on every server and after every start. */
export function createETag(bytes: Uint8Array): string {
  return `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"`
}

/**
 * The last step before a response is sent: one that the client has already becomes a 304, and text
 * is compressed if that pays.
 */
export async function finishResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  // A picture's stream knows its tag, its ranges and its length already.
  if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload
  const encoding = encodingFor(request, reply, payload.length)
  const eTag = reply.getHeader('etag')
  // A strong tag would promise the same bytes; compressed they say the same only (RFC 9110, 8.8.3).
  if (encoding && typeof eTag === 'string') reply.header('etag', `W/${eTag}`)
  if (isKnown(request, reply)) {
    reply.code(304)
    return null
  }
  if (!encoding) return payload
  reply.header('content-encoding', encoding)
  return compressOnce(typeof payload === 'string' ? Buffer.from(payload) : payload, encoding)
}

/**
 * The first request for a cached response gets it lightly compressed and at once; while it travels
 * it is compressed as well as can be, for all the others.
 */
function compressOnce(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  const forms = compressedForms.get(bytes)
  const kept = forms?.[encoding]
  if (kept) return kept
  const first = compress(bytes, encoding, FAST)
  if (!forms) return first
  forms[encoding] = first
  if (!forms.isRare) {
    const best = first.then(() => compress(bytes, encoding, BEST[encoding]))
    void best.then((smaller) => (forms[encoding] = Promise.resolve(smaller)))
  }
  return first
}

function compress(bytes: Buffer, encoding: Encoding, quality: number): Promise<Buffer> {
  return encoding === 'br'
    ? toBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
    : toGzip(bytes, { level: quality })
}

function isKnown({ method, headers }: FastifyRequest, reply: FastifyReply): boolean {
  const eTag = reply.getHeader('etag')
  if (reply.statusCode !== 200 || typeof eTag !== 'string') return false
  // Not its Cache-Control: fetch() adds "no-cache" to every request that names a tag itself.
  const asked = { 'if-none-match': headers['if-none-match'] }
  return ['GET', 'HEAD'].includes(method) && fresh(asked, { etag: eTag })
}

/** The compression this client takes, or null when it would not pay or was done before. */
function encodingFor(request: FastifyRequest, reply: FastifyReply, size: number): Encoding | null {
  if (!COMPRESSES.test(String(reply.getHeader('content-type')))) return null
  reply.header('vary', 'accept-encoding')
  if (size <= MIN_COMPRESSED_BYTES || reply.hasHeader('content-encoding')) return null
  const encoding = new Negotiator(request).encoding(ENCODINGS, { preferred: ENCODINGS })
  return encoding === 'br' || encoding === 'gzip' ? encoding : null
}
