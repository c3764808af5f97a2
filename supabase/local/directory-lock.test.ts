import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, open, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { acquireLock, type Heartbeat } from './directory-lock.ts'
import { openEmbedded } from './pglite/embedded.ts'
import { readProcessTable } from './process-table.ts'

const MODULE = new URL('directory-lock.ts', import.meta.url).href

let folder: string
let lock: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nadi-lock-'))
  lock = join(folder, 'database.lock')
})
afterEach(() => rm(folder, { recursive: true }))

/** A container as far as a process can tell: process 1 of its own table, under a chosen name. */
const CONTAINER = ['--pid', '--fork', '--mount-proc', '--uts', '--kill-child=SIGKILL']
const canUnshare = spawnSync('unshare', [...CONTAINER, 'true']).status === 0

/** Another process that tries to take the lock, reports the outcome, and then holds it. */
async function rival({
  inContainer = false,
  beat,
}: { inContainer?: boolean; beat?: Heartbeat } = {}) {
  const script = `const { acquireLock } = await import('${MODULE}')
    const say = (text) => console.error(text)
    await acquireLock(process.argv[1], ${JSON.stringify({ beat })}).then(() => say('taken'), (error) => say(error.message))
    setInterval(() => {}, 1000)`
  const node = [process.execPath, '--import', 'tsx', '--input-type=module', '-e', script, lock]
  const [command = '', ...args] = inContainer
    ? ['unshare', ...CONTAINER, 'sh', '-c', 'hostname nadi && exec "$@"', 'sh', ...node]
    : node
  // Standard output says that it waits.
  const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'pipe'] })
  const [output] = (await once(child.stderr, 'data')) as [Buffer]
  const kill = async () => {
    // The first of two that both write may have ended by itself.
    if (child.exitCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  return { pid: child.pid, output: output.toString().trim(), kill }
}

test('a second start on the same data fails with one sentence that says what to do', async () => {
  const first = await rival()
  const second = acquireLock(lock)
  await expect(second).rejects.toThrow(
    `Another Nadi (process ${first.pid} on ${hostname()}) is using this data directory. ` +
      `Stop it first, or choose another DATA_DIR; if it is certainly not running, delete ${lock}.`,
  )
  await first.kill()
  expect(first.output).toBe('taken')
})

test(
  'a database directory opens once at a time, and again after it was closed',
  { tags: ['full'] },
  async () => {
    const directory = join(folder, 'database')
    const db = await openEmbedded(directory)
    await expect(openEmbedded(directory)).rejects.toThrow('is using this data directory')
    await db.exec('create table kept as select 1 as n')
    await db.close()
    // Beside the directory, never in it: a backup of the data must not contain a lock.
    expect(existsSync(`${directory}.lock`)).toBe(false)
    const again = await openEmbedded(directory)
    expect(await again.query('select n from kept')).toEqual([{ n: 1 }])
    await again.close()
  },
)

test('the next start removes the lock of a crash', async () => {
  const crashed = await rival()
  await crashed.kill()
  const release = await acquireLock(lock)
  expect(JSON.parse(await readFile(lock, 'utf8'))).toMatchObject({ pid: process.pid })
  await release()
  expect(existsSync(lock)).toBe(false)
})

test('of many starts after a crash exactly one takes over', { tags: ['full'] }, async () => {
  const crashed = await rival()
  await crashed.kill()
  const rivals = await Promise.all(Array.from({ length: 6 }, () => rival()))
  const winners = rivals.filter(({ output }) => output === 'taken')
  const holder = JSON.parse(await readFile(lock, 'utf8')) as { pid: number }
  await Promise.all(rivals.map(({ kill }) => kill()))
  expect(winners.map(({ pid }) => pid)).toEqual([holder.pid])
})

test('a reused process id does not keep the data locked', async () => {
  const table = await readProcessTable()
  const reused = { pid: process.ppid, host: hostname(), table, started: '1' }
  await writeFile(lock, JSON.stringify(reused))
  const release = await acquireLock(lock)
  expect(JSON.parse(await readFile(lock, 'utf8'))).toMatchObject({ pid: process.pid })
  await release()
})

test(
  'a lock from another computer is never removed, because its process is invisible',
  { tags: ['full'] },
  async () => {
    const holder = { pid: 999_999_999, host: 'another-computer', started: null }
    await writeFile(lock, JSON.stringify(holder))
    await expect(acquireLock(lock)).rejects.toThrow('another-computer')
    expect(existsSync(lock)).toBe(true)
  },
)

const QUICK = { everyMs: 20, deadAfterMs: 200 }
const renamed = { pid: 1, host: 'the-name-before', started: null, beats: true, nonce: 'a' }

test.for([
  ['under another name', renamed],
  ['under its name, with another process table', { ...renamed, host: hostname(), table: 'x' }],
  ['with the lock of an earlier build', { ...renamed, host: hostname() }],
] as const)('a container that returns %s gets its data back after a minute', async ([, holder]) => {
  await writeFile(lock, JSON.stringify(holder))
  const release = await acquireLock(lock, { beat: QUICK })
  expect(JSON.parse(await readFile(lock, 'utf8'))).toMatchObject({ pid: process.pid })
  await release()
})

describe.runIf(canUnshare)('containers with one name on one volume', () => {
  const beat = { everyMs: 100, deadAfterMs: 10_000 }

  test('the second is refused while the first works (threat 54)', async () => {
    const first = await rival({ inContainer: true, beat })
    const second = await rival({ inContainer: true, beat })
    const outside = await rival({ beat })
    await Promise.all([first, second, outside].map(({ kill }) => kill()))
    expect(first.output).toBe('taken')
    expect(second.output).toContain('Another Nadi (process 1 on nadi) is using this data directory')
    expect(outside.output).toBe(second.output)
  })

  test('a container that was killed gets its data back when it starts again', async () => {
    const soon = { everyMs: 50, deadAfterMs: 1_000 }
    const killed = await rival({ inContainer: true, beat: soon })
    await killed.kill()
    const again = await rival({ inContainer: true, beat: soon })
    await again.kill()
    expect(again.output).toBe('taken')
  })
})

describe.runIf(!canUnshare)('not run: this machine allows no namespaces', () => {
  test('containers with one name on one volume', () => expect(canUnshare).toBe(false))
})

test('while the other container works, it keeps its lock', async () => {
  await writeFile(lock, JSON.stringify(renamed))
  const handle = await open(lock, 'r+')
  const beating = setInterval(() => void handle.write(JSON.stringify(renamed), 0), QUICK.everyMs)
  await expect(acquireLock(lock, { beat: QUICK })).rejects.toThrow('process 1 on the-name-before')
  clearInterval(beating)
  await handle.close()
})

test('a process that was suspended until another took over is notified, and leaves the lock alone', async () => {
  const loss = new Promise<void>((resolve) => {
    void acquireLock(lock, { beat: QUICK, onLost: resolve }).then((release) =>
      releases.push(release),
    )
  })
  await expect.poll(() => releases.length).toBe(1)
  const before = (await stat(lock)).mtimeMs
  // The heartbeat continues as long as the lock is its own.
  await expect.poll(async () => (await stat(lock)).mtimeMs).toBeGreaterThan(before)
  await rm(lock)
  await writeFile(lock, JSON.stringify(renamed))
  await loss
  await releases.pop()?.()
  expect(JSON.parse(await readFile(lock, 'utf8'))).toEqual(renamed)
})

const releases: (() => Promise<void>)[] = []

test(
  'a lock that a crash left half written is removed after a moment',
  { tags: ['full'] },
  async () => {
    await writeFile(lock, '{"pid":')
    await (
      await acquireLock(lock)
    )()
    expect(existsSync(lock)).toBe(false)
  },
)
