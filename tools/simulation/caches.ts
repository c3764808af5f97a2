import type { SyncResponse } from '#model/mutation.ts'

/**
 * How many steps of a history an answer may be kept for. Longer than any real cache would, which only
 * tries R18 harder; with less, the many addresses of portions would seldom be asked for twice.
 */
const LIFE = 16

/**
 * Two caches between visitors and the server, asked in turns, that keep what they got for as long
 * as they may and do not ask the server: one may be far behind the other [R18].
 */
export class Caches {
  private readonly nodes = [new Map<string, Kept>(), new Map<string, Kept>()] as const
  private now = 0
  private asked = 0
  /** How many answers came from here, and not from the server. */
  given = 0

  /** Returns the cached response for the same request, or the server's. */
  async get(since: string | null, ask: () => Promise<SyncResponse>): Promise<SyncResponse> {
    this.asked += 1
    const kept = this.nodes[this.asked % 2 === 0 ? 0 : 1]
    const known = kept.get(since ?? '')
    if (known && this.now - known.at <= LIFE) {
      this.given += 1
      return structuredClone(known.response)
    }
    const response = await ask()
    kept.set(since ?? '', { response: structuredClone(response), at: this.now })
    return response
  }

  step(): void {
    this.now += 1
  }

  /** So much time goes by that everything has to be asked for again. */
  outlive(): void {
    this.now += LIFE + 1
  }

  forget(): void {
    for (const kept of this.nodes) kept.clear()
    this.given = 0
  }
}

interface Kept {
  response: SyncResponse
  at: number
}
