import { randomUUID } from 'node:crypto'
import {
  mkdir,
  open,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
  type FileHandle,
} from 'node:fs/promises'
import { hostname } from 'node:os'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { readProcessTable } from './process-table.ts'

interface Holder {
  pid: number
  /** For people only: two containers may have one name. */
  host: string
  /** Where the id is valid. Builds before 1.0 did not write it; null if the system does not tell. */
  table?: string | null
  /** When the process started, if the system tells: its id may be reused. */
  started: string | null
  /** Whether it rewrites its lock every few seconds, as a heartbeat for other machines. */
  beats?: boolean
}

const ATTEMPTS = 10
const PAUSE_MS = 100

/** The interval of the heartbeat, and the time without one after which a holder counts as dead. */
export interface Heartbeat {
  everyMs: number
  deadAfterMs: number
}
const BEAT: Heartbeat = { everyMs: 10_000, deadAfterMs: 60_000 }

interface LockOptions {
  beat?: Heartbeat
  /**
   * Called when another process has taken the lock, because this one was suspended for too long.
   */
  onLost?: () => void
}

/**
 * Takes the lock file, or throws one sentence for the operator; returns a function that releases
 * it. PGlite itself allows two processes to write one directory, and then loses rows silently.
 * Processes of another machine or container are invisible: their lock is taken over after a minute
 * without a heartbeat.
 */
export async function acquireLock(
  file: string,
  { beat = BEAT, onLost = endAtOnce }: LockOptions = {},
): Promise<() => Promise<void>> {
  await mkdir(dirname(file), { recursive: true })
  const table = await readProcessTable()
  let holder: Holder | null = null
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const text = await create(file, table)
    if (text !== null) return renewLock(file, text, { beat, onLost })
    holder = await read(file)
    // Unreadable: another process may be between creating and writing the file.
    const isAlive =
      holder === null
        ? attempt <= ATTEMPTS / 2
        : await (isElsewhere(holder, table) ? isWrittenAnew(file, holder, beat) : isRunning(holder))
    if (!isAlive) await reap(file, holder)
    else if (isElsewhere(holder, table) && (await textOf(file)) !== null) break
    // A process that is stopping gets a moment to finish.
    else await pause(PAUSE_MS)
  }
  throw new Error(inUse(file, holder))
}

/** Creates the file and returns its text, or null if it exists. */
async function create(file: string, table: string | null): Promise<string | null> {
  const started = await startOf(process.pid)
  const me: Holder = { pid: process.pid, host: hostname(), table, started, beats: true }
  const text = JSON.stringify({ ...me, nonce: randomUUID() })
  try {
    await writeFile(file, text, { flag: 'wx' })
    return text
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return null
    throw error
  }
}

/** Rewrites the lock at intervals, and checks that it is still ours. */
async function renewLock(file: string, text: string, { beat, onLost }: Required<LockOptions>) {
  // Through the handle it never writes into another process's lock, even after a rename.
  const handle = await open(file, 'r+')
  const timer = setInterval(() => {
    showLife(file, handle, text).then(
      (isOurs) => isOurs || onLost(),
      () => undefined,
    )
  }, beat.everyMs).unref()
  return async () => {
    clearInterval(timer)
    await handle.close()
    if ((await textOf(file)) === text) await rm(file, { force: true })
  }
}

async function showLife(file: string, handle: FileHandle, text: string): Promise<boolean> {
  const found = await textOf(file)
  // An unreadable file, as on a failing disk, is not lost yet.
  if (found !== null && found !== text) return false
  await handle.write(text, 0)
  return true
}

/** Two processes that write one database destroy it: this one must not write another byte. */
function endAtOnce(): void {
  process.stderr.write(
    'Another Nadi has taken over the data directory while this one stood still. It ends now.\n',
  )
  process.exit(1)
}

const textOf = (file: string) => readFile(file, 'utf8').catch(() => null)

/** Returns null if the file is missing or not yet written: the caller retries. */
async function read(file: string): Promise<Holder | null> {
  try {
    return JSON.parse((await textOf(file)) ?? '') as Holder
  } catch {
    return null
  }
}

/** Returns whether a holder's process id may mean another process here. */
function isElsewhere(holder: Holder | null, table: string | null): boolean {
  return holder !== null && (table === null || holder.table !== table)
}

async function isRunning({ pid, started }: Holder): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  const found = await startOf(pid)
  // A sandbox may hide when the processes of other users started.
  return found !== ENDED && (started === null || found === null || started === found)
}

/**
 * Returns whether the holder still rewrites its lock. Waits long enough to observe it, because
 * clocks of two machines cannot be compared.
 */
async function isWrittenAnew(file: string, holder: Holder, { everyMs, deadAfterMs }: Heartbeat) {
  // Nothing would ever tell that it has ended.
  if (holder.beats !== true) return true
  process.stdout.write(
    `A Nadi on "${holder.host}" has used this data directory. Waiting up to ${deadAfterMs / 1000} s to see whether it still does ...\n`,
  )
  const first = await readWriteTime(file)
  for (let waited = 0; waited < deadAfterMs; waited += everyMs / 10) {
    await pause(everyMs / 10)
    if ((await readWriteTime(file)) !== first) return true
  }
  return false
}

/** Returns null if the file is gone. */
async function readWriteTime(file: string): Promise<number | null> {
  return stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => null,
  )
}

/** Two processes may find the same dead holder: only the one whose rename succeeds removes it. */
async function reap(file: string, dead: Holder | null): Promise<void> {
  const aside = `${file}.${process.pid}`
  try {
    await rename(file, aside)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
  const movedHolder = await read(aside)
  // The other process was faster and has taken its own lock: this file is that one.
  if (JSON.stringify(movedHolder) !== JSON.stringify(dead)) await rename(aside, file)
  else await rm(aside, { force: true })
}

const ENDED = 'ended'

/** Linux tells when a process started, elsewhere only its id is known: null. */
async function startOf(pid: number): Promise<string | null> {
  const about = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)
  // The name before the bracket may contain anything. Z and X have ended, although they are still
  // listed.
  const [state, ...rest] = about?.slice(about.lastIndexOf(')') + 2).split(' ') ?? []
  return state === 'Z' || state === 'X' ? ENDED : (rest[18] ?? null)
}

function inUse(file: string, holder: Holder | null): string {
  const processInfo = holder ? ` (process ${holder.pid} on ${holder.host})` : ''
  return (
    `Another Nadi${processInfo} is using this data directory. ` +
    `Stop it first, or choose another DATA_DIR; if it is certainly not running, delete ${file}.`
  )
}
