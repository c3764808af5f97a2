import type { FastifyRequest } from 'fastify'

type Request = Pick<FastifyRequest, 'url'>

/** The path as it came: still percent-encoded, so that nothing has been climbed or cut yet. */
export function getPath({ url }: Request): string {
  return url.split('?', 1)[0] ?? ''
}

/** The query in its order, with every value of a name that occurs twice. */
export function getQuery(request: Request): URLSearchParams {
  return new URLSearchParams(request.url.slice(getPath(request).length))
}

/** The bytes of the body; none for a method that has no body. */
export function getBody({ body }: Pick<FastifyRequest, 'body'>): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0)
}

/**
 * The limit of common web servers (RFC 9110 requires 8,000); none of our URLs has 300 characters.
 */
export const MAX_ADDRESS_CHARS = 8_192
/** How much of a longer address is left: enough for the language and the folder of its page. */
const SHORT_ADDRESS_CHARS = 300

/**
 * A reader whose address is malformed or too long gets what a similar valid address gets that does
 * not exist; programs hear what is wrong with it.
 */
export function rewriteForReaders(url: string, accept = ''): string {
  if (!accept.includes('text/html')) return url
  const address = url.length > MAX_ADDRESS_CHARS ? shorten(url) : url
  return isMalformed(address) ? encodeURI(address) : address
}

function isMalformed(url: string): boolean {
  try {
    // Used, as the bundler leaves out a call whose value is not.
    return decodeURI(url) === ''
  } catch {
    return true
  }
}

function shorten(url: string): string {
  const path = getPath({ url }).slice(0, SHORT_ADDRESS_CHARS)
  return `${path.replace(/\/*$/, '')}/too-long`
}
