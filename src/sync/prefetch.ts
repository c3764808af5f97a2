import type { Answer } from '#model/mutation.ts'
import { isInPortions } from '#model/sync/cursors.ts'
import type { PullRemote } from '#remote/remote.ts'

/**
 * A server of which the next portion of a first mirror is asked as soon as one has come, so that it is
 * on its way while that one is written [R19]. Whoever asks for something else gets that, and the
 * portion is forgotten; one that did not come is a failure of whoever asks for it.
 */
export function askedAhead<T extends PullRemote>(remote: T): T {
  let ahead: { since: string; answer: Promise<Answer> } | null = null

  async function pull(since: string | null): Promise<Answer> {
    const asked = ahead?.since === since ? ahead?.answer : undefined
    ahead = null
    const answer = await (asked ?? remote.pull(since))
    if (isInPortions(answer.cursor)) {
      ahead = { since: answer.cursor, answer: remote.pull(answer.cursor) }
      // Nobody may come for it: it is no failure until somebody does.
      ahead.answer.catch(() => undefined)
    }
    return answer
  }
  return { ...remote, pull }
}
