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
 * A reader whose address is malformed gets what an address gets that says the same in a valid way,
 * and does not exist; programs hear what is wrong with it.
 */
export function rewriteForReaders(url: string, accept = ''): string {
  return isMalformed(url) && accept.includes('text/html') ? encodeURI(url) : url
}

function isMalformed(url: string): boolean {
  try {
    // Used, as the bundler leaves out a call whose value is not.
    return decodeURI(url) === ''
  } catch {
    return true
  }
}
