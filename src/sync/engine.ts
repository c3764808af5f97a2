import type { ClinicDatabase } from '#db/database.ts'
import { watchOutbox } from '#db/live.ts'
import { readMeta, writeMeta, type SyncState } from '#db/meta.ts'
import { nextBatch } from '#db/outbox.ts'
import { RemoteError, type Failure } from '#remote/remote.ts'

import { backoff } from './backoff.ts'

const POLL_MS = 60_000

/** What the engine needs of the browser; tests give their own. */
export interface Surroundings {
  now: () => number
  random: () => number
  isVisible: () => boolean
  isOnline: () => boolean
  /** Runs `work` while no other tab of this browser does; answers false when one is at it. */
  alone: (name: string, work: () => Promise<void>) => Promise<boolean>
  /** Calls back on `online`, on becoming visible, and on coming back from the page cache. */
  onReturn: (callback: () => void) => () => void
  setTimer: (callback: () => void, ms: number) => () => void
}

const nothing = (): void => undefined

type Round = () => Promise<'idle' | 'more'>

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
  round: Round,
  { now, random, isVisible, isOnline, alone, onReturn, setTimer }: Surroundings,
): () => void {
  let stopped = false
  let running = false
  let again = false
  let failures = 0
  let clearTimer = nothing

  async function run(): Promise<void> {
    if (stopped) return
    if (running) {
      again = true
      return
    }
    running = true
    clearTimer()
    try {
      const mine = await alone(`sync:${db.name}`, goRound)
      // Another tab is at it: what it brings shows here too. Look again soon, in case it closes.
      if (!mine) plan(backoff(3, random))
    } finally {
      running = false
    }
    if (again && !stopped) {
      again = false
      void run()
    }
  }

  async function goRound(): Promise<void> {
    try {
      let next: 'idle' | 'more' = 'more'
      while (next === 'more') {
        again = false
        next = stopped ? 'idle' : await round()
      }
      failures = 0
      await say(null)
      plan(POLL_MS * (0.9 + 0.2 * random()))
    } catch (error) {
      if (stopped || !db.isOpen()) return
      failures += 1
      await say(error instanceof RemoteError ? problems[error.failure] : 'error')
      if (!(error instanceof RemoteError)) reportError(error)
      plan(backoff(failures, random))
    }
  }

  async function say(problem: SyncState['problem']): Promise<void> {
    const before = await readMeta(db, 'sync')
    const answeredAt = problem === null ? now() : (before?.answeredAt ?? null)
    await writeMeta(db, 'sync', { problem, answeredAt })
  }

  function plan(ms: number): void {
    clearTimer()
    if (!stopped) clearTimer = setTimer(() => void tick(), ms)
  }

  /** A poll nobody would see waits for the reader to come back; edits do not wait. */
  async function tick(): Promise<void> {
    if (!isOnline()) return
    if (isVisible() || (await nextBatch(db, 1)).length > 0) await run()
  }

  const stopReturn = onReturn(() => {
    failures = 0
    void run()
  })
  const stopOutbox = watchOutbox(db, () => void run())
  return () => {
    stopped = true
    clearTimer()
    stopReturn()
    stopOutbox()
  }
}
