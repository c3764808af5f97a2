import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'

import { addClientAddress } from './client-address.ts'
import { toPostgrestError, HttpError } from './errors.ts'
import {
  toHttpRequest,
  createJsonResponse,
  sendResponse,
  type HttpResponse,
  type HttpRequest,
} from './http.ts'
import type { ServerLogger } from './logs.ts'

export type RequestHandler = (call: HttpRequest) => Promise<HttpResponse>

/**
 * The limit of common web servers (RFC 9110 requires 8,000); none of our URLs has 300 characters.
 */
const MAX_ADDRESS_CHARS = 8_192
const MAX_LOGGED_PATH = 200
/**
 * The formats of proxies: 32 hexadecimal digits, a UUID. Anything else could be forged to confuse a
 * log.
 */
const REQUEST_ID = /^[A-Za-z0-9-]{8,64}$/

interface HandlerOptions {
  route: RequestHandler
  /** The proxies whose X-Forwarded-For is trusted. */
  trustedProxies: readonly string[]
  log: ServerLogger
}

interface Outcome {
  httpResponse: HttpResponse
  /** The error that was thrown, if any. */
  error?: unknown
}

/**
 * Answers one request and logs one line without personal data: neither the client (no address, no
 * token, no header) nor the subject (no query, no body), since reading about an illness is private.
 * `isLast` asks the client to close the connection. Resolves when the client has the response, or
 * is gone.
 */
export async function handleRequest(
  { route, trustedProxies, log }: HandlerOptions,
  request: IncomingMessage,
  response: ServerResponse,
  isLast: () => boolean,
): Promise<void> {
  const started = performance.now()
  const requestId = readRequestId(request.headers['x-request-id'])
  // A client that left counts as answered, but its database work is awaited.
  const closed = once(response, 'close')
  const call = addClientAddress(toHttpRequest(request), request, trustedProxies)
  const { httpResponse, error } = await runHandler(route, call, request.url ?? '/')
  const headers = { ...httpResponse.headers, 'x-request-id': requestId }
  const isGone = request.socket.destroyed
  try {
    await sendResponse(call, response, { ...httpResponse, headers }, isLast())
  } catch (failure) {
    response.destroy()
    throw failure
  }
  await closed
  const isAborted = isGone || !response.writableFinished
  logRequest(log, httpResponse.status, isAborted && isBrokenOff(error) ? undefined : error, {
    requestId,
    method: call.method,
    path: call.path.slice(0, MAX_LOGGED_PATH),
    status: httpResponse.status,
    durationMs: Math.round(performance.now() - started),
    ...(isAborted && { aborted: true }),
  })
}

async function runHandler(
  route: RequestHandler,
  call: HttpRequest,
  address: string,
): Promise<Outcome> {
  try {
    if (address.length > MAX_ADDRESS_CHARS)
      throw new HttpError(
        414,
        '414',
        `An address may have at most ${MAX_ADDRESS_CHARS} characters.`,
      )
    return { httpResponse: await route(call) }
  } catch (error) {
    const { status, body } = toPostgrestError(error)
    // Only a procedure that writes is refused like this: 25006, a read-only transaction.
    const allowed = status === 405 ? { allow: 'POST' } : {}
    return { httpResponse: createJsonResponse(status, body, allowed), error }
  }
}

/**
 * Logs the message of a fault, but only the code of a refusal, whose message may quote the request.
 */
function logRequest(log: ServerLogger, status: number, error: unknown, line: object): void {
  const isFault = status >= 500 && status !== 501
  if (isFault && 'aborted' in line && error === undefined) log.info(line, 'request')
  else if (isFault) log.error({ ...line, error }, 'request')
  else if (status >= 400) log.warn({ ...line, code: getErrorCode(error) }, 'request')
  else log.info(line, 'request')
}

function getErrorCode(error: unknown): string | undefined {
  return error === undefined ? undefined : toPostgrestError(error).body.code
}

/** Returns whether the client closed the connection while sending its body. */
function isBrokenOff(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNRESET'
}

function readRequestId(header: string | string[] | undefined): string {
  return typeof header === 'string' && REQUEST_ID.test(header) ? header : randomUUID()
}
