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

/**
 * Takes the lock file or throws one sentence for people; answers with the function that gives it
 * back. PGlite itself lets two processes write one directory, and then loses rows in silence.
 */
export async function takeLock(file: string): Promise<() => Promise<void>> {
  await mkdir(dirname(file), { recursive: true })
  for (let attempt = 0; attempt < 10; attempt++) {
    if (await create(file)) return () => rm(file, { force: true })
    const holder = await read(file)
    if (holder !== null && (await isAlive(holder))) throw new Error(inUse(file, holder))
    // Another process may be between creating the file and writing its name into it.
    if (holder === null && attempt < 5) await pause(50)
    else await reap(file, holder)
  }
  throw new Error(`The lock file ${file} keeps changing hands. Try again in a moment.`)
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
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
}

function inUse(file: string, { pid, host }: Holder): string {
  return (
    `Another Nadi (process ${pid} on ${host}) is using this data directory. ` +
    `Stop it first, or choose another DATA_DIR; if it is certainly not running, delete ${file}.`
  )
}
