import { PAGED_PULL, isCursor } from '#model/cursors.ts'
import type { SyncResponse } from '#model/mutation.ts'

import type { Endpoint } from './endpoint.ts'
import { toFailure, requireServerResponse, RemoteError, type PullRemote } from './remote.ts'

const TIMEOUT_MS = 30_000
/** A server that has not begun to answer by then is called silent; the answer may still come. */
const SILENT_AFTER_MS = 8_000

/**
 * The server as a visitor uses it: one request, without the client library staff need. Says when it
 * is silent for long.
 */
export function createPublicRemote({ url, key }: Endpoint, onSilence = () => {}): PullRemote {
  return {
    async pull(since) {
      // The same address for all who are in the same state, and no header that browsers ask
      // permission for: caches on the way may keep the answer [R18].
      const query = new URLSearchParams({
        ...(url && { apikey: key }),
        since: since ?? PAGED_PULL,
      })
      const address = `${url}/rest/v1/rpc/visitor_pull?${query}`
      let response = await ask(address, {}, onSilence)
      // A gateway that wants its key in a header.
      if (response.status === 401) response = await ask(address, { apikey: key }, onSilence)
      if (!response.ok) throw new RemoteError(toFailure(response.status), 'visitor_pull failed')
      return parseSyncResponse(await parsed(response).catch(() => null))
    },
  }
}

/** The browser's own cache is left out: what a hotel's Wi-Fi once answered must not stay in it. */
async function ask(
  address: string,
  headers: HeadersInit,
  onSilence: () => void,
): Promise<Response> {
  const silence = setTimeout(onSilence, SILENT_AFTER_MS)
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const sent = await fetch(address, { headers, cache: 'no-store', signal })
    .catch((cause: unknown) => {
      throw new RemoteError('unreachable', 'No answer from the server', { cause })
    })
    .finally(() => clearTimeout(silence))
  return requireServerResponse(sent)
}

/** To read half a megabyte and to parse it are two tasks: on a cheap phone a tap gets in between. */
async function parsed(response: Response): Promise<unknown> {
  const text = await response.text()
  await new Promise((resolve) => setTimeout(resolve))
  return JSON.parse(text)
}

/** Refuses anything that is not an answer of ours, such as the page of a hotel's Wi-Fi. */
export function parseSyncResponse(body: unknown): SyncResponse {
  if (typeof body === 'object' && body !== null && 'cursor' in body) {
    if (isCursor(body.cursor)) return body as SyncResponse
  }
  throw new RemoteError('unreachable', 'Something else answered in place of the server')
}
