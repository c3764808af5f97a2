import { spawnSync } from 'node:child_process'
import { cpus, loadavg, totalmem } from 'node:os'

import type { Browser } from 'playwright-core'

/** What a measurement was made on: without it, its milliseconds say little. */
export interface Machine {
  processor: string
  cores: number
  memoryGB: number
  node: string
  chromium: string
  /** Whether it draws Telugu by itself, as the phones sold in India do; else a page fetches a font. */
  hasTelugu?: boolean
  /** Programs that wanted to run, on average of the last five minutes: [before, after] the measurement. */
  load: [number, number]
}

/** Looks at this machine now; the second load is set when the measurement is over. */
export function describeMachine(browser: Browser): Machine {
  const load = loadNow()
  return {
    processor: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    memoryGB: Math.round(totalmem() / 1e9),
    node: process.version,
    chromium: browser.version(),
    hasTelugu: spawnSync('fc-list', [':lang=te']).stdout?.length > 0,
    load: [load, load],
  }
}

export function loadNow(): number {
  return Number((loadavg()[1] ?? 0).toFixed(1))
}

/** The machine in one sentence. */
export function machineSentence({
  processor,
  cores,
  memoryGB,
  hasTelugu,
  ...rest
}: Machine): string {
  const busy = Math.max(...rest.load) > cores ? ', busy with other work' : ''
  return (
    `${cores} cores (${processor}), ${memoryGB} GB, Node ${rest.node}, Chromium ${rest.chromium}, ` +
    (hasTelugu === undefined ? '' : `${hasTelugu ? 'its own' : 'no'} Telugu letters, `) +
    `load ${rest.load.join(' before and ')} after${busy}.`
  )
}
