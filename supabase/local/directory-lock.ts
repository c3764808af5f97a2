import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

interface Holder {
  pid: number
  host: string
  /** When the process began, where the system tells: a number may be given to another process. */
  started: string | null
}

const ATTEMPTS = 10
const PAUSE_MS = 100

/**
 * Takes the lock file or throws one sentence for people; answers with the function that gives it
 * back. PGlite itself lets two processes write one directory, and then loses rows in silence.
 */
export async function takeLock(file: string): Promise<() => Promise<void>> {
  await mkdir(dirname(file), { recursive: true })
  let holder: Holder | null = null
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (await create(file)) return () => rm(file, { force: true })
    holder = await read(file)
    const isDead = holder !== null && !(await isAlive(holder))
    // Nothing readable: another process may be between creating the file and writing to it.
    if (isDead || (holder === null && attempt > ATTEMPTS / 2)) await reap(file, holder)
    // A process that is just being stopped gets a moment to finish.
    else await pause(PAUSE_MS)
  }
  throw new Error(inUse(file, holder))
}

async function create(file: string): Promise<boolean> {
  const me: Holder = { pid: process.pid, host: hostname(), started: await startOf(process.pid) }
  try {
    await writeFile(file, JSON.stringify(me), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

async function read(file: string): Promise<Holder | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Holder
  } catch {
    // Gone, or not yet written: the caller looks again.
    return null
  }
}

async function isAlive({ pid, host, started }: Holder): Promise<boolean> {
  // A number from another machine or container says nothing about the processes here.
  if (host !== hostname()) return true
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  return started === null || started === (await startOf(pid))
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
  const taken = await read(aside)
  // The other process was faster and has already taken the lock anew: this file is its own.
  if (JSON.stringify(taken) !== JSON.stringify(dead)) await rename(aside, file)
  else await rm(aside, { force: true })
}

/** Linux tells when a process began; elsewhere the number alone has to do. */
async function startOf(pid: number): Promise<string | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)
  // The name before the bracket may hold anything. Z and X have ended, whoever still lists them.
  const [state, ...rest] = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? []
  return state === 'Z' || state === 'X' ? null : (rest[18] ?? null)
}

function inUse(file: string, holder: Holder | null): string {
  const who = holder ? ` (process ${holder.pid} on ${holder.host})` : ''
  return (
    `Another Nadi${who} is using this data directory. ` +
    `Stop it first, or choose another DATA_DIR; if it is certainly not running, delete ${file}.`
  )
}
