import { once } from 'node:events'

import type { FastifyReply, FastifyRequest } from 'fastify'

import { toPostgrestError } from './errors.ts'
import type { ServerLogger } from './logs.ts'
import { getPath } from './request.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The error that is answered, if any. */
    failure: unknown
    /** To be called once the response is known, whether or not the client is still there. */
    markAnswered: () => void
  }
}

const MAX_LOGGED_PATH = 200

/**
 * Logs one line without personal data: neither the client (no address, no token, no header) nor the
 * subject (no query, no body), since reading about an illness is private. Resolves when the client
 * has the response, or is gone and the work for it is done.
 */
export async function logRequest(
  log: ServerLogger,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const answered = new Promise<boolean>((resolve) => {
    request.markAnswered = () => resolve(request.socket.destroyed)
  })
  const finished = once(reply.raw, 'close').then(() => reply.raw.writableFinished)
  const [isGone, isFinished] = await Promise.all([answered, finished])
  const isAborted = isGone || !isFinished
  const error = isAborted && isBrokenOff(request.failure) ? undefined : request.failure
  writeLine(log, reply.statusCode, error, {
    requestId: request.id,
    method: request.method,
    path: getPath(request).slice(0, MAX_LOGGED_PATH),
    status: reply.statusCode,
    durationMs: Math.round(reply.elapsedTime),
    ...(isAborted && { aborted: true }),
  })
}

/**
 * Logs the message of a fault, but only the code of a refusal, whose message may quote the request.
 */
function writeLine(log: ServerLogger, status: number, error: unknown, line: object): void {
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
