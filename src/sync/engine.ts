import type { ClinicDatabase } from '#db/database.ts'
import { readMeta, writeMeta, type SyncState } from '#db/meta.ts'
import { isQuotaExceeded } from '#db/quota.ts'
import { subscribeToSyncTriggers } from '#db/subscriptions.ts'
import { RemoteError, type Failure } from '#remote/remote.ts'

import { getBackoffDelay } from './backoff.ts'

const POLL_MS = 60_000

/** What the engine needs of the browser. Tests pass their own. */
export interface SyncEnvironment {
  now: () => number
  random: () => number
  isVisible: () => boolean
  /**
   * Runs `work` under a lock that tabs share. Resolves to false if the lock cannot be had, as in a
   * page that is being left.
   */
  withLock: (name: string, work: () => Promise<void>) => Promise<boolean>
  /**
   * Calls back on `online` and `offline`, when the page becomes visible, and when it returns from
   * the back/forward cache.
   */
  onResume: (callback: () => void) => () => void
  setTimer: (callback: () => void, ms: number) => () => void
  /** Logs an expected failure, such as a lost connection, for developers. */
  warn: (text: string) => void
}

/** The state of the outbox, as the engine needs it. Visitors have no outbox (outgoing.ts). */
export interface Outgoing {
  /** Returns a name per unsent edit. The name changes when the edit becomes ready to send. */
  names: () => Promise<string[]>
  /** Returns whether an edit is ready to send. */
  isDue: (now: number) => Promise<boolean>
  /** Returns the milliseconds until the undo window of the last edit ends [D13]. */
  undoLeft: (now: number) => Promise<number>
}

const doNothing = (): void => undefined

type SyncCycle = () => Promise<'idle' | 'more'>

function toProblem(failure: Failure): SyncState['problem'] {
  if (failure === 'unreachable') return 'offline'
  return failure === 'refused' || failure === 'invalid' || failure === 'broken' ? 'error' : failure
}

/**
 * Syncs on start, after each edit, on reconnect or resume, and about once a minute while the page
 * is visible, with backoff after failures [D10]. Returns a function that stops it.
 */
export function startSync(
  db: ClinicDatabase,
  cycle: SyncCycle,
  { now, random, isVisible, withLock, onResume, setTimer, warn }: SyncEnvironment,
  outgoing?: Outgoing,
): () => void {
  let stopped = false
  let running = false
  let rerunRequested = false
  let failures = 0
  /** The last failure that was logged. It is not logged again at every retry (AC-421). */
  let noted: SyncState['problem'] = null
  let clearTimer = doNothing

  async function run(): Promise<void> {
    if (stopped) return
    if (running) {
      rerunRequested = true
      return
    }
    running = true
    clearTimer()
    try {
      const mine = await withLock(`sync:${db.name}`, runCycles)
      // Another tab's changes show here too. Try again soon, in case this page stays after all.
      if (!mine) schedule(getBackoffDelay(3, random))
    } finally {
      running = false
    }
    if (rerunRequested && !stopped) {
      rerunRequested = false
      trigger()
    }
  }

  /**
   * Starts a cycle. If it cannot start, as when the browser refuses the lock, it is retried later.
   */
  function trigger(): void {
    void run().catch(scheduleRetry)
  }

  async function runCycles(): Promise<void> {
    // The engine may have stopped while another tab held the lock.
    if (stopped) return
    try {
      let next: 'idle' | 'more' = 'more'
      while (next === 'more') {
        rerunRequested = false
        next = stopped ? 'idle' : await cycle()
      }
      failures = 0
      await reportState(null)
      // Schedules the next cycle for the end of the undo window, if one is open [D13].
      schedule((await outgoing?.undoLeft(now())) || POLL_MS * (0.9 + 0.2 * random()))
    } catch (error) {
      if (stopped) return
      failures += 1
      // Without a connection no state can be stored; the next cycle opens it again.
      if (!db.isOpen()) return schedule(getBackoffDelay(failures, random))
      // On a full disk even this write fails. The stored content stays as it is.
      const report = reportState(
        error instanceof RemoteError ? toProblem(error.failure) : 'error',
        error,
      )
      await report.catch((unsaid: unknown) => isQuotaExceeded(unsaid) || reportError(unsaid))
      if (!(error instanceof RemoteError) && !isQuotaExceeded(error)) reportError(error)
      schedule(getBackoffDelay(failures, random))
    }
  }

  async function reportState(problem: SyncState['problem'], error?: unknown): Promise<void> {
    const hasChanged = problem !== noted
    noted = problem
    if (problem === null) {
      await writeMeta(db, 'sync', { problem, answeredAt: now() })
      return
    }
    const message = error instanceof Error ? error.message : String(error)
    const answeredAt = (await readMeta(db, 'sync'))?.answeredAt ?? null
    await writeMeta(db, 'sync', { problem, answeredAt, message })
    if (hasChanged) warn(`${db.name} could not be refreshed: ${message}`)
  }

  function schedule(ms: number): void {
    clearTimer()
    if (!stopped) clearTimer = setTimer(() => void poll().catch(scheduleRetry), ms)
  }

  function scheduleRetry(): void {
    failures += 1
    schedule(getBackoffDelay(failures, random))
  }

  /**
   * Skips polling while the page is hidden, unless there are edits to send. `navigator.onLine` is
   * not reliable, and a request without a network costs little.
   */
  async function poll(): Promise<void> {
    if (isVisible() || (await outgoing?.isDue(now()))) await run()
  }

  const stopReturn = onResume(() => {
    failures = 0
    trigger()
  })
  const stopTriggers = subscribeToSyncTriggers(db, outgoing?.names, trigger)
  return () => {
    stopped = true
    clearTimer()
    stopReturn()
    stopTriggers()
  }
}
