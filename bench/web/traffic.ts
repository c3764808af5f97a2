import { setTimeout as pause } from 'node:timers/promises'

import type { CDPSession } from 'playwright-core'

const CHECK_EVERY_MS = 100
const GIVE_UP_AFTER_MS = 60_000

/** What a page asked of the network; the service worker's own requests are not among it. */
export interface Traffic {
  requests: () => number
  /** As they came over the wire: compressed, with their headers. */
  kB: () => number
  /** Waits until nothing has been under way for so long. */
  still: (forMs: number) => Promise<void>
}

export function watchTraffic(devTools: CDPSession): Traffic {
  const running = new Set<string>()
  let requests = 0
  let bytes = 0
  let changed = performance.now()
  const ended = ({ requestId }: { requestId: string }) => {
    running.delete(requestId)
    changed = performance.now()
  }
  devTools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('http')) return
    running.add(requestId)
    requests++
    changed = performance.now()
  })
  devTools.on('Network.loadingFinished', (event) => {
    bytes += event.encodedDataLength
    ended(event)
  })
  devTools.on('Network.loadingFailed', ended)
  return {
    requests: () => requests,
    kB: () => bytes / 1000,
    async still(forMs) {
      const givenUp = performance.now() + GIVE_UP_AFTER_MS
      while (running.size > 0 || performance.now() - changed < forMs) {
        if (performance.now() > givenUp) throw new Error('The page never came to rest')
        await pause(CHECK_EVERY_MS)
      }
    },
  }
}
