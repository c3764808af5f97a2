import type { ClinicDatabase } from '#db/database.ts'
import { readMeta, writeMeta, type SyncState } from '#db/meta.ts'
import { isQuotaExceeded } from '#db/quota.ts'
import { watchAsks } from '#db/subscriptions.ts'
import { RemoteError, type Failure } from '#remote/remote.ts'

import { getBackoffDelay } from './backoff.ts'

const POLL_MS = 60_000

/** What the engine needs of the browser; tests give their own. */
export interface SyncEnvironment {
  now: () => number
  random: () => number
  isVisible: () => boolean
  /**
   * Runs `work` when no other tab of this browser is at it; answers false where that cannot be, as in
   * a page that is being left.
   */
  withLock: (name: string, work: () => Promise<void>) => Promise<boolean>
  /** Calls back on `online` and `offline`, on becoming visible, and on coming back from the page cache. */
  onResume: (callback: () => void) => () => void
  setTimer: (callback: () => void, ms: number) => () => void
  /** Notes a failure that is expected, such as a lost connection, where a developer finds it. */
  warn: (text: string) => void
}

/** What a device with edits of its own has to say; visitors have none (outgoing.ts). */
export interface Outgoing {
  /** Names the edits that wait, each by another name when it can be sent at last. */
  names: () => Promise<string[]>
  /** Whether something can be sent now. */
  isDue: (now: number) => Promise<boolean>
  /** For how many milliseconds the last edit can still be taken back [D13]. */
  undoLeft: (now: number) => Promise<number>
}

const nothing = (): void => undefined

type SyncCycle = () => Promise<'idle' | 'more'>

const problems: Record<Failure, SyncState['problem']> = {
  unreachable: 'offline',
  busy: 'busy',
  'signed-out': 'signed-out',
  'password-first': 'password-first',
  refused: 'error',
  invalid: 'error',
  broken: 'error',
}

/**
 * Goes round at the start, after every edit, when the network or the reader
 * comes back, and once a minute while someone looks; waits longer after each
 * failure [D10]. Returns the way to stop.
 */
export function startSync(
  db: ClinicDatabase,
  round: SyncCycle,
  { now, random, isVisible, withLock, onResume, setTimer, warn }: SyncEnvironment,
  outgoing?: Outgoing,
): () => void {
  let stopped = false
  let running = false
  let rerunRequested = false
  let failures = 0
  /** The failure that was noted last; it is not noted again at every try (AC-421). */
  let noted: SyncState['problem'] = null
  let clearTimer = nothing

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
      // What another tab brings shows here too. Look again soon, in case this page stays after all.
      if (!mine) schedule(getBackoffDelay(3, random))
    } finally {
      running = false
    }
    if (rerunRequested && !stopped) {
      rerunRequested = false
      trigger()
    }
  }

  /** Whatever keeps a round from beginning, such as a lock that the browser refuses, it is tried later. */
  function trigger(): void {
    void run().catch(scheduleRetry)
  }

  async function runCycles(): Promise<void> {
    // While another tab was at it.
    if (stopped) return
    try {
      let next: 'idle' | 'more' = 'more'
      while (next === 'more') {
        rerunRequested = false
        next = stopped ? 'idle' : await round()
      }
      failures = 0
      await reportState(null)
      // What can still be taken back goes as soon as it no longer can [D13].
      schedule((await outgoing?.undoLeft(now())) || POLL_MS * (0.9 + 0.2 * random()))
    } catch (error) {
      if (stopped) return
      failures += 1
      // Nothing can be written down while the connection is lost; the next try opens it again.
      if (!db.isOpen()) return schedule(getBackoffDelay(failures, random))
      // On a full disk not even that can be written down; the content that is there stays.
      const said = reportState(
        error instanceof RemoteError ? problems[error.failure] : 'error',
        error,
      )
      await said.catch((unsaid: unknown) => isQuotaExceeded(unsaid) || reportError(unsaid))
      if (!(error instanceof RemoteError) && !isQuotaExceeded(error)) reportError(error)
      schedule(getBackoffDelay(failures, random))
    }
  }

  async function reportState(problem: SyncState['problem'], error?: unknown): Promise<void> {
    const isNews = problem !== noted
    noted = problem
    if (problem === null) {
      await writeMeta(db, 'sync', { problem, answeredAt: now() })
      return
    }
    const message = error instanceof Error ? error.message : String(error)
    const answeredAt = (await readMeta(db, 'sync'))?.answeredAt ?? null
    await writeMeta(db, 'sync', { problem, answeredAt, message })
    if (isNews) warn(`${db.name} could not be refreshed: ${message}`)
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
   * A poll nobody would see waits for the reader to come back; edits do not wait. Whether there is a
   * network the browser only believes: a try costs little where there is none.
   */
  async function poll(): Promise<void> {
    if (isVisible() || (await outgoing?.isDue(now()))) await run()
  }

  const stopReturn = onResume(() => {
    failures = 0
    trigger()
  })
  const stopAsks = watchAsks(db, outgoing?.names, trigger)
  return () => {
    stopped = true
    clearTimer()
    stopReturn()
    stopAsks()
  }
}
