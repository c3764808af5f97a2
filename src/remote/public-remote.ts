import { PAGED_PULL, isCursor } from '#model/cursors.ts'
import type { SyncResponse } from '#model/mutation.ts'

import type { Endpoint } from './endpoint.ts'
import { toFailure, requireServerResponse, RemoteError, type PullRemote } from './remote.ts'

const TIMEOUT_MS = 30_000
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
      let response = await request(address, {}, onSilence)
      // Some gateways require the key in a header.
      if (response.status === 401) response = await request(address, { apikey: key }, onSilence)
      if (!response.ok) throw new RemoteError(toFailure(response.status), 'visitor_pull failed')
      return parseSyncResponse(await parseResponse(response).catch(() => null))
    },
  }
}

/** Bypasses the HTTP cache, which may hold a captive portal's response. */
async function request(
  address: string,
  headers: HeadersInit,
  onSilence: () => void,
): Promise<Response> {
  const silence = setTimeout(onSilence, SILENT_AFTER_MS)
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const response = await fetch(address, { headers, cache: 'no-store', signal })
    .catch((cause: unknown) => {
      throw new RemoteError('unreachable', 'No answer from the server', { cause })
    })
    .finally(() => clearTimeout(silence))
  return requireServerResponse(response)
}

/**
 * Reading half a megabyte and parsing it are two tasks, so that a cheap phone can handle a tap in
 * between.
 */
async function parseResponse(response: Response): Promise<unknown> {
  const text = await response.text()
  await new Promise((resolve) => setTimeout(resolve))
  return JSON.parse(text)
}

/** Rejects responses that are not ours, such as a captive portal's page. */
export function parseSyncResponse(body: unknown): SyncResponse {
  if (typeof body === 'object' && body !== null && 'cursor' in body) {
    if (isCursor(body.cursor)) return body as SyncResponse
  }
  throw new RemoteError('unreachable', 'Something else answered in place of the server')
}
