import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { expect, test } from 'vitest'

const run = promisify(execFile)

// One process per core; the seeds are fixed so that a red run is a change of
// ours. New ground is covered by `npm run simulate`, which draws its own.
const seeds = [20261120, 425]
const RUNS_EACH = 1_000

test.concurrent.for(seeds)(
  '[I1-I8] in 1,000 random histories with every fault no edit is lost, doubled or applied behind anyone’s back (seed %i)',
  async (seed) => {
    const { stdout } = await run(
      process.execPath,
      ['--import', 'tsx', 'tools/simulate.ts', '--runs', String(RUNS_EACH), '--seed', String(seed)],
      { maxBuffer: 10_000_000 },
    )
    const tally = JSON.parse(stdout.split('\n')[0] ?? '{}') as Record<string, number>
    expect(tally).toMatchObject({ histories: RUNS_EACH, repairs: 0 })
    // A run in which little happened would prove little.
    for (const [what, least] of Object.entries({
      edits: 5_000,
      rounds: 5_000,
      crashes: 500,
      twins: 500,
      restores: 100,
      parked: 300,
    })) {
      expect(tally[what], what).toBeGreaterThan(least)
    }
  },
)
