import type { ClinicDatabase } from '../database.ts'
import { subscribeToChanges, type ChangedKeys } from './database-changes.ts'
import { retryOnce } from './retry-once.ts'

/** A cached query result with subscribers. It is dropped when the last one unsubscribes. */
export interface LiveStore<T> {
  /** Undefined before the first result. Throws if the read failed. */
  get: () => T | undefined
  subscribe: (listener: () => void) => () => void
}

interface LiveStoreOptions<T> {
  /** The stores that `read` depends on. */
  stores: readonly string[]
  /**
   * Reads the result; `changedIn` returns the keys of a store that changed since the last read.
   * Returns the same object for an equal result. While nothing is shown, `showEarly` takes a result
   * that is worth showing until the rest is read.
   */
  read: (
    changedIn: (store: string) => ChangedKeys,
    showEarly: ((early: T) => void) | null,
  ) => Promise<T>
}

const nothing: ReadonlySet<unknown> = new Set()

/**
 * Creates a store that reads again after each change, in any tab, and notifies its subscribers only
 * of a new result.
 */
export function createLiveStore<T>(
  db: ClinicDatabase,
  { stores, read }: LiveStoreOptions<T>,
): LiveStore<T> {
  const listeners = new Set<() => void>()
  let value: T | undefined
  let failure: { error: unknown } | null = null
  let changed = new Map<string, ChangedKeys>()
  let isReading = false
  let stop: (() => void) | null = null

  function addChanges(changedIn: (store: string) => ChangedKeys): void {
    for (const store of stores) {
      const both = mergeKeys(changed.get(store) ?? nothing, changedIn(store))
      if (both === 'all' || both.size > 0) changed.set(store, both)
    }
  }

  async function refresh(): Promise<void> {
    if (isReading) return
    isReading = true
    let next = value
    const showEarly = (early: T) => show((next = early))
    // Changes during a read are read as well before subscribers are notified.
    while (isRunning() && changed.size > 0) {
      const now = changed
      changed = new Map()
      try {
        const isFirst = value === undefined
        next = await retryOnce(() =>
          read((store) => now.get(store) ?? nothing, isFirst ? showEarly : null),
        )
        failure = null
      } catch (error) {
        addChanges((store) => now.get(store) ?? nothing)
        // After pagehide or a closed database the store reads again at the next change.
        if (!isEnding(error)) failure = { error }
        break
      }
    }
    isReading = false
    show(next)
  }

  function show(next: T | undefined): void {
    if (!isRunning()) return
    const hasChanged = failure !== null || next !== value
    value = next
    if (hasChanged) for (const listener of listeners) listener()
  }

  const isRunning = (): boolean => stop !== null

  function start(): void {
    stop ??= subscribeToChanges(db, (changedIn) => {
      addChanges(changedIn)
      void refresh()
    })
    void refresh()
  }

  function stopUnused(): void {
    if (listeners.size > 0 || !stop) return
    stop()
    stop = null
    // Without a subscription to the database the value may be outdated.
    value = undefined
    failure = null
    addChanges(() => 'all')
  }

  addChanges(() => 'all')
  return {
    get() {
      if (failure) throw failure.error
      return value
    },
    subscribe(listener) {
      listeners.add(listener)
      start()
      return () => {
        listeners.delete(listener)
        // The next screen may be about to subscribe.
        queueMicrotask(stopUnused)
      }
    },
  }
}

function mergeKeys(some: ChangedKeys, others: ChangedKeys): ChangedKeys {
  return some === 'all' || others === 'all' ? 'all' : new Set([...some, ...others])
}

function isEnding(error: unknown): boolean {
  return error instanceof Error && ['AbortError', 'DatabaseClosedError'].includes(error.name)
}
