import { setTimeout as pause } from 'node:timers/promises'

import { startWebServer } from '../../tools/start-web-server.ts'
import type { BenchOptions } from '../bench-options.ts'
import { describeMachine, loadNow, machineSentence } from '../machine.ts'
import { launchBrowser } from '../phone.ts'
import { table, writeResults } from '../results.ts'
import { ENGINES, serve } from '../server/engines.ts'
import { addition, startEditing, type Editor } from '../server/staff.ts'
import { poll, simulateCrowd, nameOf, type Poll } from './crowd.ts'
import { estimateMonth, networks } from './month.ts'

const EDIT_EACH_MS = 5_000
/** How long a cache may give what it has (R18). */
const LIFE_MS = 30_000

/** For so many phones a month is reckoned. */
const MONTHS = [1, 100, 10_000, 100_000, 10_000_000]
const NOTHING = { first: 0, quiet: 0 }

interface Measured {
  phones: number
  polls: number
  /** Requests that reached the server behind the cache, those of the editor left out. */
  reached: number
  edits: number
  /** The most polls of one phone that were begun after an edit was acknowledged and did not bring it. */
  withoutAtMost: number
  /** Polls begun later than the life of an answer that still did not bring an edit. */
  tooLate: number
  /** Of all polls, milliseconds. */
  p99: number
  /** Of one poll in the end: the first of a phone, and the one after it that finds nothing new. */
  bytes: { first: number; quiet: number }
}

/**
 * Has phones poll the server through the nginx of deploy/ during edits. Fails when an edit
 * reaches a phone later than answers may be kept.
 */
export async function benchPhones({ site, date, phones, seconds }: BenchOptions): Promise<boolean> {
  const browser = await launchBrowser()
  const machine = describeMachine(browser)
  await browser.close()
  const all: Measured[] = []
  for (const count of phones) {
    process.stderr.write(`${count} phones, ${seconds} s\n`)
    all.push(await measure(site, count, seconds))
  }
  machine.load[1] = loadNow()
  const rows = [
    ['polls', (m: Measured) => m.polls],
    ['of these reached the server', (m: Measured) => m.reached],
    ['edits', (m: Measured) => m.edits],
    ['polls of one phone that came without an edit, at most', (m: Measured) => m.withoutAtMost],
    [`polls without an edit that was older than ${LIFE_MS / 1000} s`, (m: Measured) => m.tooLate],
    ['99 of 100 polls took at most, ms', (m: Measured) => m.p99.toFixed(1)],
    ['bytes of a first poll', (m: Measured) => m.bytes.first],
    ['bytes of one that finds nothing new', (m: Measured) => m.bytes.quiet],
  ] as const
  const markdown = [
    '# Many phones behind one cache',
    `Measured on ${date.toISOString().slice(0, 10)} by \`npm run bench -- phones\`. ${machineSentence(machine)}`,
    `Each column is ${seconds} seconds: so many phones, as programs on the same machine, poll once a minute through nginx with \`deploy/cached.nginx.conf\`; a staff member adds a testimonial every ${EDIT_EACH_MS / 1000} seconds. Every phone fetches everything at its first poll. With thousands of them the machine is busy with playing the phones, so what a poll took then says little about the server.`,
    table(
      ['phones', ...all.map((m) => String(m.phones))],
      rows.map(([name, getValue]) => [name, ...all.map((m) => String(getValue(m)))]),
    ),
    '## A month of it',
    `By arithmetic from the bytes above, for phones that have the site open ten minutes a day: each fetches everything once, and then asks once a minute. Dollars are list prices of November 2026 for what passes the network (CloudFront's for requests was not looked up); the server behind it hears no more than in the table above.`,
    table(
      ['phones', 'polls', 'GB', ...networks.map(({ name }) => `${name}, $`)],
      MONTHS.map((count) => monthRow(count, all.at(-1)?.bytes ?? NOTHING)),
    ),
  ]
  await writeResults('phones', markdown)
  return all.every(({ tooLate }) => tooLate === 0)
}

const formatNumber = (number: number, digits: number) =>
  number.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })

function monthRow(phones: number, bytes: Measured['bytes']): string[] {
  const { polls, gigabytes, dollars } = estimateMonth(phones, bytes)
  return [
    formatNumber(phones, 0),
    formatNumber(polls, 0),
    formatNumber(gigabytes, gigabytes < 10 ? 2 : 0),
    ...dollars.map((sum) => formatNumber(sum, 2)),
  ]
}

async function measure(site: string, phones: number, seconds: number): Promise<Measured> {
  const server = await serve(ENGINES[0], site)
  const nginx = await startWebServer('nginx', 'cached', { upstream: server.url })
  try {
    const editor = await startEditing(server.url)
    const before = await server.countRequests()
    const until = performance.now() + seconds * 1000
    const [pollsByPhone, edits] = await Promise.all([
      simulateCrowd(nginx.url, { phones, until }),
      editUntil(editor, until),
    ])
    const reached = (await server.countRequests()) - before - edits.length
    const first = await poll(nginx.url, '')
    const quiet = await poll(nginx.url, first.response.cursor)
    const polls = pollsByPhone.flat()
    const took = polls
      .map(({ requestedAt, respondedAt }) => respondedAt - requestedAt)
      .toSorted((a, b) => a - b)
    return {
      phones,
      polls: polls.length,
      reached,
      edits: edits.length,
      withoutAtMost: most(pollsByPhone.flatMap((phonePolls) => edits.map(missedBy(phonePolls, 0)))),
      tooLate: total(
        pollsByPhone.flatMap((phonePolls) => edits.map(missedBy(phonePolls, LIFE_MS))),
      ),
      p99: took[Math.floor(took.length * 0.99)] ?? NaN,
      bytes: { first: first.bytes, quiet: quiet.bytes },
    }
  } finally {
    await nginx.stop()
    await server.stop()
  }
}

/** How many polls of a phone, begun so long after an edit was acknowledged, came without it. */
const missedBy = (polls: readonly Poll[], later: number) => (acknowledged: number, at: number) =>
  polls.filter(({ requestedAt, edit }) => requestedAt > acknowledged + later && edit < at + 1)
    .length

/** Of more numbers than a call takes as arguments. */
const most = (counts: readonly number[]) => counts.reduce((top, count) => Math.max(top, count), 0)

const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0)

/** Makes an edit every few seconds; answers with when each was acknowledged. */
async function editUntil(editor: Editor, until: number): Promise<number[]> {
  const acknowledged: number[] = []
  while (performance.now() + EDIT_EACH_MS < until) {
    await pause(EDIT_EACH_MS)
    const op = addition()
    const set = { ...op.set, patient_name: nameOf(acknowledged.length + 1), is_published: true }
    await editor.push([[{ ...op, set }]])
    acknowledged.push(performance.now())
  }
  return acknowledged
}
