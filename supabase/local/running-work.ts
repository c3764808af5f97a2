import { setTimeout as pause } from 'node:timers/promises'

import type { ServerLogger } from './logs.ts'

const STOP_WITHIN_MS = 10_000

/** What a server is doing, so that a stop can wait for it. */
export interface RunningWork {
  /** Adds work; a failure is logged. */
  add: (work: Promise<unknown>) => void
  /** Whether a stop has begun, or is over. */
  state: 'running' | 'stopping' | 'stopped'
  /**
   * Resolves when everything is done, with what comes meanwhile on keep-alive connections; after ten
   * seconds in any case.
   */
  finish: () => Promise<void>
}

export function createRunningWork(log: ServerLogger): RunningWork {
  const running = new Set<Promise<unknown>>()
  const allDone = async () => {
    while (running.size > 0) await Promise.all(running)
  }
  const work: RunningWork = {
    state: 'running',
    add: (added) => {
      const tracked = added
        .catch((error: unknown) => log.error({ error }, 'unexpected'))
        .finally(() => running.delete(tracked))
      running.add(tracked)
    },
    finish: async () => {
      work.state = 'stopping'
      await Promise.race([allDone(), pause(STOP_WITHIN_MS, null, { ref: false })])
      work.state = 'stopped'
    },
  }
  return work
}
