import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

import type { BenchOptions } from '../bench-options.ts'
import { describeMachine, loadNow, machineSentence } from '../machine.ts'
import { launchBrowser } from '../phone.ts'
import { table, writeResults } from '../results.ts'
import { ENGINES, serve } from '../server/engines.ts'
import { addition, call, startEditing, type Editor } from '../server/staff.ts'
import { throughput } from '../server/throughput.ts'
import { measureUnderLoad } from '../server/waits.ts'
import { sumOf, type Parts } from './parts.ts'

/** What was asked for after an hour of work. */
const MOST_MB = 350
const EDITS = 50
const CONNECTIONS = 16
const SAMPLES = 6
const PULL = '/rest/v1/rpc/visitor_pull?since='
const ACCEPT = { 'accept-encoding': 'br' }

interface Measured {
  engine: string
  /** At the start, and then at even times until the end. */
  samples: Parts[]
  /** Programs it has started itself: MB in the end. */
  helpers: number
  pagesPerSecond: number
}

/** Keeps a server busy for so long, and looks what its memory is made of meanwhile. */
export async function benchMemory({ site, date, seconds }: BenchOptions): Promise<boolean> {
  const browser = await launchBrowser()
  const machine = describeMachine(browser)
  await browser.close()
  const all: Measured[] = []
  for (const engine of ENGINES.filter((name) => !name.includes('as PGlite'))) {
    process.stderr.write(`${engine}, ${seconds} s\n`)
    all.push(await measure(engine, site, seconds))
  }
  machine.load[1] = loadNow()
  const rows = [
    ['when it has started', ({ samples }: Measured) => sumOf(samples[0] ?? none)],
    ...Array.from(
      { length: SAMPLES },
      (_, n) =>
        [
          `after ${Math.round((seconds * (n + 1)) / SAMPLES)} s`,
          ({ samples }: Measured) => sumOf(samples[n + 1] ?? none),
        ] as const,
    ),
    ['of these, in the end: the program itself', (m: Measured) => last(m).program],
    ['compiled code', (m: Measured) => last(m).code],
    ['the linear memory of the embedded Postgres', (m: Measured) => last(m).webAssembly],
    ['the heap of C', (m: Measured) => last(m).malloc],
    ['the heaps of JavaScript, and stacks', (m: Measured) => last(m).javaScript],
    ['beside it, programs it started', (m: Measured) => m.helpers],
    ['pages and polls a second meanwhile', (m: Measured) => m.pagesPerSecond],
  ] as const
  const markdown = [
    '# What the server keeps in memory',
    `Measured on ${date.toISOString().slice(0, 10)} by \`npm run bench -- memory --seconds ${seconds}\`. ${machineSentence(machine)}`,
    `MB in memory, of the server's process, with the sample clinic: ${CONNECTIONS} connections ask for the home page and for polls in turns as fast as they are answered, and ${EDITS} edits are pushed each second. A Postgres server is a program of its own, and not counted.`,
    table(
      ['', ...all.map(({ engine }) => engine)],
      rows.map(([name, getValue]) => [name, ...all.map((m) => getValue(m).toFixed(0))]),
    ),
    `Asked for were ${MOST_MB} MB.`,
  ]
  await writeResults('memory', markdown)
  return all.every((m) => sumOf(last(m)) <= MOST_MB)
}

const none: Parts = { program: 0, code: 0, webAssembly: 0, malloc: 0, javaScript: 0 }
const last = ({ samples }: Measured): Parts => samples.at(-1) ?? none

async function measure(engine: string, site: string, seconds: number): Promise<Measured> {
  const { url, parts, helpers, stop } = await serve(engine, site)
  try {
    const editor = await startEditing(url)
    const edit = await editing(editor)
    const samples = [await parts()]
    let pages = 0
    for (let sample = 0; sample < SAMPLES; sample++) {
      const half = seconds / SAMPLES / 2
      for (const path of ['/', PULL + (await newest(url))]) {
        const { perSecond } = await measureUnderLoad(1, edit, () =>
          throughput(url + path, { connections: CONNECTIONS, seconds: half, headers: ACCEPT }),
        )
        pages += perSecond
      }
      samples.push(await parts())
    }
    return {
      engine,
      samples,
      helpers: await helpers(),
      pagesPerSecond: Math.round(pages / SAMPLES / 2),
    }
  } finally {
    await stop()
  }
}

async function newest(url: string): Promise<string> {
  return String((await call(url, 'sync_pull', {}))['cursor'])
}

/** Changes the same few rows, over and over, once a second: a clinic does not grow as fast as it edits. */
async function editing(editor: Editor): Promise<() => Promise<unknown>> {
  const added = Array.from({ length: EDITS }, addition)
  await editor.push(added.map((op) => [op]))
  const stands = added.map(({ set }) => set?.['review_english'])
  return async () => {
    const text = `Kind. ${randomUUID()}`
    const edits = added.map(({ t, id }, at) => [
      {
        t,
        id,
        op: 'update' as const,
        set: { review_english: text },
        was: { review_english: stands[at] },
      },
    ])
    const [done] = await Promise.all([editor.push(edits), pause(1000)])
    for (const [at, isDone] of done.entries()) if (isDone) stands[at] = text
  }
}
