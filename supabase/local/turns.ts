import { isIP } from 'node:net'

/** How many may wait for a turn. */
export interface TurnLimits {
  ofCaller: number
  inAll: number
}

/**
 * Work that keeps the server's one thread busy, in turns: one at a time, each caller after the
 * others, and after each a pause of the same length for everything else.
 */
export interface Turns {
  /** Resolves with a function that ends the turn. Null if too many wait. */
  take: (caller: string) => Promise<() => void> | null
}

/** Creates the turns of callers that are not known to each other. */
export function createTurns({ ofCaller, inAll }: TurnLimits): Turns {
  /** The first is next; who has waited longest is first. */
  const waiting = new Map<string, (() => void)[]>()
  let count = 0
  let isTaken = false

  const next = () => {
    const [first] = waiting
    isTaken = first !== undefined
    if (!first) return
    const [caller, queue] = first
    const begin = queue.shift()
    waiting.delete(caller)
    if (queue.length > 0) waiting.set(caller, queue)
    count -= 1
    begin?.()
  }
  const begin = () => {
    const started = performance.now()
    return () => void setTimeout(next, performance.now() - started)
  }

  return {
    take(caller) {
      if (!isTaken) {
        isTaken = true
        return Promise.resolve(begin())
      }
      const queue = waiting.get(caller) ?? []
      if (queue.length >= ofCaller || count >= inAll) return null
      count += 1
      return new Promise((resolve) => {
        queue.push(() => resolve(begin()))
        waiting.set(caller, queue)
      })
    },
  }
}

/** Returns what one client has of an address: of IPv6 it may use every address of a /64. */
export function toNetwork(address: string): string {
  if (isIP(address) !== 6) return address
  const [head = [], tail = []] = address
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''))
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0')
  return [...head, ...zeros, ...tail]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
