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

/** What every web server takes (RFC 9110 wants 8,000); none of ours has 300 characters. */
const MAX_ADDRESS_CHARS = 8_192
const MAX_LOGGED_PATH = 200
/** As proxies make them: 32 hexadecimal digits, a UUID. Anything else could be made up to confuse a log. */
const REQUEST_ID = /^[A-Za-z0-9-]{8,64}$/

interface HandlerOptions {
  route: RequestHandler
  /** The proxies that are believed when they say where a request comes from. */
  trustedProxies: readonly string[]
  log: ServerLogger
}

interface Outcome {
  answer: HttpResponse
  /** What was thrown, where something was. */
  error?: unknown
}

/**
 * Answers one request and writes one line about it. The line names no person: neither who asked (no
 * address, no token, no header) nor what about (no query, no body), since that somebody read about
 * an illness is nobody's business. `isLast` tells the client not to ask again here. Done when the
 * client has the answer, or is gone.
 */
export async function handleRequest(
  { route, trustedProxies, log }: HandlerOptions,
  request: IncomingMessage,
  response: ServerResponse,
  isLast: () => boolean,
): Promise<void> {
  const started = performance.now()
  const requestId = readRequestId(request.headers['x-request-id'])
  // Gone clients count as answered; what they started in the database is still waited for.
  const closed = once(response, 'close')
  const call = addClientAddress(toHttpRequest(request), request, trustedProxies)
  const { answer, error } = await runHandler(route, call, request.url ?? '/')
  const headers = { ...answer.headers, 'x-request-id': requestId }
  const isGone = request.socket.destroyed
  try {
    await sendResponse(call, response, { ...answer, headers }, isLast())
  } catch (failure) {
    response.destroy()
    throw failure
  }
  await closed
  const isAborted = isGone || !response.writableFinished
  logRequest(log, answer.status, isAborted && isBrokenOff(error) ? undefined : error, {
    requestId,
    method: call.method,
    path: call.path.slice(0, MAX_LOGGED_PATH),
    status: answer.status,
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
    return { answer: await route(call) }
  } catch (error) {
    const { status, body } = toPostgrestError(error)
    // Only a procedure that writes is refused so: 25006, a transaction that reads only.
    const allowed = status === 405 ? { allow: 'POST' } : {}
    return { answer: createJsonResponse(status, body, allowed), error }
  }
}

/** Of a fault the log has the message; of a refusal the code alone, for its words may quote what was sent. */
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

/** The client went away while it was sending its body. */
function isBrokenOff(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNRESET'
}

function readRequestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID()
}
