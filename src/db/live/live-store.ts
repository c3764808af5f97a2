import type { ClinicDatabase } from '../database.ts'
import { subscribeToChanges, type ChangedKeys } from './database-changes.ts'
import { retryOnce } from './retry-once.ts'

/** Something read from the database and kept in memory, for as long as somebody follows it. */
export interface LiveStore<T> {
  /** Undefined before the first answer; throws when it could not be read. */
  get: () => T | undefined
  subscribe: (listener: () => void) => () => void
}

interface LiveStoreOptions<T> {
  /** The stores it is read from. */
  stores: readonly string[]
  /** Reads it, knowing which keys of a store changed since it was read last. An equal answer is the same object. */
  read: (changedIn: (store: string) => ChangedKeys) => Promise<T>
}

const nothing: ReadonlySet<unknown> = new Set()

/** Reads again when something changes, in any tab, and tells of an answer only when it is a new one. */
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
    // What changes during a reading is read as well, before anybody is told.
    while (isFollowed() && changed.size > 0) {
      const now = changed
      changed = new Map()
      try {
        next = await retryOnce(() => read((store) => now.get(store) ?? nothing))
        failure = null
      } catch (error) {
        addChanges((store) => now.get(store) ?? nothing)
        // A page that is left, or a database that is closed, is read again when there is news.
        if (!isEnding(error)) failure = { error }
        break
      }
    }
    isReading = false
    if (!isFollowed()) return
    const isNews = failure !== null || next !== value
    value = next
    if (isNews) for (const listener of listeners) listener()
  }

  const isFollowed = (): boolean => stop !== null

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
    // Nobody listens to changes any more, so all of it may be old.
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
        // The next screen may be about to follow it.
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
