import type { Database, Queryable, TransactionOptions, WriteListener } from '../database.ts'
import { acquireLock } from '../directory-lock.ts'
import { DatabaseUnavailableError } from '../errors.ts'
import { connect, type Connection } from './connection.ts'

/**
 * The timeouts of operations that only wait for the disk, after which the thread counts as hung and
 * is ended.
 */
export interface Limits {
  /** A commit. */
  commitMs: number
  /** One statement outside of a transaction; each commits by itself. */
  statementMs: number
}
const LIMITS: Limits = { commitMs: 15_000, statementMs: 120_000 }

/** The delay after a failed reopening: each attempt starts a thread and reads much. */
const REOPEN_AFTER_MS = 5_000

/**
 * Opens Postgres inside this process with its files in `folder`, which no other process may use.
 * Committed data is on the disk. It has one connection: transactions run in sequence.
 */
export async function openEmbedded(folder: string, limits = LIMITS): Promise<Database> {
  const release = await acquireLock(`${folder}.lock`)
  try {
    const reopen = notTooOften(() => open(folder))
    return databaseOn(await open(folder), { reopen, release, limits })
  } catch (error) {
    await release()
    throw error
  }
}

async function open(folder: string): Promise<Connection> {
  try {
    return await connect(folder)
  } catch (error) {
    // A full or read-only disk is no damage; startup-errors.ts has messages for it.
    if (typeof error === 'object' && error !== null && 'errno' in error) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(
      `The database in ${folder} cannot be opened: ${reason}. Its files were left as they are. ` +
        'If it does not open at a second try either, move the folder aside and restore the newest ' +
        'backup (docs/backup.md, "Restore").',
      { cause: error },
    )
  }
}

/** Does not repeat a recent failed attempt; all callers get the same error. */
function notTooOften(reopen: () => Promise<Connection>): () => Promise<Connection> {
  let failed: { at: number; error: unknown } | undefined
  return async () => {
    if (failed && performance.now() - failed.at < REOPEN_AFTER_MS) throw failed.error
    try {
      return await reopen()
    } catch (error) {
      failed = { at: performance.now(), error }
      throw error
    }
  }
}

interface Surroundings {
  reopen: () => Promise<Connection>
  release: () => Promise<void>
  limits: Limits
}

function databaseOn(first: Connection, { reopen, release, limits }: Surroundings): Database {
  let connection = first
  let isClosed = false
  const listeners: WriteListener[] = []
  let last: Promise<unknown> = Promise.resolve()

  /** Runs `work` after everything that was requested earlier. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const run = last.then(async () => {
      if (isClosed) throw new Error('The database is closed')
      if (connection.ended) {
        await connection.gone
        connection = await reopen().catch(away)
      }
      const { forced } = connection
      const result = await work()
      const wrote = connection.forced > forced
      // Each listener starts before the author continues, and ends before the next transaction.
      return {
        result,
        notifications: Promise.all(wrote ? listeners.map((notify) => notify({ transaction })) : []),
      }
    })
    last = run.then(({ notifications }) => notifications).catch(() => undefined)
    return run.then(({ result }) => result)
  }

  /** Only the disk can delay these: after the timeout they would never finish. */
  const soon = async (sql: 'begin' | 'commit' | 'rollback') => {
    const { commitMs } = limits
    await connection.sendRequest('query', sql, [], commitMs).catch((error: unknown) => {
      if (!connection.ended) throw error
      away(new Error(`the database did not ${sql} within ${commitMs / 1000} s and was ended`))
    })
  }

  const transaction: Database['transaction'] = async (work, options = {}) => {
    await soon('begin')
    try {
      const result = await work(queryable(connection, options))
      await soon('commit')
      return result
    } catch (error) {
      await soon('rollback').catch(() => undefined)
      throw error
    }
  }
  const statementLimit = { limitMs: limits.statementMs }

  return {
    engine: 'pglite',
    query: (sql, params) => inTurn(() => queryable(connection, statementLimit).query(sql, params)),
    exec: (sql) => inTurn(() => queryable(connection).exec(sql)),
    transaction: (work, options) => inTurn(() => transaction(work, options)),
    onWrite: (listener) => void listeners.push(listener),
    close: async () => {
      await last
      if (isClosed) return
      isClosed = true
      await connection.close()
      await release()
    },
  }
}

function away(cause: unknown): never {
  throw new DatabaseUnavailableError(cause)
}

function queryable(connection: Connection, { limitMs }: TransactionOptions = {}): Queryable {
  return {
    query: async <T>(sql: string, params: readonly unknown[] = []) =>
      (await connection.sendRequest('query', sql, params, limitMs)) as T[],
    exec: async (sql) => void (await connection.sendRequest('script', sql, [], limitMs)),
  }
}
