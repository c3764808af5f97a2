import { Worker } from 'node:worker_threads'

import { DatabaseUnavailableError, isPostgresError } from '../errors.ts'
import { loadPostgresModule } from './postgres-module.ts'
import {
  deserializeError,
  OPENING,
  type DatabaseLocation,
  type Reply,
  type Request,
} from './thread-protocol.ts'

/** The main thread's connection to the thread that runs the database. */
export interface Connection {
  /**
   * Sends one request and returns its rows. A statement that is not done within `limitMs` is ended
   * together with the thread: there is no other way to stop Postgres in WebAssembly.
   */
  sendRequest(
    kind: Request['kind'],
    sql?: string,
    params?: readonly unknown[],
    limitMs?: number,
  ): Promise<unknown[]>
  close(): Promise<void>
  /** How often this thread has forced data to the disk. */
  readonly forced: number
  /** Whether it has ended, by itself or because it was ended. */
  readonly ended: boolean
  /** Resolves when it no longer runs: only then may another thread open the same files. */
  readonly gone: Promise<unknown>
}

interface Waiting {
  resolve: (rows: unknown[]) => void
  reject: (error: Error) => void
}

/** The memory for short-lived objects, mainly rows; V8's default is 48. */
const YOUNG_MB = 6

/** How long the database may take to respond after an error that is not Postgres's. */
const STILL_THERE_MS = 5000

/** Starts the thread for the database in this folder; resolves when it is open. */
export async function connect(folder: string): Promise<Connection> {
  const place: DatabaseLocation = { folder, program: await loadPostgresModule() }
  const worker = new Worker(new URL('./thread.js', import.meta.url), {
    workerData: place,
    execArgv: [],
    // Rows are short-lived, and a larger young generation would stay allocated.
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  })
  const waiting = new Map<number, Waiting>()
  let lastId = OPENING
  let forced = 0
  let ended = false

  worker.on('message', (reply: Reply) => {
    const { resolve, reject } = waiting.get(reply.id) ?? {}
    waiting.delete(reply.id)
    if ('error' in reply) return reject?.(deserializeError(reply.error))
    forced = reply.forced
    resolve?.(reply.rows)
  })
  const end = (why: Error) => {
    ended = true
    for (const { reject } of waiting.values()) reject(why)
    waiting.clear()
    return worker.terminate()
  }
  const gone = new Promise((resolve) => void worker.once('exit', resolve))
  worker.on('error', (error) => void end(new DatabaseUnavailableError(error)))
  worker.on('exit', () => void end(new DatabaseUnavailableError('its thread ended')))

  const send = (id: number, request?: Request) =>
    new Promise<unknown[]>((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      if (request) worker.postMessage(request)
    })
  const sendRequest: Connection['sendRequest'] = async (kind, sql = '', params = [], limitMs) => {
    if (ended) throw new DatabaseUnavailableError('its thread has ended')
    lastId += 1
    const response = send(lastId, { id: lastId, kind, sql, params })
    const timer = limitMs && setTimeout(() => void end(tooLong(limitMs)), limitMs)
    try {
      return await response
    } catch (error) {
      if (!ended && !isPostgresError(error)) await requireStillThere()
      throw error
    } finally {
      clearTimeout(timer || undefined)
    }
  }
  /** After a stack overflow or without memory the database no longer responds. */
  const requireStillThere = () =>
    sendRequest('query', 'select 1', [], STILL_THERE_MS).catch((error: Error) => void end(error))

  await send(OPENING).catch(async (error: unknown) => {
    await worker.terminate()
    throw error
  })
  return {
    sendRequest,
    async close() {
      if (!ended) await sendRequest('close')
      ended = true
      await worker.terminate()
    },
    gone,
    get forced() {
      return forced
    },
    get ended() {
      return ended
    },
  }
}

/** Worded like Postgres. */
function tooLong(limitMs: number): Error {
  const message = `canceling statement due to statement timeout (${limitMs} ms)`
  return Object.assign(new Error(message), { code: '57014' })
}
