import { hasMorePages } from '#model/cursors.ts'
import type { SyncResponse } from '#model/mutation.ts'
import type { PullRemote } from '#remote/remote.ts'

/**
 * A server of which the next portion of a first mirror is asked as soon as one has come, so that it is
 * on its way while that one is written [R19]. Whoever asks for something else gets that, and the
 * portion is forgotten; one that did not come is a failure of whoever asks for it.
 */
export function withPrefetch<T extends PullRemote>(remote: T): T {
  let ahead: { since: string; answer: Promise<SyncResponse> } | null = null

  async function pull(since: string | null): Promise<SyncResponse> {
    const asked = ahead?.since === since ? ahead?.answer : undefined
    ahead = null
    const response = await (asked ?? remote.pull(since))
    if (hasMorePages(response.cursor)) {
      ahead = { since: response.cursor, answer: remote.pull(response.cursor) }
      // Nobody may come for it: it is no failure until somebody does.
      ahead.answer.catch(() => undefined)
    }
    return response
  }
  return { ...remote, pull }
}
