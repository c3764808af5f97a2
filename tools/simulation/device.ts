import type { DBCore, Middleware } from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'

import {
  openDatabase,
  PUBLIC_DATABASE,
  getStaffDatabaseName,
  type ClinicDatabase,
} from '#db/database.ts'
import { StorageFullError } from '#db/edits.ts'
import type { SyncResponse, Fields } from '#model/mutation.ts'
import { RemoteError, type Remote } from '#remote/remote.ts'
import { withPrefetch } from '#sync/prefetch.ts'
import { syncOnce } from '#sync/sync-cycle.ts'

import type { FormState } from '../../src/admin/forms/core/form-state.ts'
import { STAFF, type Server, type StaffName } from './server.ts'
import type { FailureKind } from './steps.ts'

export type Fault = 'none' | 'lost request' | 'lost answer' | 'twice' | 'late'

class Crash extends Error {
  override readonly name = 'Crash'
}
/** As the browser names it when a disk is full. */
class QuotaExceededError extends Error {
  override readonly name = 'QuotaExceededError'
}

/** A form of a row, in another tab than the one that edits by buttons and syncs. */
export interface OpenFormOf {
  table: 'doctors' | 'hospital_profile' | 'health_library_illnesses'
  state: FormState<Fields>
}

/** One browser: a database of its own, the product's sync code, and faults on demand. */
export class Device {
  readonly user: StaffName | null
  db: ClinicDatabase
  /** Requests that will arrive later. */
  readonly late: (() => Promise<unknown>)[] = []
  /** Ids of edits this device told its user were saved, and of those the user gave up. */
  readonly acked = new Set<string>()
  readonly discarded = new Set<string>()
  /** The form that is open. */
  form: OpenFormOf | null = null
  /** What its author was last offered to take back, and the ids of the edits it made. */
  undoable: { action: string; edits: readonly string[] } | null = null
  /** The ids of all its removals; each may be brought back. */
  readonly removals: string[] = []
  /** The device's clock, which may say anything. */
  clock = 0
  private readonly server: Server
  /** What this tab has asked ahead is gone with it. */
  private tab: Remote
  private readonly disk = new IDBFactory()
  private failIn = -1
  private failure: FailureKind = 'crash'
  /** How many of its transactions the browser has ended. */
  ended = 0

  constructor(server: Server, user: StaffName | null) {
    this.server = server
    this.user = user
    this.db = this.open()
    this.tab = withPrefetch(server.remote(user))
  }

  private open(): ClinicDatabase {
    const name = this.user ? getStaffDatabaseName(STAFF[this.user].id) : PUBLIC_DATABASE
    const db = openDatabase(name, { indexedDB: this.disk, IDBKeyRange, cache: 'disabled' })
    db.use(this.saboteur)
    return db
  }

  private readonly saboteur: Middleware<DBCore> = {
    stack: 'dbcore',
    name: 'saboteur',
    create: (core) => ({
      ...core,
      table: (name) => {
        const table = core.table(name)
        return {
          ...table,
          mutate: (request) => {
            const isLast = this.tick()
            const done = table.mutate(request)
            return isLast ? done.then((result) => this.end(request.trans, result)) : done
          },
        }
      },
    }),
  }

  /**
   * Counts down to the planned failure, at every write and on both sides of a request. Whether this
   * write is the last one of its transaction, which the browser then ends.
   */
  private tick(): boolean {
    if (this.failIn < 0) return false
    this.failIn -= 1
    if (this.failIn >= 0) return false
    if (this.failure === 'crash') throw new Crash()
    if (this.failure === 'quota') throw new QuotaExceededError()
    return true
  }

  /** Everything was written, and nothing of it is kept. */
  private end<T>(transaction: { abort: () => void }, result: T): T {
    this.ended += 1
    transaction.abort()
    return result
  }

  /**
   * Runs `work`; at its nth step the tab is killed, the disk is full, or the transaction is ended.
   * Answers null when it failed so.
   */
  async withFailure<T>(
    plan: { after: number; kind: FailureKind } | null,
    work: () => Promise<T>,
  ): Promise<T | null> {
    this.failIn = plan ? plan.after : -1
    this.failure = plan?.kind ?? 'crash'
    try {
      return await work()
    } catch (error) {
      if (isCausedBy(error, 'Crash')) this.restart()
      else if (!isExpected(error)) throw error
      return null
    } finally {
      this.failIn = -1
    }
  }

  close(): void {
    this.db.close()
  }

  restart(): void {
    this.failIn = -1
    this.form = null
    this.db.close()
    this.db = this.open()
    this.tab = withPrefetch(this.server.remote(this.user))
  }

  /** One round over a bad network; 'failed' when there was no usable answer. */
  async sync(fault: Fault = 'none', max = 50): Promise<'idle' | 'more' | 'failed'> {
    try {
      return await syncOnce(this.db, this.badNetwork(fault), { now: () => this.clock, max })
    } catch (error) {
      if (error instanceof RemoteError) return 'failed'
      throw error
    } finally {
      await this.server.atRest()
    }
  }

  private badNetwork(fault: Fault): Remote {
    const { tab } = this
    const real = this.server.remote(this.user)
    /** `again` is what the network makes of the request later, when the tab no longer listens. */
    const send = async <T>(request: () => Promise<T>, again = request): Promise<T> => {
      this.tick()
      if (fault === 'lost request') throw new RemoteError('unreachable', 'lost')
      if (fault === 'late') {
        this.late.push(again)
        throw new RemoteError('unreachable', 'late')
      }
      const response = await request()
      if (fault === 'lost answer') throw new RemoteError('unreachable', 'lost')
      if (fault === 'twice') this.late.push(again)
      this.tick()
      return response
    }
    return {
      pull: (since) =>
        send<SyncResponse>(
          () => tab.pull(since),
          () => real.pull(since),
        ),
      push: (mutations, since) => {
        const copy = structuredClone(mutations)
        return send<SyncResponse>(() => tab.push(copy, since))
      },
      upload: (picture) => send(() => tab.upload(picture)),
    }
  }

  /** The network delivers what it held back. */
  async deliverLate(): Promise<void> {
    for (const request of this.late.splice(0)) await request().catch(() => undefined)
  }
}

/** What a form says so of, and what a round is tried again after. */
const isExpected = (error: unknown) =>
  error instanceof StorageFullError ||
  // The last two: what came after the end of a transaction was no longer part of it.
  ['QuotaExceededError', 'AbortError', 'InvalidStateError', 'TransactionInactiveError'].some(
    (name) => isCausedBy(error, name),
  )

function isCausedBy(error: unknown, name: string): boolean {
  if (!(error instanceof Error)) return false
  const { inner, cause, failures } = error as {
    inner?: unknown
    cause?: unknown
    failures?: unknown[]
  }
  return (
    error.name === name ||
    isCausedBy(inner, name) ||
    isCausedBy(cause, name) ||
    (failures ?? []).some((failure) => isCausedBy(failure, name))
  )
}
