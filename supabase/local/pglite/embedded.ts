import type { Database, Queryable, TransactionOptions, WriteListener } from '../database.ts'
import { takeLock } from '../directory-lock.ts'
import { DatabaseAway } from '../errors.ts'
import { connect, type Connection } from './connection.ts'

/**
 * Postgres inside this process with its files in `folder`, which no other process may use. What it
 * has committed is on the disk. It has one connection: transactions come one after the other.
 */
export async function openEmbedded(folder: string): Promise<Database> {
  const release = await takeLock(`${folder}.lock`)
  try {
    return databaseOn(await open(folder), () => open(folder), release)
  } catch (error) {
    await release()
    throw error
  }
}

async function open(folder: string): Promise<Connection> {
  try {
    return await connect(folder)
  } catch (error) {
    // A full disk or one that takes no writes is no damage; start-faults.ts has words for it.
    if (typeof error === 'object' && error !== null && 'errno' in error) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(
      `The database in ${folder} cannot be opened: ${reason}. Its files were left as they are. ` +
        'If it does not open at a second try either, move the folder aside and restore the newest ' +
        'backup (docs/operations.md, "Restore").',
      { cause: error },
    )
  }
}

function databaseOn(
  first: Connection,
  reopen: () => Promise<Connection>,
  release: () => Promise<void>,
): Database {
  let connection = first
  let isClosed = false
  const listeners: WriteListener[] = []
  let last: Promise<unknown> = Promise.resolve()

  /** Runs `work` when all that was asked for earlier is done. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(async () => {
      if (isClosed) throw new Error('The database is closed')
      if (connection.ended) {
        await connection.gone
        connection = await reopen().catch(away)
      }
      const { forced } = connection
      const result = await work()
      const wrote = connection.forced > forced
      // Each listener has begun before the author is told, and is done before anybody else's turn.
      return {
        result,
        told: Promise.all(wrote ? listeners.map((tell) => tell({ transaction })) : []),
      }
    })
    last = turn.then(({ told }) => told).catch(() => undefined)
    return turn.then(({ result }) => result)
  }

  const transaction: Database['transaction'] = async (work, options = {}) => {
    await connection.ask('query', 'begin')
    try {
      const result = await work(queryable(connection, options))
      await connection.ask('query', 'commit')
      return result
    } catch (error) {
      await connection.ask('query', 'rollback').catch(() => undefined)
      throw error
    }
  }

  return {
    engine: 'pglite',
    query: (sql, params) => inTurn(() => queryable(connection).query(sql, params)),
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
  throw new DatabaseAway(cause)
}

function queryable(connection: Connection, { limitMs }: TransactionOptions = {}): Queryable {
  return {
    query: async <T>(sql: string, params: readonly unknown[] = []) =>
      (await connection.ask('query', sql, params, limitMs)) as T[],
    exec: async (sql) => void (await connection.ask('script', sql, [], limitMs)),
  }
}
