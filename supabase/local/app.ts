import { randomUUID } from 'node:crypto'

import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'

import { finishResponse } from './cached-response.ts'
import { HttpError, toPostgrestError } from './errors.ts'
import { silentLogger, type ServerLogger } from './logs.ts'
import { logRequest } from './request-log.ts'
import { MAX_ADDRESS_CHARS, rewriteForReaders } from './request.ts'
import { createSecurityHeaders } from './security-headers.ts'

/** Answers a request with what it returns, or sends. */
export type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/**
 * The formats of proxies: 32 hexadecimal digits, a UUID. Anything else could be forged to confuse a
 * log.
 */
const REQUEST_ID = /^[A-Za-z0-9-]{8,64}$/
const SECURITY_HEADERS = createSecurityHeaders()

interface Options {
  /** The proxies whose X-Forwarded-For is trusted. */
  trustedProxies?: readonly string[]
  log?: ServerLogger
  /** Gets a promise of each request, which resolves when it is answered and logged. */
  track?: (answered: Promise<void>) => void
  /** Returns whether the client is asked to close its connection. */
  isLast?: () => boolean
}

/**
 * Creates the HTTP application, without routes: every response has the security headers and a
 * request id, every error PostgREST's body, and every request leaves a line in the log.
 */
export function createApp({
  trustedProxies = [],
  log = silentLogger,
  track = () => undefined,
  isLast = () => false,
}: Options = {}): FastifyInstance {
  const app = Fastify({
    trustProxy: [...trustedProxies],
    genReqId: ({ headers }) => readRequestId(headers['x-request-id']),
    rewriteUrl: ({ url = '/', headers }) => rewriteForReaders(url, headers.accept),
    frameworkErrors: (error, request, reply) => {
      begin(request, reply)
      request.markAnswered()
      return fail(error, request, reply)
    },
  })
  // PostgREST and Storage read a body by the address, not by its type.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
  app.decorateRequest('failure')
  app.decorateRequest('markAnswered')
  app.addHook('onRequest', async (request, reply) => {
    begin(request, reply)
    if (request.url.length > MAX_ADDRESS_CHARS) {
      const limit = `An address may have at most ${MAX_ADDRESS_CHARS} characters.`
      throw new HttpError(414, '414', limit)
    }
  })
  app.addHook('onSend', (request, reply, payload) => {
    request.markAnswered()
    if (isLast()) reply.header('connection', 'close')
    return finishResponse(request, reply, payload)
  })
  app.setErrorHandler(fail)
  return app

  function begin(request: FastifyRequest, reply: FastifyReply): void {
    track(logRequest(log, request, reply))
    reply.headers({ ...SECURITY_HEADERS, 'x-request-id': request.id })
  }
}

function fail(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.failure = error
  const { status, body } = toPostgrestError(error)
  // Only a procedure that writes is refused like this: 25006, a read-only transaction.
  if (status === 405 && !reply.hasHeader('allow')) reply.header('allow', 'POST')
  return sendJson(reply, status, body)
}

/** Refuses any other method than GET and HEAD. */
export function requireReading({ method }: FastifyRequest, reply: FastifyReply): void {
  if (['GET', 'HEAD'].includes(method)) return
  reply.header('allow', 'GET, HEAD')
  throw new HttpError(405, '405', 'This address can only be read.')
}

function readRequestId(header: string | string[] | undefined): string {
  return typeof header === 'string' && REQUEST_ID.test(header) ? header : randomUUID()
}

/** Sends JSON that no cache keeps, unless `headers` says so; a string is JSON already. */
export function sendJson(
  reply: FastifyReply,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): FastifyReply {
  const type = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return reply
    .code(status)
    .headers({ ...type, ...headers })
    .send(text)
}
