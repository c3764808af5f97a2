import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { Readable } from 'node:stream'
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

const COMPRESSES = /^(text\/|application\/(json|manifest\+json|javascript)|image\/svg)/
const MIN_COMPRESSED_BYTES = 1024
const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

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

export function jsonAnswer(status: number, body: unknown, headers: Record<string, string> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const type = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }
  return { status, headers: { ...type, ...headers }, body: text } satisfies Answer
}
