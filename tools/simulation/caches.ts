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
  private readonly nodes = [new Map<string, CachedEntry>(), new Map<string, CachedEntry>()] as const
  private now = 0
  private requests = 0
  /** How many answers came from here, and not from the server. */
  hits = 0

  /** Returns the cached response for the same request, or the server's. */
  async get(since: string | null, request: () => Promise<SyncResponse>): Promise<SyncResponse> {
    this.requests += 1
    const node = this.nodes[this.requests % 2 === 0 ? 0 : 1]
    const cached = node.get(since ?? '')
    if (cached && this.now - cached.at <= LIFE) {
      this.hits += 1
      return structuredClone(cached.response)
    }
    const response = await request()
    node.set(since ?? '', { response: structuredClone(response), at: this.now })
    return response
  }

  step(): void {
    this.now += 1
  }

  /** So much time goes by that everything has to be asked for again. */
  outlive(): void {
    this.now += LIFE + 1
  }

  clear(): void {
    for (const node of this.nodes) node.clear()
    this.hits = 0
  }
}

interface CachedEntry {
  response: SyncResponse
  at: number
}
