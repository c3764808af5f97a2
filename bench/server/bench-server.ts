import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

import type { SyncResponse } from '../../src/model/mutation.ts'
import type { BenchOptions } from '../bench-options.ts'
import { describeMachine, loadNow, machineSentence } from '../machine.ts'
import { launchBrowser } from '../phone.ts'
import { table, writeResults } from '../results.ts'
import { median } from '../statistics.ts'
import { ENGINES, serve } from './engines.ts'
import { callTables, measureCalls } from './procedures.ts'
import { addition, call, startEditing } from './staff.ts'
import { throughput, type Throughput } from './throughput.ts'
import { measureUnderLoad, guessPassword, measureTimes, worstPush } from './waits.ts'

const PUSHES = 200
const BATCHES = 20
const BATCH = 50
const POLLS = 300
const LOOPS = 4
const AT_ONCE = 16
const PULL = '/rest/v1/rpc/visitor_pull?since='
/** What was asked for: a page beside the worst push, a poll beside guessing. */
const MOST_PAGE_MS = 500
const MOST_POLL_RATIO = 2

interface Measured {
  engine: string
  /** Milliseconds of each run. */
  push: number[]
  batch: number[]
  poll: number[]
  pollDuringGuesses: number[]
  page: number[]
  pageDuringWorstPush: number[]
  worst: number[]
  pagesAtOnce: Throughput
  pollsAtOnce: Throughput
  pagesDuringPushes: Throughput
  pollsDuringPushes: Throughput
  memoryMB: number
}

/** Measures what an edit costs until it is on the disk, and what others wait meanwhile. */
export async function benchServer({ site, date }: BenchOptions): Promise<boolean> {
  const browser = await launchBrowser()
  const machine = describeMachine(browser)
  await browser.close()
  const force = forcing()
  const all: Measured[] = []
  for (const engine of ENGINES) {
    process.stderr.write(`${engine}\n`)
    all.push(await measure(engine, site))
  }
  const calls = await measureCalls()
  machine.load[1] = loadNow()
  const [ours] = all
  if (!ours) return false
  const slowPage = Math.max(...ours.pageDuringWorstPush)
  const ratio = median(ours.pollDuringGuesses) / median(ours.poll)
  const rows = [
    ['one edit, acknowledged', (m: Measured) => spread(m.push)],
    [`${BATCH} edits in one batch`, (m: Measured) => spread(m.batch)],
    ['a poll that finds nothing new', (m: Measured) => spread(m.poll)],
    [
      `the same beside ${LOOPS} loops of guessed sign-ins`,
      (m: Measured) => spread(m.pollDuringGuesses),
    ],
    ['a page', (m: Measured) => spread(m.page)],
    [
      'the same beside the worst push, over and over',
      (m: Measured) => spread(m.pageDuringWorstPush),
    ],
    ['the worst push itself', (m: Measured) => spread(m.worst)],
    [
      `pages a second, ${AT_ONCE} at once (99th percentile, ms)`,
      (m: Measured) => many(m.pagesAtOnce),
    ],
    ['polls that find nothing new, the same way', (m: Measured) => many(m.pollsAtOnce)],
    [
      `pages beside a batch of ${BATCH} edits each second`,
      (m: Measured) => many(m.pagesDuringPushes),
    ],
    ['polls beside that', (m: Measured) => many(m.pollsDuringPushes)],
    ['memory of the server in the end, MB', (m: Measured) => String(m.memoryMB)],
  ] as const
  const markdown = [
    '# What the server costs',
    `Measured on ${date.toISOString().slice(0, 10)} by \`npm run bench -- server\`. ${machineSentence(machine)}`,
    `Milliseconds, median / 95th percentile / longest, of requests over loopback to a server in a process of its own: ${PUSHES} single edits, ${BATCHES} batches, ${POLLS} polls and pages. Forcing 8 kB to this disk takes ${median(force).toFixed(2)} ms by itself. "As PGlite opens it" waits for no disk and runs in the server's own thread, as before decision 9.`,
    table(
      ['', ...all.map(({ engine }) => engine)],
      rows.map(([name, getValue]) => [name, ...all.map(getValue)]),
    ),
    `A page beside the worst push took at most ${slowPage.toFixed(0)} ms (budget ${MOST_PAGE_MS}), a poll beside guessing ${ratio.toFixed(2)} times its usual time (budget ${MOST_POLL_RATIO}).`,
    ...callTables(calls),
  ]
  await writeResults('server', markdown)
  return slowPage <= MOST_PAGE_MS && ratio <= MOST_POLL_RATIO
}

async function measure(engine: string, site: string): Promise<Measured> {
  const { url, memory, stop } = await serve(engine, site)
  try {
    const editor = await startEditing(url)
    const { cursor, put } = await newest(url)
    const illnesses = (put?.health_library_illnesses ?? []).map(({ id }) => id)
    const poll = () => get(`${url}${PULL}${cursor}`)
    const page = () => get(`${url}/doctors`)
    await measureTimes(20, () => editor.push([[addition()]]))
    await measureTimes(20, poll)
    await measureTimes(20, page)
    const push = await measureTimes(PUSHES, () => editor.push([[addition()]]))
    const batch = await measureTimes(BATCHES, () =>
      editor.push(Array.from({ length: BATCH }, () => [addition()])),
    )
    const { cursor: now } = await newest(url)
    const unchanged = () => get(`${url}${PULL}${now}`)
    const batchEachSecond = () =>
      Promise.all([editor.push(Array.from({ length: BATCH }, () => [addition()])), pause(1000)])
    const worst: number[] = []
    const pushWorst = async () =>
      worst.push(...(await measureTimes(1, () => worstPush(editor, illnesses))))
    return {
      engine,
      push,
      batch,
      // Both before anything is pushed again: a poll that brings news costs more.
      poll: await measureTimes(POLLS, unchanged),
      pollDuringGuesses: await measureUnderLoad(
        LOOPS,
        () => guessPassword(url),
        () => measureTimes(POLLS, unchanged),
      ),
      page: await measureTimes(POLLS, page),
      pageDuringWorstPush: await measureUnderLoad(1, pushWorst, () => measureTimes(POLLS, page)),
      worst,
      pagesAtOnce: await atOnce(`${url}/`),
      pollsAtOnce: await atOnce(`${url}${PULL}${(await newest(url)).cursor}`),
      pagesDuringPushes: await measureUnderLoad(1, batchEachSecond, () => atOnce(`${url}/`)),
      pollsDuringPushes: await measureUnderLoad(1, batchEachSecond, async () =>
        atOnce(`${url}${PULL}${(await newest(url)).cursor}`),
      ),
      memoryMB: await memory(),
    }
  } finally {
    await stop()
  }
}

const newest = async (url: string) => (await call(url, 'sync_pull', {})) as unknown as SyncResponse

const atOnce = (url: string) =>
  throughput(url, { connections: AT_ONCE, headers: { 'accept-encoding': 'br' } })

async function get(url: string): Promise<void> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'br' } })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
}

/** What forcing 8 kB to the disk of the project takes, a hundred times. */
function forcing(): number[] {
  const folder = mkdtempSync(
    join(fileURLToPath(new URL('../../', import.meta.url)), 'node_modules/.cache/nadi-bench-'),
  )
  const file = openSync(join(folder, 'forced'), 'w')
  const took = Array.from({ length: 100 }, () => {
    const started = performance.now()
    writeSync(file, Buffer.alloc(8192))
    fsyncSync(file)
    return performance.now() - started
  })
  closeSync(file)
  rmSync(folder, { recursive: true })
  return took
}

const many = ({ perSecond, p99 }: Throughput) => `${perSecond} (${p99.toFixed(1)})`

function spread(ms: readonly number[]): string {
  const sorted = ms.toSorted((a, b) => a - b)
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]
  return [0.5, 0.95, 1].map((part) => (at(part) ?? NaN).toFixed(1)).join(' / ')
}
