import type { Answer } from '#model/mutation.ts'

import type { Endpoint } from './endpoint.ts'
import { failureOf, fromServer, RemoteError, type PullRemote } from './remote.ts'

const TIMEOUT_MS = 30_000

/** The server as a visitor uses it: one request, without the client library staff need. */
export function publicRemote(endpoint: Endpoint): PullRemote {
  return {
    async pull(since) {
      const query = since === null ? '' : `?since=${encodeURIComponent(since)}`
      const sent = await fetch(`${endpoint.url}/rest/v1/rpc/sync_pull${query}`, {
        headers: { apikey: endpoint.key },
        cache: 'no-store',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }).catch((cause: unknown) => {
        throw new RemoteError('unreachable', 'No answer from the server', { cause })
      })
      const response = fromServer(sent)
      if (!response.ok) throw new RemoteError(failureOf(response.status), 'sync_pull failed')
      return parseAnswer(await response.json().catch(() => null))
    },
  }
}

/** Refuses anything that is not an answer of ours, such as the page of a hotel's Wi-Fi. */
export function parseAnswer(body: unknown): Answer {
  if (typeof body === 'object' && body !== null && 'cursor' in body) {
    if (typeof body.cursor === 'string' && /^\d+\.[0-9a-f]{8}\.\d$/.test(body.cursor)) {
      return body as Answer
    }
  }
  throw new RemoteError('unreachable', 'Something else answered in place of the server')
}
