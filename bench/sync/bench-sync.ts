import type { Browser } from 'playwright-core'

import type { BenchOptions } from '../bench-options.ts'
import { installPeers } from '../install-peers.ts'
import { describeMachine, loadNow } from '../machine.ts'
import { launchBrowser } from '../phone.ts'
import type { PeerOutcomes } from './correctness-cases.ts'
import { correctness } from './correctness.ts'
import { reasonOf, limitTime } from './limits.ts'
import { buildPages } from './pages.ts'
import { peers, type PeerSpec } from './peers.ts'
import { writeReport } from './report/report.ts'
import { startStack, type Stack } from './servers/stack.ts'
import { countWrites } from './servers/written-rows.ts'
import { runsOf, SIZES, SMALL } from './sizes.ts'
import { failed, measure, type Measured } from './speed.ts'

const STOP_MS = 30_000

/**
 * Mirrors, edits and loses pages with Nadi and with its peers. Only a whole run is written down.
 * False when Nadi lost an edit, or a step failed.
 */
export async function benchSync({ runs, date, sizes, peer }: BenchOptions): Promise<boolean> {
  const chosen = peers.filter(({ name }) => peer === undefined || name === peer)
  if (chosen.length === 0) {
    throw new Error(`--peer is ${peers.map(({ name }) => name).join(' or ')}`)
  }
  const all = sizes ?? SIZES
  installPeers()
  const pages = await buildPages(chosen)
  const browser = await launchBrowser()
  const machine = describeMachine(browser)
  const measured: Measured[] = []
  const peerOutcomes: PeerOutcomes[] = []
  let postgres = ''
  try {
    for (const illnesses of all) {
      const withTinybase = chosen.some(({ name }) => name === 'tinybase')
      const stack = await startStack(illnesses, { pages, withTinybase })
      postgres = stack.postgres
      try {
        measured.push(...(await measureAll(browser, chosen, { stack, illnesses, runs })))
        if (illnesses === SMALL) peerOutcomes.push(...(await checkAll(browser, chosen, stack)))
      } finally {
        await limitTime('stop', STOP_MS, stack.stop())
      }
    }
  } finally {
    await browser.close()
  }
  machine.load[1] = loadNow()
  const isWhole = peer === undefined && sizes === undefined
  await writeReport(
    { date, runs: runsOf(runs, 0), machine, postgres, measured, peerOutcomes, chosen },
    isWhole,
  )
  return (
    measured.every((one) => one.peer !== 'nadi' || one.steps.every(({ fault }) => !fault)) &&
    peerOutcomes.every(
      (one) => one.peer !== 'nadi' || one.outcomes.every(({ fate }) => fate === 'safe'),
    )
  )
}

async function measureAll(
  browser: Browser,
  chosen: readonly PeerSpec[],
  { stack, illnesses, runs }: { stack: Stack; illnesses: number; runs: number },
): Promise<Measured[]> {
  const measured: Measured[] = []
  const times = runsOf(runs, illnesses)
  for (let run = 1; run <= times; run++) {
    // Another order each time: who comes first finds caches cold.
    for (const one of rotated(chosen, run)) {
      // A peer that hung once is skipped.
      if (measured.some(({ peer, isLost }) => isLost && peer === one.name)) continue
      process.stderr.write(`${illnesses} illnesses, run ${run} of ${times}: ${one.title}\n`)
      const now = await measure(browser, one, { stack, illnesses, run }).catch((error: unknown) =>
        failed(one, illnesses, reasonOf(error)),
      )
      for (const { caseName, fault } of now.steps) {
        if (fault) process.stderr.write(`  ${one.title}, ${caseName}: ${fault}\n`)
      }
      measured.push(now)
    }
  }
  return measured
}

async function checkAll(
  browser: Browser,
  chosen: readonly PeerSpec[],
  stack: Stack,
): Promise<PeerOutcomes[]> {
  await countWrites(
    stack.db,
    chosen.flatMap(({ table }) => table ?? []),
  )
  const peerOutcomes: PeerOutcomes[] = []
  for (const one of chosen) {
    process.stderr.write(`Two devices, and tabs that die: ${one.title}\n`)
    peerOutcomes.push({ peer: one.name, outcomes: await correctness(browser, one, stack) })
  }
  return peerOutcomes
}

function rotated<T>(list: readonly T[], by: number): T[] {
  const start = by % list.length
  return [...list.slice(start), ...list.slice(0, start)]
}
