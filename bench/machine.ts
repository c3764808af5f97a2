import { cpus, loadavg, totalmem } from 'node:os'

import type { Browser } from 'playwright-core'

/** What a measurement was made on: without it, its milliseconds say little. */
export interface Machine {
  processor: string
  cores: number
  memoryGB: number
  node: string
  chromium: string
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
    load: [load, load],
  }
}

export function loadNow(): number {
  return Number((loadavg()[1] ?? 0).toFixed(1))
}

/** The machine in one sentence. */
export function machineSentence({ processor, cores, memoryGB, ...rest }: Machine): string {
  const busy = Math.max(...rest.load) > cores ? ', busy with other work' : ''
  return (
    `${cores} cores (${processor}), ${memoryGB} GB, Node ${rest.node}, Chromium ${rest.chromium}, ` +
    `load ${rest.load.join(' before and ')} after${busy}.`
  )
}
