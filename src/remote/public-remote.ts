import { PAGED_PULL, isCursor } from '#model/cursors.ts'
import type { SyncResponse } from '#model/mutation.ts'

import type { Endpoint } from './endpoint.ts'
import { toFailure, requireServerResponse, RemoteError, type PullRemote } from './remote.ts'

/** A request ends when no byte has come for so long. As a limit of the whole it would never end on 2G. */
const IDLE_TIMEOUT_MS = 30_000
/**
 * After this time without response headers the server counts as silent; the response may still
 * come.
 */
const SILENT_AFTER_MS = 8_000

/**
 * Creates the visitor's remote: one request, without the client library that staff need. Calls
 * `onSilence` when the server does not respond in time.
 */
export function createPublicRemote({ url, key }: Endpoint, onSilence = () => {}): PullRemote {
  return {
    async pull(since) {
      // All devices in the same state use the same URL and no header that needs a CORS preflight,
      // so that shared caches may store the response [R18].
      const query = new URLSearchParams({
        ...(url && { apikey: key }),
        since: since ?? PAGED_PULL,
      })
      const address = `${url}/rest/v1/rpc/visitor_pull?${query}`
      let answer = await request(address, {}, onSilence)
      // Some gateways require the key in a header.
      if (answer.status === 401) answer = await request(address, { apikey: key }, onSilence)
      if (!answer.ok) throw new RemoteError(toFailure(answer.status), 'visitor_pull failed')
      return parseSyncResponse(await parse(answer.text))
    },
  }
}

interface Answer {
  status: number
  ok: boolean
  text: string
}

/** Bypasses the HTTP cache, which may hold a captive portal's response. */
async function request(
  address: string,
  headers: HeadersInit,
  onSilence: () => void,
): Promise<Answer> {
  const silence = setTimeout(onSilence, SILENT_AFTER_MS)
  const idle = new AbortController()
  let timeout = setTimeout(() => idle.abort(), IDLE_TIMEOUT_MS)
  const isAlive = () => {
    clearTimeout(timeout)
    timeout = setTimeout(() => idle.abort(), IDLE_TIMEOUT_MS)
  }
  try {
    const { signal } = idle
    const response = await fetch(address, { headers, cache: 'no-store', signal })
    clearTimeout(silence)
    const { status, ok, body } = requireServerResponse(response)
    return { status, ok, text: ok && body ? await readText(body, isAlive) : '' }
  } catch (cause) {
    if (cause instanceof RemoteError) throw cause
    throw new RemoteError('unreachable', 'No answer from the server', { cause })
  } finally {
    clearTimeout(silence)
    clearTimeout(timeout)
  }
}

/** Reads a body as text, and calls back with each part that comes. */
async function readText(body: ReadableStream<Uint8Array>, isAlive: () => void): Promise<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    isAlive()
    text += decoder.decode(value, { stream: true })
  }
}

/**
 * Reading half a megabyte and parsing it are two tasks, so that a cheap phone can handle a tap in
 * between.
 */
async function parse(text: string): Promise<unknown> {
  await new Promise((resolve) => setTimeout(resolve))
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Rejects responses that are not ours, such as a captive portal's page. */
export function parseSyncResponse(body: unknown): SyncResponse {
  if (typeof body === 'object' && body !== null && 'cursor' in body) {
    if (isCursor(body.cursor)) return body as SyncResponse
  }
  throw new RemoteError('unreachable', 'Something else answered in place of the server')
}
