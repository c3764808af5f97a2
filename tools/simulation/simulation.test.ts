import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { expect, test } from 'vitest'

import { isFullSuite } from '../../supabase/tests/suites.ts'

const run = promisify(execFile)

// The seeds are fixed so that a red run is a change of ours. New ground is covered by `npm run simulate`,
// which draws its own.
const seeds = isFullSuite ? [20261120, 425] : [20261120]
const RUNS_EACH = isFullSuite ? 250 : 15
/** 500 histories beside other tests, on a busy machine. */
const MOST_MS = 30 * 60_000

test.concurrent.for(seeds)(
  'random histories with every fault lose no edit, apply none twice and hide no conflict (seed %i) (AC-432, AC-433) [I1-I8]',
  { timeout: MOST_MS },
  async (seed) => {
    const { stdout } = await run(
      process.execPath,
      ['--import', 'tsx', 'tools/simulate.ts', '--runs', String(RUNS_EACH), '--seed', String(seed)],
      { maxBuffer: 10_000_000 },
    )
    const tally = JSON.parse(stdout.split('\n')[0] ?? '{}') as Record<string, number>
    expect(tally).toMatchObject({ histories: RUNS_EACH, repairs: 0 })
    // A run in which little happened would prove little.
    for (const [counter, leastInTen] of Object.entries({
      edits: 30,
      rounds: 50,
      crashes: 5,
      ended: 1,
      twins: 5,
      restores: 1,
      parked: 3,
      cached: 3,
      portions: 10,
      // Rare: few histories have none.
      ...(isFullSuite && { wholes: 0 }),
    })) {
      expect(tally[counter], counter).toBeGreaterThan((leastInTen * RUNS_EACH) / 10)
    }
  },
)
